"""What each page of the club, its regulations, the guide and the casebook is for, by the name of its address."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.terms import Text

HOUSE: dict[str, Text] = {
    "profiles": _(
        "What the Laws leave to regulations: the federations' as they come with the product, and your club's own."
    ),
    "profile": _("Every figure with its source. A club changes its own copy, by a version from a date on."),
    "profile_edit": _("Write what your club plays otherwise, and from when. Sessions already given a version keep it."),
    "profile_compare": _("What two sets of regulations say otherwise."),
    "profile_try": _("Try a figure on old rulings, scores and appeals before you change it."),
    "papers": _("Forms to print, blank, for when the screen is not at hand."),
    "clubs": _("The clubs of this site that have a page for everybody."),
    "club": _("The club's page for everybody: its published cases and rankings."),
    "club_steps": _("What a club begins with, in any order, now or later; and an evening to try the desk on."),
    "club_place": _("What the club is called, where it is, and in which language it is read."),
    "club_regulations": _("What the club plays by: its federation's regulations, each figure with its source."),
    "club_face": _("The colour and the logo of the club, on its pages and papers."),
    "site_mail": _("The server by which the site sends its mail, and a letter to try it."),
    "club_people": _(
        "Who has which role in the club. Invite somebody, end a role, make a link for a forgotten password."
    ),
    "club_invite": _("Invite somebody by a link for one use. Nobody else has to make an account for him."),
    "club_member": _("One member: roles, until when, and what was changed."),
    "club_publishing": _("How the club publishes: after which delay, and how much of a board is shown."),
    "club_heads": _("The seal of the club's record, published daily, so that a change of the past would show."),
    "club_erase": _("Take a player's name out of what the club holds. What was ruled stays, without the name."),
    "club_notes": _("Notes on conduct, for the recorder alone. They go by themselves when their time is over."),
    "conduct_note": _("One note on conduct."),
    "report_note": _("Send the recorder a note on conduct. Only he reads it."),
    "login": _("Sign in with your name and password. Who has none is invited by a club's administrator."),
    "password": _("Choose a new password. You stay signed in here."),
    "new_password": _("Choose a new password. The link works once."),
    "join": _("You were invited to a club. Sign in, or choose a name and a password."),
    "begin_site": _("The first club of this site, and its administrator. Everything can be changed later."),
    "casebook": _("Published cases of all clubs here. Search by law, by situation or by words."),
    "casebook_case": _("One published case: the facts, the ruling and its paragraphs, without names."),
    "casebook_book": _("A club's cases of one year as a book to print."),
    "casebooks": _("Search the published cases of your club together with those of the casebooks that it follows."),
    "club_casebooks": _("Which casebooks the club follows: of clubs of this site, and of other sites by their feed."),
    "club_case": _("A published case, and what your club thinks of it: exemplary or doubtful, with the reason."),
    "club_copy": _("A copy of a case of another site, whether its signature holds, and what your club thinks of it."),
    "casebook_verify": _("See whether a copy of a case is as its site has signed it. Nothing is stored."),
    "federation_cases": _(
        "What the clubs of the federation have published, with your editors’ tags; beside it, where rulings differ."
    ),
    "federation_offices": _("Who hears appeals for the federation, and who reviews published cases."),
    "guide": _("Every situation the Laws rule on, to try without any session. Nothing is recorded."),
    "web_manifest": _("What a browser reads to put the desk on the screen of a phone, in the reader’s language."),
    "guide_offline": _("The Laws guide as this device keeps it: it asks and rules without a network."),
    "guide_coverage": _("Which law leads to which situation here, and which one governs what."),
    "guide_situation": _("Answer as at the table, and read what the Laws say. Nothing is recorded."),
    "guide_about": _(
        "All that the guide has on a situation: what players get wrong, an example, the editions, published cases."
    ),
    "guide_chart": _(
        "Every question of a situation in its order, to every ruling; branches unfold where you tap them."
    ),
    "guide_book": _("Every flow chart of an edition in one PDF, with contents and indexes by paragraph and by word."),
    "guide_chart_pdf": _("The flow chart on paper: a box that goes on elsewhere names the page and the box."),
    "guide_auction": _("Tap an auction, and the guide reads from it what it needs."),
    "guide_compare": _("What each answer would lead to."),
    "api": _("What other programs may ask this site: situations, questions, rulings, published cases."),
    "guide_editions": _("The same facts under the Laws of 2007 and of 2017, side by side."),
    "practice": _("Rule cases yourself: by level, or one situation. What you get wrong comes again in this browser."),
    "practice_exercise": _("One exercise: read what happened, answer each question, then choose the ruling."),
    "practice_end": _("What your round came to, and how long it took."),
    "practice_set": _("Set a test by a link, and read what the takers’ codes tell. Nothing of theirs is stored here."),
    "practice_test": _("A test that your trainer has set: how many exercises, and how much time."),
    "practice_done": _("The end of a test: write your name, and send the code to your trainer."),
    "notices": _(
        "Which mail you want, at which address and in which language. Nothing is sent that you have not chosen."
    ),
    "confirm_address": _("Confirm that this mail address is yours. Before that nothing else is sent to it."),
    "stop_notices": _("Stop all mail to this address with one press."),
    "forgotten": _("Ask for a link to a new password. It goes to the mail address that you have confirmed."),
    "club_tasks": _("What the site does by night and what mail could not be delivered, with its last run and its end."),
    "account": _("How you sign in, where you are signed in now, and the end of your account."),
    "code_step": _("The code of the moment from your app, or one of your recovery codes."),
    "codes": _("A second step at sign-in: a code from an app on your phone, and codes for when it is lost."),
    "account_delete": _("Your name and all by which you sign in go. What you signed stays, under a number."),
    "own_clubs": _("Choose the club whose desk you want before you."),
    "club_archive": _("All that the club holds as one file, to keep or to take to another site."),
    "club_end": _("Close the club to new acts, or say where it has moved. What it holds stays."),
    "club_federation": _(
        "To which federation the club belongs: it offers regulations, and may count rulings where you agree."
    ),
    "club_person": _("All that the club holds of a person, as a page or a file for him."),
    "site_clubs": _(
        "The clubs of this site: begin one, close one, or make it a federation. What is in them is theirs alone."
    ),
    "site_new": _("A further club, with a link for its first administrator."),
    "site_archive": _("Take in a club that comes from another site. Its record goes on here."),
    "begin_archive": _("Begin this site with a club of another one, from its archive."),
    "audit_key": _("The public key with which anybody can check what this site has signed."),
}
