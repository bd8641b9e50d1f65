"""Contents and indexes in columns."""

from rulings.desk.base.typeset.leaf import Leaf
from rulings.desk.guide.queries.columns import Entry, contents_pages, index_pages, write_columns

MANY = [Entry(f"entry {number} with some words that need a second line of it", (number,), "7") for number in range(900)]


def test_no_entry_is_lost_and_none_is_parted() -> None:
    pages = index_pages(MANY, 3)
    columns = [column for page in pages for column in page]
    assert [len(page) for page in pages[:-1]] == [3] * (len(pages) - 1)
    firsts = [line[0].text for column in columns for line in column if line[0].text.startswith("entry")]
    assert len(firsts) == len(MANY)
    assert all(column[0][0].text.startswith("entry") for column in columns)


def test_the_contents_take_as_many_pages_whatever_the_numbers_are() -> None:
    unknown = [Entry(each.name, (0,), each.label) for each in MANY]
    assert len(contents_pages(unknown, 2)) == len(contents_pages(MANY, 2))


def test_each_page_that_an_entry_names_is_a_link_to_it() -> None:
    leaf = Leaf()
    pages = tuple(range(100, 160))
    (page,) = index_pages([Entry("53A", pages)], 4)
    write_columns(leaf, page, 4)
    assert tuple(each.page for each in leaf.links) == pages
    assert len(page[0]) > 1
    assert max(each.right for each in leaf.links) < 200


def test_an_entry_that_no_column_holds_goes_on_in_the_next() -> None:
    ((first, second, *_more), *_pages) = index_pages([Entry("53A", tuple(range(100, 2000)))], 4)
    assert first
    assert second
