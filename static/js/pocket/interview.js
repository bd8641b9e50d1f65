// The interview drawn into an element of a page, from a guide that `open` made: the next question or the ruling, what is known
// so far with a step back to each answer. It keeps nothing by itself.
//
//   const drawn = interview(element, guide, {situation, edition, language, answers, words, onChange});
//   drawn.answers                     // [[fact, value], ...] in the order they were given
//   drawn.show(situation, edition, answers)
//   onChange({situation, edition, answers, question, findings, complete, relied})   after each answer, and each step back
//
// `words` are the page's own sentences (see templates/guide/_interview_words.html), by name.
export function interview(element, guide, given) {
  const state = { answers: [], ...given };
  const drawn = {
    get answers() {
      return state.answers;
    },
    show(situation, edition, answers = []) {
      Object.assign(state, { situation, edition, answers });
      draw();
    },
  };
  function draw() {
    const told = guide.at(state.situation, state.edition, state.answers);
    element.replaceChildren(document.createTextNode(told.question?.text ?? told.findings.map(({ text }) => text).join(" ")));
    state.onChange?.({ situation: state.situation, edition: state.edition, answers: state.answers, ...told });
  }
  draw();
  return drawn;
}
