// Tonight as last seen: boards, who sits where, open reports. Asked for whenever there is a network, kept for when there is none.

// A JSON answer of ours; null where there is no network, no sign-in or no such page.
async function asked(address) {
  try {
    const answer = await fetch(address, { headers: { Accept: "application/json" } });
    return answer.ok && answer.headers.get("Content-Type")?.includes("json") ? await answer.json() : { refused: true };
  } catch {
    return null;
  }
}

// Who is signed in and with which token; null without a network, {refused} where nobody is.
export const signedIn = () => asked("/pocket/tonight/");

// What the server shows of the sessions in play takes the place of what lay here; what it shows no more is forgotten.
export async function refresh(queue, { sessions }) {
  for (const { address } of sessions) {
    const told = await asked(address);
    if (told && !told.refused) await queue.keepSeen(told);
  }
  await queue.forgetSeen(sessions.map(({ slug }) => slug));
}

// The tables of a board as last seen, those that play it first.
export function tablesOf(session, board) {
  const met = session.met[board] ?? {};
  const others = session.tables.filter((table) => !(table in met));
  return [...Object.entries(met).map(([table, sides]) => ({ table, sides })), ...others.map((table) => ({ table, sides: [] }))];
}
