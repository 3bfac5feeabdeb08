/**
 * Proves that other ways to run a house behave like one server over a file: an owner and three edges, as processes behind a
 * balancer (`mock-server/src/testing/house.ts`), or a house on PostgreSQL with servers that stand by. Each: a bid
 * war while processes end and start, journeys of people, and a load that is judged by its record. --short leaves out the
 * load, and all journeys but one.
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { freePort, startServer, verifyDatabase } from "../load-tests/bin/server.ts";
import { startPostgres, type PostgresServer } from "../mock-server/src/postgres/test-support/server.ts";
import { ownDatabase } from "../mock-server/src/testing/own-database.ts";
import { root } from "./steps.ts";
import { browser } from "./suites.ts";
import { k6Here, run, runWithLog } from "./tools.ts";

const EDGES = "3";
/** People who bid, upload, sign in, pay, run a lane and save spreadsheets. */
const JOURNEYS = [
  "bidding/two-bidders.spec.ts",
  "bidding/buying.spec.ts",
  "catalogue/search.spec.ts",
  "lanes/lane-live.spec.ts",
  "lanes/lane-room.spec.ts",
  "money/deposit.spec.ts",
  "people/identity.spec.ts",
  "people/profile.spec.ts",
  "selling/sale-photos.spec.ts",
  "selling/sale.spec.ts",
];
const LOAD_S = "10";
const CRASHES = "load-tests/endurance/crash.ts";

const { values, positionals } = parseArgs({
  options: { short: { type: "boolean", default: false } },
  allowPositionals: true,
});
const journeys = values.short ? JOURNEYS.slice(0, 1) : JOURNEYS;
const { execPath: node } = process;

if (positionals[0] === "postgres") {
  const postgres = await startPostgres();
  await onPostgres(postgres).finally(() => postgres.stop());
} else await throughEdges();

async function throughEdges(): Promise<void> {
  run([node, CRASHES, "--edges", EDGES, "--runs", values.short ? "1" : "5"], 1_200);
  walk(journeys, { EDGES });
  if (values.short) return;
  const port = String(await freePort());
  const house = await startServer({ env: { EDGES, EDGE_PORT: port } }, "mock-server/src/testing/house.ts");
  try {
    await load(house.url, "all edges");
    await load(`http://127.0.0.1:${port}`, "one edge");
    mustBeOk(join(house.folder, "marsa.db"));
  } finally {
    await house.stop();
  }
}

async function onPostgres(postgres: PostgresServer): Promise<void> {
  const POSTGRES = postgres.urlOf("NAME");
  run([node, CRASHES, "--postgres", "--runs", values.short ? "3" : "40"], 3_600);
  run([node, CRASHES, "--postgres", "--edges", EDGES, "--runs", values.short ? "1" : "5"], 1_200);
  run(["vitest", "run", "mock-server/src/races/races.test.ts"], 1_200, { env: { POSTGRES } });
  walk(journeys, { POSTGRES });
  if (values.short) return;
  const PROPERTY_COMMANDS = "20000";
  run(["vitest", "run", "mock-server/src/postgres/same-as-sqlite.test.ts"], 3_600, {
    env: { PROPERTY_COMMANDS },
  });
  const DATABASE_URL = await ownDatabase(POSTGRES, "house");
  const server = await startServer({ env: { DATABASE_URL } });
  try {
    await load(server.url, "a server on PostgreSQL");
    run([node, "api-spec/bin/test-contract.ts", "--base-url", server.url, "--events"], 3_600);
    mustBeOk(DATABASE_URL);
  } finally {
    await server.stop();
  }
}

/** Walks journeys at a desk, each worker with a house of its own. */
function walk(files: readonly string[], house: Readonly<Record<string, string>>): void {
  const env = browser();
  if (Object.keys(env).length === 0) return console.log("SKIPPED: no browser");
  const options = ["-c", "web", "--project=desktop", "--workers=1"];
  const specs = files.map((file) => `web/e2e/${file}`);
  run(["playwright", "test", ...options, ...specs], 3_600, { env: { ...env, ...house, JOURNEYS: "all" } });
}

async function load(url: string, through: string): Promise<void> {
  const k6 = k6Here();
  if (!k6) return;
  const given = ["--seconds", LOAD_S, "--base-url", url];
  const command = [node, "load-tests/bin/load.ts", "bid-war", ...given] as const;
  const env = { ...process.env, K6_PATH: k6 };
  await runWithLog(command, 600, { cwd: root, env, log: join(root, ".data/houses.log") });
  console.log(`A bid war of ${LOAD_S} s through ${through}: kept.`);
}

function mustBeOk(database: string): void {
  const wrong = verifyDatabase(database);
  if (wrong) throw new Error(`verify: ${wrong}`);
}
