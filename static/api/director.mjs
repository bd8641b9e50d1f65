// Director's help for a scoring program, in a page of any site: help(document.querySelector("#help"), SITE, LANGUAGE).
export async function help(place, site, language = "en") {
  const ask = async (path, parameters = {}) => {
    const answer = await fetch(`${site}/api/v1/${path}?${new URLSearchParams({ language, ...parameters })}`);
    const told = await answer.json();
    if (!answer.ok) throw new Error(told.detail);
    return told;
  };
  // Shows a title with a button for each [value, text], or a field where the answer is open; gives what was chosen.
  const chosen = (title, options) => new Promise((choose) => {
    const heading = document.createElement("h2");
    heading.textContent = title;
    const field = document.createElement("input");
    field.addEventListener("change", () => choose(field.value));
    const buttons = options.map(([value, text]) => {
      const button = document.createElement("button");
      button.textContent = text;
      button.addEventListener("click", () => choose(value));
      return button;
    });
    place.replaceChildren(heading, ...(options.length ? buttons : [field]));
  });
  const { situations } = await ask("situations");
  const facts = { situation: await chosen("?", situations.map((each) => [each.key, each.title])) };
  let ruling;
  while ((ruling = await ask("rule", facts)).question) {
    const { key, text, options } = ruling.question;
    facts[key] = await chosen(text, options.map((each) => [each.value, each.text]));
  }
  place.replaceChildren(...ruling.findings.map(({ paragraph, text }) => {
    const line = document.createElement("p");
    line.textContent = `${paragraph} ${text}`;
    return line;
  }));
}
