/** Tests of the file of profiles and thresholds: its refusals, and the values that reach k6. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { planOf } from "../scenarios/lib/plan-of.ts";
import { readProfiles } from "./profiles.ts";
import { argumentsOf } from "./run-k6.ts";

const text = readFileSync(join(import.meta.dirname, "../profiles.yaml"), "utf8");
const scripts = readdirSync(join(import.meta.dirname, "../scenarios"))
  .filter((name) => name.endsWith(".ts"))
  .map((name) => name.slice(0, -3));

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "marsa-profiles-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Returns the path of the file with one change. */
function fileWith(from: string, to: string): string {
  expect(text).toContain(from);
  const file = join(emptyFolder(), "profiles.yaml");
  writeFileSync(file, text.replace(from, to));
  return file;
}

/** Returns the variables that the command gives to k6. */
async function variablesOf(profile: string, options: { seconds?: string; scale?: string } = {}) {
  const profiles = await readProfiles();
  const run = { k6: "", profiles, profile, script: "", baseUrl: "", record: "", summary: "", ...options };
  const args = argumentsOf(run);
  const pairs = args.filter((_, i) => args[i - 1] === "-e").map((pair) => pair.split(/=(.*)/));
  return Object.fromEntries(pairs.map(([name = "", value = ""]) => [name, value] as const));
}

it("each scenario has each profile, and bid-war a storm", async () => {
  const { scenarios } = await readProfiles();
  expect(Object.keys(scenarios).toSorted()).toEqual(scripts.toSorted());
  const usual = ["smoke", "evening", "spike", "soak"];
  for (const [scenario, profiles] of Object.entries(scenarios))
    expect(Object.keys(profiles)).toEqual(scenario === "bid-war" ? [...usual, "storm"] : usual);
});

it.each([
  [
    "  bid-war:\n",
    "  bid-wars:\n",
    'scenarios has an unknown scenario "bid-wars". There are: bid-war, live-lane, browse, auction-evening.',
  ],
  [
    "  browse:\n    smoke:",
    "  browse:\n    somke:",
    'scenarios.browse has an unknown profile "somke". There are: smoke, evening, spike, soak.',
  ],
  [
    "    evening: &evening\n",
    "    storm: &evening\n",
    'scenarios.auction-evening has an unknown profile "storm". There are: smoke, evening, spike, soak.',
  ],
  ["  live-lane:\n    smoke:", "  live-lane:\n    evening:", "Map keys must be unique at line "],
  ["seconds: 15\n", 'seconds: "15"\n', 'scenarios.bid-war.smoke.seconds takes a number above 0, not "15".'],
  [
    "watchers: 0,",
    "watchers: many,",
    'scenarios.bid-war.smoke.war.watchers takes a whole number of 0 or more, not "many".',
  ],
  [
    "{ visitors: 200,",
    "{ visitors: -1,",
    "scenarios.browse.spike.browse.visitors takes a whole number of 0 or more, not -1.",
  ],
  ["drops: 0.05", "drops: 5", "scenarios.bid-war.storm.storm.drops takes a number from 0 to 1, not 5."],
  [
    "browse: { visitors: 10, thinkMs: 1000 }",
    "browse: 10",
    "scenarios.browse.smoke.browse takes a group of names with values, not 10.",
  ],
  [
    "browse: { visitors: 10,",
    "war: { visitors: 10,",
    'scenarios.browse.smoke has an unknown field "war". There are: seconds, arriveS, bounds, browse.',
  ],
  ["card_s: 3 }", "}", 'scenarios.live-lane.smoke.lanes.timers lacks the field "card_s".'],
  [
    "  calm:\n",
    "  quiet:\n",
    'thresholds has an unknown group "quiet". There are: bids, calm, lanes, browse, all.',
  ],
  [
    "lost_bids: count==0",
    "lost_bids: 0",
    "thresholds.bids.lost_bids takes a threshold such as count==0 or p(95)<{bidP95Ms}, with the names bidP95Ms, bidP99Ms, bidMaxMs, eventP95Ms, listP95Ms, listP99Ms, listMaxMs, bids, people, not 0.",
  ],
  [
    "count=={people}",
    "count=={persons}",
    'thresholds.all.saw_it_through takes a threshold such as count==0 or p(95)<{bidP95Ms}, with the names bidP95Ms, bidP99Ms, bidMaxMs, eventP95Ms, listP95Ms, listP99Ms, listMaxMs, bids, people, not "count=={persons}".',
  ],
  ["bounds: *easy", "bounds: *esay", "Unresolved alias (the anchor must be set before the alias): esay"],
])("%j written as %j is refused with a sentence", async (from, to, sentence) => {
  await expect(readProfiles(fileWith(from, to))).rejects.toThrow(`profiles.yaml: ${sentence}`);
});

