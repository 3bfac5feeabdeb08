/**
 * Bids through the store on PostgreSQL, on SQLite, and on a bare server that locks rows by SELECT FOR UPDATE, in one run and
 * with full durability. The best of the rounds, since other work on the machine only ever takes away.
 * `node bench/postgres.ts [rounds=3] [seconds=2]`
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { defaultTerms } from "../src/domain/lot/terms.ts";
import { Link } from "../src/postgres/link.ts";
import { postgresStore } from "../src/postgres/postgres-store.ts";
import { makeWorld } from "../src/postgres/test-support/world.ts";
import { startPostgres } from "../src/postgres/test-support/server.ts";
import { openStore } from "../src/scenes/open.ts";
import { START } from "../src/sqlite/test-support/people.ts";
import { Quarantine } from "../src/store/quarantine.ts";
import type { Store } from "../src/store/store.ts";
import { passingKeys } from "../src/tables/sealing/keyring.ts";
import { acknowledging, bidFor, sceneFor } from "./bidders.ts";

const [rounds = 3, seconds = 2] = process.argv.slice(2, 4).map(Number);
const CONNECTIONS = 64;
const clock = { now: () => START };
const common = { clock, log: console, terms: defaultTerms, seed: 1 };

interface Way {
  readonly name: string;
  readonly connections: number;
  readonly hot: boolean;
}

const WAYS: readonly Way[] = [
  { name: "64 connections on 64 lots", connections: 64, hot: false },
  { name: "64 connections on one lot", connections: 64, hot: true },
  { name: "one connection", connections: 1, hot: false },
];

const server = await startPostgres([]);
const folder = mkdtempSync(join(tmpdir(), "marsa-bench-"));
const scene = () => sceneFor(CONNECTIONS);
const { url } = await makeWorld(server, scene());
const onPostgres = postgresStore({
  ...common,
  url,
  writing: new Link(url),
  use: () => undefined,
  epoch: "bench",
  quarantine: new Quarantine(),
  lost: console.error,
});
const onSqlite = await openStore({
  ...common,
  file: join(folder, "marsa.db"),
  scenes: { make: scene, makeFresh: () => [] },
  password: "secret",
  keys: passingKeys(),
});
const bare = await bareServer();
const stops = [onPostgres, onSqlite].map(acknowledging);

/** Bids a second of one round. */
const through = (store: Store) => async (way: Way) =>
  (await bidFor(store, way.connections, seconds * 1_000, way.hot)).length / seconds;
const measured = { PostgreSQL: through(onPostgres), SQLite: through(onSqlite), "rows locked": bare.bids };
for (const way of WAYS) {
  const best = new Map<string, number>();
  for (let round = 0; round < rounds; round++)
    for (const [name, bids] of Object.entries(measured))
      best.set(name, Math.max(best.get(name) ?? 0, await bids(way)));
  const [ours, sqlite, locked] = [...best.values()] as [number, number, number];
  const figures = [...best].map(([name, bids]) => `${name} ${Math.round(bids)}`).join(", ");
  console.log(
    `${way.name}: ${figures} bids/s; ${(ours / locked).toFixed(1)} x the bare server, ${(ours / sqlite).toFixed(2)} x SQLite`,
  );
}
for (const stop of stops) stop();
await Promise.all([onPostgres.close(), onSqlite.close(), bare.close()]);
await server.stop();
rmSync(folder, { recursive: true });

/** A server that has no owner: each bid is a transaction over a connection of its own, which locks the lot and the wallet. */
async function bareServer() {
  await Promise.all(
    [
      "CREATE TABLE IF NOT EXISTS bare_lot (id int PRIMARY KEY, price bigint NOT NULL, leader int)",
      "CREATE TABLE IF NOT EXISTS bare_wallet (id int PRIMARY KEY, held bigint NOT NULL)",
      "CREATE TABLE IF NOT EXISTS bare_bid (id bigserial PRIMARY KEY, lot int, person int, amount bigint)",
    ].map(runOnce),
  );
  await runOnce(`INSERT INTO bare_lot SELECT id, 0 FROM generate_series(1, ${CONNECTIONS}) AS id`);
  await runOnce(`INSERT INTO bare_wallet SELECT id, 0 FROM generate_series(1, ${CONNECTIONS}) AS id`);
  const clients = Array.from({ length: CONNECTIONS }, () => new Client(url));
  await Promise.all(clients.map((client) => client.connect()));
  return {
    async bids({ connections, hot }: Way) {
      const until = performance.now() + seconds * 1_000;
      let bids = 0;
      const one = async (client: Client, i: number) => {
        for (; performance.now() < until; bids++) await bidOnce(client, hot ? 1 : i + 1, i + 1);
      };
      await Promise.all(clients.slice(0, connections).map(one));
      return bids / seconds;
    },
    close: () => Promise.all(clients.map((client) => client.end())),
  };
}

/** One bid: seven statements, each after the answer to the one before. */
async function bidOnce(client: Client, lot: number, person: number): Promise<void> {
  const run = (name: string, text: string, values: unknown[]) =>
    client.query<{ price: string }>({ name, text, values });
  await client.query("BEGIN");
  const { rows } = await run("lot", "SELECT price FROM bare_lot WHERE id = $1 FOR UPDATE", [lot]);
  await run("wallet", "SELECT held FROM bare_wallet WHERE id = $1 FOR UPDATE", [person]);
  const amount = Number(rows[0]!.price) + 500;
  await run("price", "UPDATE bare_lot SET price = $2, leader = $3 WHERE id = $1", [lot, amount, person]);
  await run("held", "UPDATE bare_wallet SET held = $2 WHERE id = $1", [person, amount]);
  await run("bid", "INSERT INTO bare_bid (lot, person, amount) VALUES ($1, $2, $3)", [lot, person, amount]);
  await client.query("COMMIT");
}

async function runOnce(sql: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  await client.query(sql);
  await client.end();
}
