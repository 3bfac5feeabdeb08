/**
 * `npm run bench:lists [-- --lots 100000 --seconds 15]`: measures lists, facet counts and suggestions of a big catalog, alone
 * and beside bids, and their effect on the bids. The server has a fresh database of that many lots, a sixth of them
 * for sale (made in about a minute), and no core to itself. The exit code only says whether the bench ran.
 */
import { rm } from "node:fs/promises";
import { availableParallelism, cpus } from "node:os";
import { parseArgs } from "node:util";
import { recordFigure } from "../../.ci/figures/figures.ts";
import { startServer } from "../bin/server.ts";
import { facets, lists, suggestions, type ListCall } from "../scenarios/lib/list-calls.ts";
import { bids, folderOfLots, makeDuels } from "./duels.ts";
import { pace, post, quantileOf, type Pace, type Timed } from "./pace.ts";

const { values } = parseArgs({
  options: {
    lots: { type: "string", default: "100000" },
    seconds: { type: "string", default: "15" },
    /** A folder with such a database, which is kept. */
    folder: { type: "string" },
  },
});
/** Alone and together take turns, so that other work on the machine affects both alike. */
const ROUNDS = 5;
const seconds = Number(values.seconds) / ROUNDS;
const LIST_P95_MS = 15;
const FACET_P95_MS = 30;
const SUGGESTION_P95_MS = 60;
const BIDS: Pace = { connections: 16, perSecond: 300, seconds };
const LISTS: Pace = { connections: 2, perSecond: 40, seconds };
const FACETS: Pace = { connections: 1, perSecond: 15, seconds };
const SUGGESTIONS: Pace = { connections: 1, perSecond: 5, seconds };

type Measured = Readonly<Record<"lists" | "facets" | "suggestions" | "bids", Timed[]>>;

const folder = values.folder ?? (await folderOfLots(Number(values.lots)));
const server = await startServer({ folder });
try {
  const { url } = server;
  const duels = await makeDuels(url, BIDS.connections);
  // Asks once each, so that code is compiled and pages are in memory.
  await Promise.all([
    ask(url, lists, { ...LISTS, seconds: 5 }),
    ask(url, facets, { ...FACETS, seconds: 5 }),
    ask(url, suggestions, { ...SUGGESTIONS, seconds: 5 }),
  ]);
  await bids(url, duels, { ...BIDS, seconds: 3 });

  console.log(
    `${values.lots} lots, ${availableParallelism()} cores (${cpus()[0]?.model}), Node ${process.version}\n`,
  );
  const alone: Measured = { lists: [], facets: [], suggestions: [], bids: [] };
  const together: Measured = { lists: [], facets: [], suggestions: [], bids: [] };
  for (let round = 0; round < ROUNDS; round++) {
    alone.lists.push(...(await ask(url, lists, LISTS)));
    alone.facets.push(...(await ask(url, facets, FACETS)));
    alone.suggestions.push(...(await ask(url, suggestions, SUGGESTIONS)));
    alone.bids.push(...(await bids(url, duels, BIDS)));
    const [listed, counted, suggested, bid] = await Promise.all([
      ask(url, lists, LISTS),
      ask(url, facets, FACETS),
      ask(url, suggestions, SUGGESTIONS),
      bids(url, duels, BIDS),
    ]);
    together.lists.push(...listed);
    together.facets.push(...counted);
    together.suggestions.push(...suggested);
    together.bids.push(...bid);
  }
  report("alone", alone);
  report("at the same time", together);
  const slowest = [
    ...Map.groupBy([...together.lists, ...together.facets, ...together.suggestions], ({ name }) => name),
  ]
    .map(([name, timed]) => `${name} ${quantileOf(timed, 0.95).toFixed(1)}`)
    .toSorted((a, b) => Number(b.split(" ").at(-1)) - Number(a.split(" ").at(-1)));
  console.log(`\nslowest p95: ${slowest.slice(0, 5).join(" · ")}\n`);
  goal("list p95, ms", quantileOf(together.lists, 0.95), LIST_P95_MS);
  goal("facet p95, ms", quantileOf(together.facets, 0.95), FACET_P95_MS);
  goal("suggestions p95, ms", quantileOf(together.suggestions, 0.95), SUGGESTION_P95_MS);
  goal(
    "p99 of bids beside reading, of that without",
    quantileOf(together.bids, 0.99) / quantileOf(alone.bids, 0.99),
    2,
  );
} finally {
  await server.stop();
  if (!values.folder) await rm(folder, { recursive: true, force: true });
}

/** Sends all of these requests in turn, and requests the next page where there is one. */
function ask(url: string, asks: readonly ListCall[], how: Pace): Promise<Timed[]> {
  /** The page after the last reply, by connection. */
  const next = new Map<number, { readonly ask: ListCall; readonly after: string }>();
  const asked = new Map<number, ListCall>();
  return pace(
    url,
    how,
    (connection) => {
      let at = connection;
      return () => {
        const page = next.get(connection);
        next.delete(connection);
        const current = page?.ask ?? asks[at++ % asks.length]!;
        if (page) asked.delete(connection);
        else asked.set(connection, current);
        const body = page ? { ...current.body, after: page.after } : current.body;
        return { name: current.name, request: post(url, current.path, body) };
      };
    },
    (connection, { body }) => {
      const last = asked.get(connection);
      if (!last?.turnsOver) return;
      const { data } = JSON.parse(body) as { data: { next: string | null } };
      if (data.next !== null) next.set(connection, { ask: last, after: data.next });
    },
  );
}

function report(title: string, timed: Readonly<Record<string, readonly Timed[]>>): void {
  const head = ["p50 ms", "p95 ms", "p99 ms"].map((cell) => cell.padStart(9)).join("");
  console.log(`${title.padEnd(18)}${head}`);
  for (const [name, all] of Object.entries(timed)) {
    const cells = [0.5, 0.95, 0.99].map((share) => quantileOf(all, share).toFixed(1).padStart(9));
    console.log(`  ${name.padEnd(16)}${cells.join("")}`);
  }
}

function goal(text: string, value: number, bound: number): void {
  console.log(
    `${value <= bound ? "met   " : "MISSED"}  ${`${text}, goal <= ${bound}`.padEnd(54)} ${value.toFixed(2)}`,
  );
  recordFigure({
    id: `lists: ${text}`,
    what: `${Number(values.lots).toLocaleString("en-US")} lots beside bids: ${text}`,
    figure: value.toFixed(2),
    goal: `<= ${bound}`,
    met: value <= bound,
    command: "npm run bench:lists",
  });
}
