/**
 * Proves that an owner and three edges, as processes behind a balancer, behave like one server
 * (`mock-server/src/testing/house.ts`): a bid war while every process restarts, journeys of people, and a load that is
 * judged by its record, through all edges and through one. --short leaves out the load, and all journeys but one.
 */
import { join } from "node:path";
import { freePort, startServer, verifyDatabase } from "../load-tests/bin/server.ts";
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

const isShort = process.argv.includes("--short");
const { execPath: node } = process;

run([node, "load-tests/endurance/crash.ts", "--edges", EDGES, "--runs", isShort ? "1" : "5"], 1_200);
walk(isShort ? JOURNEYS.slice(0, 1) : JOURNEYS);
if (!isShort) await load();

/** Walks journeys at a desk, each worker with an owner and edges of its own. */
function walk(journeys: readonly string[]): void {
  const env = browser();
  if (Object.keys(env).length === 0) return console.log("SKIPPED: no browser");
  const options = ["-c", "web", "--project=desktop", "--workers=1"];
  const files = journeys.map((file) => `web/e2e/${file}`);
  run(["playwright", "test", ...options, ...files], 3_600, { env: { ...env, EDGES, JOURNEYS: "all" } });
}

async function load(): Promise<void> {
  const k6 = k6Here();
  if (!k6) return;
  const edge = await freePort();
  const house = await startServer(
    { env: { EDGES, EDGE_PORT: String(edge) } },
    "mock-server/src/testing/house.ts",
  );
  try {
    for (const url of [house.url, `http://127.0.0.1:${edge}`]) {
      const given = ["--seconds", LOAD_S, "--base-url", url];
      const command = [node, "load-tests/bin/load.ts", "bid-war", ...given] as const;
      const env = { ...process.env, K6_PATH: k6 };
      // oxlint-disable-next-line no-await-in-loop -- a load runs alone
      await runWithLog(command, 600, { cwd: root, env, log: join(root, ".data/edges.log") });
      console.log(`A bid war of ${LOAD_S} s through ${url === house.url ? "all edges" : "one edge"}: kept.`);
    }
    const wrong = verifyDatabase(join(house.folder, "marsa.db"));
    if (wrong) throw new Error(`verify: ${wrong}`);
  } finally {
    await house.stop();
  }
}
