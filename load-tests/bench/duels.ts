/** Makes the lots and bidders of a bench, and bids at a steady pace. */
import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp } from "node:fs/promises";
import { join } from "node:path";
import type { Answer } from "./connection.ts";
import { keyOf, type Duel } from "./drive.ts";
import { pace, post, type Pace, type Timed } from "./pace.ts";

/** AED. */
export const START_PRICE = 1000;
export const STEP = 1;

/** Makes fresh lots, and two bidders with a large deposit for each. */
export async function makeDuels(url: string, count: number): Promise<Duel[]> {
  const { ids } = await control<{ ids: number[] }>(`${url}/_mock/lots`, {
    count,
    seconds: 86_400,
    kind: "vehicle",
    start_price: START_PRICE,
    step: STEP,
    min_price: null,
    buy_now: null,
  });
  const people = await control<{ access_token: string }[]>(`${url}/_mock/tokens`, {
    count: 2 * count,
    deposit: 100_000_000,
  });
  return ids.map((lot, index) => ({
    lot,
    tokens: [people[2 * index]!.access_token, people[2 * index + 1]!.access_token],
    from: START_PRICE,
    step: STEP,
  }));
}

/** Number of bids by lot. */
const turns = new Map<number, number>();

/** Two bidders outbid each other on each connection's lot. A later run continues where the last one ended. */
export function bids(
  url: string,
  duels: readonly Duel[],
  how: Pace,
  onAnswer?: (answer: Answer) => void,
): Promise<Timed[]> {
  const turnOf = (connection: number) => {
    const { lot, tokens, from, step } = duels[connection]!;
    return () => {
      const turn = turns.get(lot) ?? 0;
      turns.set(lot, turn + 1);
      const body = { id_auction: lot, price: from + step * turn };
      const headers = { Authorization: `Bearer ${tokens[turn % 2]}`, "Idempotency-Key": keyOf(lot, turn) };
      return { name: "bid", request: post(url, "/api/auction/makebid", body, headers) };
    };
  };
  return pace(url, how, turnOf, onAnswer && ((_connection, answer) => onAnswer(answer)));
}

/** Returns a new data folder with a database of this many lots, a sixth of them for sale; 100,000 take a minute. */
export async function folderOfLots(lots: number): Promise<string> {
  const root = join(import.meta.dirname, "../..");
  await mkdir(join(root, ".data"), { recursive: true });
  const made = await mkdtemp(join(root, ".data", "lots-"));
  const program = join(root, "mock-server/bench/many-lots.ts");
  const { status, stderr } = spawnSync(process.execPath, [program, join(made, "marsa.db"), String(lots)], {
    // The database is no figure of the bench that reads it.
    env: { ...process.env, RECORD_FIGURES: "" },
  });
  if (status !== 0) throw new Error(`The database was not made:\n${stderr.toString().slice(-3000)}`);
  return made;
}

async function control<const Data>(url: string, body: object): Promise<Data> {
  const headers = { "Content-Type": "application/json" };
  const response = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { data: Data }).data;
}
