/** The slow proofs: the whole command of each, and its short form for CI. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { root, type Step } from "./steps.ts";
import { browser, journeys, measuredJourneys } from "./suites.ts";

type Command = Omit<Step, "name">;

export interface Proof {
  readonly name: string;
  readonly whole: Command;
  /** The short form in CI; null where a shorter form proves nothing or fails on a busy machine. */
  readonly short: Command | null;
  /** The parts that the short form leaves out, or the reason for having none. */
  readonly leftOut: string;
}

const live = true;

const crossbar = { ROUTER: "crossbar" };

const PROBES = "realtime/probes";

/** Returns the tests of the realtime router without one file. */
function probesBut(left: string): string[] {
  const tests = readdirSync(join(root, PROBES)).filter((file) => file.endsWith(".test.ts") && file !== left);
  return tests.map((file) => `${PROBES}/${file}`);
}

/** Long short forms come first, so that none runs alone at the end of CI. */
export const proofs: readonly Proof[] = [
  {
    name: "journeys: the other screen size, side by side, and hostile text in dialogs",
    whole: journeys("rest"),
    short: null,
    leftOut:
      "journeys on a phone or a desk that CI walks on the other one; offers and unpaid sales with both sides at once; dialogs full of hostile text",
  },
  {
    name: "journeys over Crossbar",
    whole: journeys("all", "crossbar"),
    short: journeys("all", "crossbar", ["-g", "@router", "--project=desktop"]),
    leftOut: "all but the journeys marked @router, on a desk",
  },
  {
    name: "load (k6)",
    whole: { command: ["node", ".ci/load.ts"], limitS: 3_600, live },
    short: { command: ["node", ".ci/load.ts", "--short"], limitS: 1_800, live },
    leftOut: "the auction evening, two of three faults; times are printed and not judged",
  },
  {
    name: "the tempo of a lane: 120 lots in an hour by one person",
    whole: { command: ["node", "load-tests/bench/tempo.ts"], limitS: 3_600, live },
    short: { command: ["node", "load-tests/bench/tempo.ts", "--short"], limitS: 900, live },
    leftOut: "108 of 120 lots, 1,800 of 2,000 watchers; times are printed and not judged",
  },
  {
    name: "the lot page under load, timed",
    whole: measuredJourneys,
    short: null,
    leftOut: "all: it measures time",
  },
  {
    name: "costs of screens in a browser",
    whole: { command: ["node", ".ci/list-budgets.ts"], env: browser, limitS: 1_800, live },
    short: null,
    leftOut: "all: it counts frames",
  },
  {
    name: "Lighthouse",
    whole: { command: ["node", ".ci/lighthouse.ts"], env: browser, limitS: 2_400, live },
    short: { command: ["node", ".ci/lighthouse.ts", "--short"], env: browser, limitS: 900, live },
    leftOut: "two of four pages, four of five runs, the desk; performance is printed and not judged",
  },
  {
    name: "Firefox and WebKit",
    whole: { command: ["node", ".ci/engines.ts"], limitS: 1_800, live },
    short: { command: ["node", ".ci/engines.ts", "Firefox"], limitS: 900, live },
    leftOut: "WebKit",
  },
  {
    name: "the packages in another project",
    whole: { command: ["node", ".ci/outside/outside.ts"], limitS: 3_600, live },
    short: { command: ["node", ".ci/outside/outside.ts"], limitS: 3_600, live },
    leftOut: "nothing",
  },
  {
    name: "generated requests (schemathesis)",
    whole: { command: ["node", ".ci/schemathesis/schemathesis.ts"], limitS: 1_800, live },
    short: { command: ["node", ".ci/schemathesis/schemathesis.ts", "--short"], limitS: 900, live },
    leftOut: "extreme values, and 45 of 50 requests for each check of a call",
  },
  {
    name: "what others collected (naughty strings, JSON texts)",
    whole: {
      command: ["vitest", "run", "mock-server/src/outside"],
      env: { NAUGHTY: "all" },
      limitS: 3_600,
    },
    short: null,
    leftOut: "each string in every text field; npm test tries each in one",
  },
  {
    name: "Spectral, and generated clients (openapi-generator, orval, hey-api)",
    whole: { command: ["node", ".ci/generators/generators.ts"], limitS: 3_600, live },
    short: null,
    leftOut: "all: six generators need some minutes and a Java",
  },
  {
    name: "the rules through the store",
    whole: {
      command: [
        "vitest",
        "run",
        "mock-server/src/sqlite/store-against-model.test.ts",
        "mock-server/src/postgres/store-against-model.test.ts",
      ],
      env: { PROPERTY_COMMANDS: "200000" },
      limitS: 7_200,
    },
    short: null,
    leftOut: "200,000 commands; npm test runs fewer of the same",
  },
  {
    name: "restarts, journeys and load through edges",
    whole: { command: ["node", ".ci/houses.ts", "edges"], limitS: 7_200, live },
    short: { command: ["node", ".ci/houses.ts", "edges", "--short"], limitS: 900, live },
    leftOut: "a load through edges, nine of ten journeys, four of five restarts",
  },
  {
    name: "takeovers, journeys, races, contract and load on PostgreSQL",
    whole: { command: ["node", ".ci/houses.ts", "postgres"], limitS: 10_800, live },
    short: { command: ["node", ".ci/houses.ts", "postgres", "--short"], limitS: 1_200, live },
    leftOut: "37 of 40 takeovers, four of five restarts, nine of ten journeys, the contract, a load",
  },
  {
    name: "the failover matrix: each part dies during each work",
    whole: { command: ["node", "load-tests/failover/matrix.ts"], limitS: 3_600, live },
    short: { command: ["node", "load-tests/failover/matrix.ts", "--short"], limitS: 900, live },
    leftOut: "30 of 36 cells",
  },
  {
    name: "the contract through edges",
    whole: {
      command: ["vitest", "run", "mock-server/src/contract.test.ts"],
      env: { EDGES: "3" },
      limitS: 1_800,
    },
    short: null,
    leftOut: "all: CI checks the contract without edges, and what edges do otherwise",
  },
  {
    name: "realtime probes on the router's own process",
    whole: { command: ["vitest", "run", PROBES], env: { ROUTER: "process" }, limitS: 900 },
    short: {
      command: ["vitest", "run", ...probesBut("quotas.test.ts")],
      env: { ROUTER: "process" },
      limitS: 900,
    },
    leftOut: "attacks on its limits, which npm test runs in one process",
  },
  {
    name: "realtime probes over Crossbar",
    whole: { command: ["vitest", "run", PROBES], env: crossbar, limitS: 900 },
    short: {
      command: ["vitest", "run", ...probesBut("quotas.test.ts")],
      env: crossbar,
      limitS: 900,
    },
    leftOut: "attacks on its limits, with a start of Crossbar for each",
  },
  {
    name: "example clients over a lossy line",
    whole: { command: ["node", "load-tests/examples/check.ts"], limitS: 900, live },
    short: { command: ["node", "load-tests/examples/check.ts", "--embedded"], limitS: 900, live },
    leftOut: "the clients over Crossbar",
  },
  {
    name: "power cuts",
    whole: { command: ["node", "load-tests/power-cut/check.ts", "--states", "10000"], limitS: 7_200, live },
    short: { command: ["node", "load-tests/power-cut/check.ts", "--states", "200"], limitS: 900, live },
    leftOut: "9,800 of 10,000 states",
  },
  {
    name: "crashes under load",
    whole: { command: ["node", "load-tests/endurance/crash.ts", "--runs", "200"], limitS: 7_200, live },
    short: { command: ["node", "load-tests/endurance/crash.ts", "--runs", "3"], limitS: 900, live },
    leftOut: "197 of 200 crashes",
  },
  {
    name: "durability (strace, full disk)",
    whole: { command: ["node", ".ci/durability.ts"], limitS: 1_200, live },
    short: { command: ["node", ".ci/durability.ts"], limitS: 1_200, live },
    leftOut: "nothing",
  },
  {
    name: "backups in a bid war",
    whole: { command: ["node", "load-tests/endurance/backups.ts", "--rounds", "20"], limitS: 3_600, live },
    short: { command: ["node", "load-tests/endurance/backups.ts", "--short"], limitS: 900, live },
    leftOut: "Litestream, and 19 of 20 rounds of sqlite3's own copies",
  },
  {
    name: "an auction evening of an hour",
    whole: { command: ["node", "load-tests/endurance/soak.ts", "--minutes", "60"], limitS: 7_200, live },
    short: null,
    leftOut: "all: only length shows growth",
  },
  {
    name: "containers (compose)",
    whole: { command: ["node", ".ci/compose/compose.ts"], limitS: 3_600, live },
    short: { command: ["node", ".ci/compose/compose.ts", "--short"], limitS: 900, live },
    leftOut: "images and containers; the same processes run without them",
  },
  {
    name: "bench",
    whole: { command: ["node", "load-tests/bench/bench.ts", "--rounds", "2"], limitS: 3_600, live },
    short: null,
    leftOut: "all: it measures time",
  },
  {
    name: "lists among 100,000 lots",
    whole: { command: ["node", "load-tests/bench/lists.ts"], limitS: 3_600, live },
    short: null,
    leftOut: "all: it measures time",
  },
];
