/**
 * `npm run bench [-- --rounds 3 --seconds 5 --warmup 12]`: compares the cost of a whole bid with the least cost
 * that these libraries allow. The server has core 0; the generator and the subscribers share core 1. Contestants
 * take turns, each with a fresh server and database. `-- --edges 1` compares the processor time of a bid in an owner
 * behind edges with that of a server without edges. The exit code only says whether the bench ran.
 */
import { spawnSync } from "node:child_process";
import { availableParallelism, cpus, release } from "node:os";
import { parseArgs } from "node:util";
import { recordFigure } from "../../.ci/figures/figures.ts";
import { contestants, edgeContestants, measure, type Contestant, type Result } from "./contestants.ts";
import { costLines, edgeGoal, goalLines, goals, medianLine, table, type Rounds } from "./report.ts";

const GENERATOR_CORE = 1;
const MANY = 64;
/** Between two bids of a paced connection: the core and its caches have gone cold. */
const PACE_MS = 10;

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "3" },
    seconds: { type: "string", default: "5" },
    warmup: { type: "string", default: "12" },
    edges: { type: "string", default: "0" },
  },
});
const seconds = Number(values.seconds);
const warmupS = Number(values.warmup);
const edges = Number(values.edges);
const measured = edges > 0 ? edgeContestants : contestants;
const command = edges > 0 ? `npm run bench -- --edges ${edges}` : "npm run bench";

if (process.platform === "linux" && availableParallelism() > 1) {
  spawnSync("taskset", ["-a", "-p", "-c", String(GENERATOR_CORE), String(process.pid)]);
} else {
  console.log("Cores cannot be pinned here: the figures are rougher.");
}

console.log(`Node ${process.version}, Linux ${release()}, ${cpus()[0]?.model}, ${cpus().length} cores`);
console.log(`${values.rounds} rounds of ${seconds} s after ${warmupS} s of warming up; medians\n`);

if (edges > 0) {
  const behind = await rounds(MANY);
  const goal = edgeGoal(behind);
  console.log(table(`${MANY} connections on ${MANY} lots, edges: ${edges}`, behind));
  console.log(`\n${goalLines([goal])}`);
  record("bench: owner behind edges", goal.text, `${goal.value.toFixed(2)} x`, goal);
  process.exit();
}
const one = await rounds(1);
const paced = await rounds(1, PACE_MS);
const many = await rounds(MANY);
const tables = {
  "one connection": one,
  [`one connection, a bid each ${PACE_MS} ms`]: paced,
  [`${MANY} connections`]: many,
};
for (const [title, each] of Object.entries(tables)) {
  console.log(`${table(title, each)}\n${costLines(title, each)}\n`);
  record(`bench: ${title}`, title, medianLine(each));
}
const reached = goals(one, many);
console.log(goalLines(reached));
for (const { text, goal, value, met } of reached)
  record(`bench: ${text}`, text, `${value.toFixed(2)} x`, { goal, met });

function record(
  id: string,
  what: string,
  figure: string,
  goal: { readonly goal?: string; readonly met?: boolean } = {},
): void {
  recordFigure({ id, what: `A whole bid, ${what}`, figure, ...goal, command });
}

async function rounds(connections: number, everyMs = 0): Promise<Rounds> {
  const results: Partial<Record<Contestant, Result[]>> = {};
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    for (const name of measured) {
      const result = await measure(name, { connections, warmupS, seconds, edges, everyMs });
      (results[name] ??= []).push(result);
      console.error(`round ${round}, ${connections} connections, ${name}: ${result.rate.toFixed(0)} req/s`);
    }
  }
  return results;
}
