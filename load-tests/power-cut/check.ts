/**
 * `node load-tests/power-cut/check.ts [--states 200] [--seed 1]`: checks whether a power cut loses acknowledged
 * data. It records the writes of servers during a seeded evening of bids, sales, a live lane, refunds, uploads and
 * settings; rebuilds the disk as power cuts leave it; opens each state like a server; and compares it with the
 * acknowledged values. Exit code 1 when a value is missing or wrong; the recording is then kept. Needs Linux and a
 * C compiler.
 *
 * --recording DIR    rebuilds the states of a kept recording
 * --state K          rebuilds only this state; its files stay in the recording's folder `state`
 * --tree DIR         takes server and opening code of another checkout with its own node_modules
 * --keep             always keeps the recording
 *
 * The seed decides the actions of people and the power cuts, not the order of the server's threads: only a kept
 * recording gives the same states again.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { recordFigure } from "../../.ci/figures/figures.ts";
import { buildRecorder } from "./recorder.ts";
import { openRecording, type Recording } from "./recording.ts";
import { plant } from "./plant.ts";
import { record, type RecordOptions } from "./record.ts";
import { checkStates, type Finding } from "./states.ts";
import { loadTree } from "./tree.ts";

/** States per recording; more states need another recording with the next seed. */
const STATES_OF_A_RECORDING = 1_000;
/** Number of findings of a recording that are printed. */
const TOLD = 5;

const { values } = parseArgs({
  options: {
    states: { type: "string", default: "200" },
    seed: { type: "string", default: "1" },
    state: { type: "string" },
    recording: { type: "string" },
    tree: { type: "string", default: join(import.meta.dirname, "../..") },
    keep: { type: "boolean", default: false },
  },
});
const tree = await loadTree(resolve(values.tree));
const oneState = values.state === undefined ? null : Number(values.state);
const states = oneState === null ? Number(values.states) : 1;

const isOk =
  values.recording === undefined
    ? await recordAndCheck(Number(values.seed))
    : (await check(openRecording(resolve(values.recording)), states)) === 0;
process.exitCode = isOk ? 0 : 1;

/** Returns whether nothing is wrong. */
async function recordAndCheck(firstSeed: number): Promise<boolean> {
  const prepared = mkdtempSync(join(tmpdir(), "marsa-power-cut-"));
  try {
    const recorder = buildRecorder(prepared);
    if ("why" in recorder) {
      console.log(`SKIPPED: ${recorder.why}`);
      return true;
    }
    const planted = join(prepared, "planted");
    await timed("planted", () => plant(tree, planted));
    let wrong = 0;
    for (let seed = firstSeed, left = states; left > 0; seed += 1, left -= STATES_OF_A_RECORDING) {
      const count = Math.min(left, STATES_OF_A_RECORDING);
      const found = await recordAndCheckOne({ recorder: recorder.path, planted, seed }, count);
      wrong += found;
    }
    recordFigure({
      id: `power cuts: ${states}`,
      what: `${states} power cuts rebuilt`,
      figure: `${wrong} states with something wrong`,
      goal: "0",
      met: wrong === 0,
      command: `npx node load-tests/power-cut/check.ts --states ${states} --seed ${firstSeed}`,
    });
    return wrong === 0;
  } finally {
    rmSync(prepared, { recursive: true });
  }
}

/** Returns the number of states with something wrong. */
async function recordAndCheckOne(
  options: Pick<RecordOptions, "recorder" | "planted" | "seed">,
  count: number,
): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), `marsa-power-cut-${options.seed}-`));
  let wrong: number | null = null;
  try {
    const recording = await timed("recorded", () => record({ tree, folder, ...options }));
    wrong = await check(recording, count);
  } finally {
    if (wrong === 0 && !values.keep && oneState === null) rmSync(folder, { recursive: true });
    else console.log(`The recording is kept: ${folder}`);
  }
  return wrong;
}

/** Returns the number of states with something wrong. */
async function check(recording: Recording, count: number): Promise<number> {
  const { seed, folder, acknowledged } = recording;
  const wanted = oneState === null ? Array.from({ length: count }, (_, i) => i + 1) : [oneState];
  const findings = await timed("rebuilt and checked", () =>
    checkStates(recording, wanted, { tree, folder: join(folder, "state") }),
  );
  for (const finding of findings.slice(0, TOLD)) print(finding, recording);
  console.log(
    `Seed ${seed}: ${wanted.length} power cuts, ${acknowledged.length} acknowledged values, ` +
      `${findings.length} states with something wrong`,
  );
  return findings.length;
}

async function timed<Result>(what: string, run: () => Promise<Result>): Promise<Result> {
  const began = performance.now();
  const result = await run();
  console.log(`${what} in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  return result;
}

function print({ cut, outcomes, problems }: Finding, { seed, folder }: Recording): void {
  console.error(
    `State ${cut.state} of seed ${seed}, cut ${cut.why}, at byte ${cut.position}: ${outcomes.join(", ")}`,
  );
  for (const problem of problems.slice(0, TOLD)) console.error(`  ${problem}`);
  if (problems.length > TOLD) console.error(`  and ${problems.length - TOLD} more`);
  console.error(`  Again: node load-tests/power-cut/check.ts --recording ${folder} --state ${cut.state}`);
}