it("a file without scenarios is refused with a sentence", async () => {
  const file = join(emptyFolder(), "profiles.yaml");
  writeFileSync(file, "thresholds: { bids: {}, calm: {}, lanes: {}, browse: {}, all: {} }\n");
  await expect(readProfiles(file)).rejects.toThrow('profiles.yaml: The file lacks the part "scenarios".');
});

const bids = {
  late_verdicts: ["count==0"],
  lost_bids: ["count==0"],
  wrong_amounts: ["count==0"],
  wrong_leaders: ["count==0"],
  events_lost: ["count==0"],
  events_out_of_order: ["count==0"],
  stale_clients: ["count==0"],
};
const calm = { events_duplicated: ["count==0"], links_broken: ["count==0"], retries: ["count==0"] };
const all = { unexpected_replies: ["count==0"], server_errors: ["count==0"], lost_answers: ["count==0"] };
const within = (p95: number, p99: number, max: number) => [`p(95)<${p95}`, `p(99)<${p99}`, `max<${max}`];
const lists = (...ms: Parameters<typeof within>) => ({
  list_latency: within(...ms),
  facet_latency: within(...ms),
  lot_latency: within(...ms),
  picture_latency: within(ms[1], ms[2], ms[2]),
});

it.each([
  [
    "bid-war",
    "storm",
    {
      ...bids,
      bid_latency: within(250, 500, 3_000),
      bid_to_event: ["p(95)<500"],
      bids_acknowledged: ["count>=50"],
      ...all,
      saw_it_through: ["count==201"],
    },
  ],
  [
    "live-lane",
    "spike",
    {
      ...bids,
      ...calm,
      bid_latency: within(500, 1_000, 3_000),
      bid_to_event: ["p(95)<1000"],
      bids_acknowledged: ["count>=2"],
      lots_hammered: ["count>=1"],
      ...all,
      saw_it_through: ["count==661"],
    },
  ],
  ["browse", "soak", { ...lists(500, 1_000, 3_000), ...all, saw_it_through: ["count==30"] }],
  [
    "auction-evening",
    "smoke",
    {
      ...bids,
      ...calm,
      ...lists(1_500, 3_000, 5_000),
      bid_latency: within(1_000, 2_000, 3_000),
      bid_to_event: ["p(95)<1000"],
      bids_acknowledged: ["count>=22"],
      lots_hammered: ["count>=1"],
      ...all,
      saw_it_through: ["count==57"],
    },
  ],
])("k6 judges %s at %s by the thresholds of the file", async (scenario, profile, thresholds) => {
  expect(planOf(scenario, await variablesOf(profile)).thresholds).toEqual(thresholds);
});

it("k6 gets the duration and the people that the options ask for", async () => {
  const plan = planOf("bid-war", await variablesOf("evening", { seconds: "30", scale: "2.5" }));
  expect(plan).toMatchObject({ seconds: 30, war: { bidders: 250, watchers: 250, lots: 5 } });
  expect(plan.thresholds["saw_it_through"]).toEqual(["count==500"]);
});

it("a k6 started by hand takes what the command prints, and without it names the command", () => {
  const command = join(import.meta.dirname, "profiles.ts");
  const { stdout } = spawnSync(process.execPath, [command], { encoding: "utf8" });
  expect(planOf("browse", { PROFILES: stdout })).toMatchObject({ profile: "smoke", seconds: 15 });
  expect(() => planOf("browse", {})).toThrow(
    'PROFILES is missing. Add: -e PROFILES="$(npx node load-tests/bin/profiles.ts)"',
  );
});
