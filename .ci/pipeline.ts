/** All that CI does, as steps; called by .ci/run. Independent of each other from the second group on. */
import { checks } from "./checks.ts";
import { runSteps, summarise, type Step } from "./steps.ts";
import { browser, journeys, units } from "./suites.ts";

const installCrossbar: Step = {
  name: "install Crossbar",
  command: ["node", "realtime/crossbar/install.ts"],
  limitS: 900,
};

/** On the app as the journeys built it. */
const weights: readonly Step[] = [
  { name: "budgets of the first loads", command: ["node", ".ci/budgets.ts"], limitS: 120, live: true },
  {
    name: "Lighthouse (phone, median of 5)",
    command: ["node", ".ci/lighthouse.ts", "--reported"],
    env: browser(),
    limitS: 2_400,
    live: true,
  },
  { name: "short way in Firefox and WebKit", command: ["node", ".ci/engines.ts"], limitS: 1_800, live: true },
];

/** On the same build. */
const pictures: readonly Step[] = [
  {
    name: "screens, pixel by pixel",
    command: ["node", ".ci/screenshots.ts"],
    env: browser(),
    limitS: 2_400,
    live: true,
  },
];

/** Slow, and none of them a measurement: two at once. */
const slower: readonly Step[] = [
  {
    name: "generated requests (schemathesis)",
    command: ["node", ".ci/schemathesis.ts"],
    limitS: 1_800,
    live: true,
  },
  {
    name: "the rules through the store, 200,000 commands",
    command: ["vitest", "run", "mock-server/src/db/store-against-model.test.ts"],
    env: { PROPERTY_COMMANDS: "200000" },
    limitS: 1_800,
  },
  {
    name: "crashes under load (20)",
    command: ["node", "load-tests/endurance/crash.ts", "--runs", "20"],
    limitS: 2_400,
    live: true,
  },
  {
    name: "realtime probes (crossbar)",
    command: ["vitest", "run", "realtime/probes"],
    env: { ROUTER: "crossbar" },
    limitS: 900,
  },
  {
    name: "durability (strace, full disk)",
    command: ["node", ".ci/durability.ts"],
    limitS: 1_200,
    live: true,
  },
];

/** They measure, and so have the machine to themselves. */
const measured: readonly Step[] = [
  { name: "compose", command: ["node", ".ci/compose.ts"], limitS: 3_600, live: true },
  { name: "load (k6, smoke, and with faults)", command: ["node", ".ci/load.ts"], limitS: 3_600, live: true },
  {
    name: "bench (short)",
    command: ["node", "load-tests/bench/bench.ts", "--rounds", "2", "--seconds", "3", "--warmup", "1"],
    limitS: 1_200,
    live: true,
    information: true,
  },
];

summarise([
  ...(await runSteps([installCrossbar, ...checks], 2)),
  ...(await runSteps(units)),
  ...(await runSteps(await journeys("embedded"))),
  ...(await runSteps(await journeys("embedded", "more"))),
  ...(await runSteps(pictures)),
  ...(await runSteps(weights)),
  ...(await runSteps(await journeys("crossbar", "all", "@router"))),
  ...(await runSteps(slower, 2)),
  ...(await runSteps(measured)),
]);
