// Holds the interpreter against what the engine said: the first differences, in words; none where all is equal.
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);
const sorted = (values) => Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1));

function findingsDiffer(told, row, walked, language) {
  const found = told.findings.slice(row[1]).map(({ paragraph, effect, key, values, text }) => [paragraph, effect, key, sorted(values), text]);
  const expected = row[2]
    .map((place) => walked.findings[place])
    .map(([paragraph, effect, key, values, texts]) => [paragraph, effect, key, sorted(values), texts[language]]);
  return same(found, expected) ? "" : `findings ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`;
}

function questionDiffers(told, row, walked, language) {
  const expected = row[3] === null ? null : walked.questions[row[3]];
  if (told.complete !== (expected === null)) return `complete is ${told.complete}`;
  if (expected === null) return told.question === null ? "" : "a question is left";
  const [key, askedOf, paragraph, values, asked] = expected;
  const { text, guidance, waits_for: waits, options } = asked[language];
  const wanted = [key, askedOf, paragraph, text, guidance, waits, values.map((value, place) => [value, ...options[place]])];
  const { question } = told;
  const is = [question.key, question.asked_of, question.paragraph, question.text, question.guidance, question.waits_for,
    question.options.map((option) => [option.value, option.text, option.consequence])];
  return same(is, wanted) ? "" : `question ${JSON.stringify(is)} instead of ${JSON.stringify(wanted)}`;
}

function leadsDiffer(guide, edition, told, row) {
  const found = told.complete ? told.findings.map((each) => continuation(guide, edition, each, told)) : [];
  const plain = found.map((each) => each && [each.situation, sorted(Object.fromEntries(each.facts))]);
  return same(plain, row[4]) ? "" : `leads on to ${JSON.stringify(plain)} instead of ${JSON.stringify(row[4])}`;
}

// `opened` opens the guide in each language under some settings.
export function differences(opened, walked, most = 20) {
  const found = [];
  for (const { situation, edition, settings, rows } of walked.trees) {
    const guides = opened(settings);
    for (const row of rows) {
      guides.forEach((guide, language) => {
        if (found.length >= most) return;
        const where = `${situation} ${edition} ${guide.language} ${JSON.stringify([settings, row[0]])}: `;
        try {
          const told = guide.at(situation, edition, row[0]);
          const leads = () => language === 0 && row[4] !== null && leadsDiffer(guide, edition, told, row);
          const said = findingsDiffer(told, row, walked, language) || questionDiffers(told, row, walked, language) || leads();
          if (said) found.push(where + said);
        } catch (error) {
          found.push(where + error.message);
        }
      });
    }
  }
  return found;
}
