// How long bridge-scorer takes for the same columns: {"form": milliseconds}, the median of nine runs.
// Its own copies of the games are made before each run, and are not measured.
"use strict";
const scorer = require(process.argv[2]);
const columns = JSON.parse(require("fs").readFileSync(0, "utf-8"));
const forms = { matchpoints: scorer.matchpoints, "cross-IMPs": scorer.crossImps, Butler: scorer.butler };
const games = (column) => column.map((score) => ({ contract: { declaror: score < 0 ? "E" : "N" }, score: Math.abs(score) }));
const told = {};
for (const [name, form] of Object.entries(forms)) {
  const times = [];
  for (let run = 0; run < 9; run += 1) {
    const boards = columns.map(games);
    const begun = process.cpuUsage();
    boards.forEach((board) => form(board));
    const { user, system } = process.cpuUsage(begun);
    times.push((user + system) / 1000);
  }
  told[name] = times.sort((a, b) => a - b)[4];
}
console.log(JSON.stringify(told));
