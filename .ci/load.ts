/**
 * Load at its smoke profile, where k6 is or can be built; elsewhere it says what is missing. Then the test of the test:
 * with a promise broken on purpose the run has to fail, and to say which.
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { findK6 } from "../load-tests/bin/k6.ts";
import type { Kind } from "../load-tests/replay/finding.ts";
import { kinds } from "../load-tests/replay/finding.ts";
import { root } from "./steps.ts";
import { run } from "./tools.ts";

/** What a fault has to be found as. */
const FAULTS: readonly (readonly [fault: string, found: Kind])[] = [
  ["drop-event", "lost_event"],
  ["swap-events", "event_order"],
  ["lose-bid", "lost_bid"],
];
/** Of load.ts: a threshold was missed, or the replay found something. */
const MISSED = 99;
const FAULT_S = "10";
const program = "load-tests/bin/load.ts";

const k6 = whereK6Is();
if (k6) {
  const env = { K6_PATH: k6 };
  run([process.execPath, program, "bid-war"], 1_200, { env });
  run([process.execPath, program, "auction-evening"], 1_200, { env });
  for (const [fault, kind] of FAULTS) findsIt(fault, kind, env);
} else console.log("SKIPPED: no Go");

function findsIt(fault: string, kind: Kind, env: Readonly<Record<string, string>>): void {
  const report = join(root, ".data/load", `fault-${fault}.html`);
  const args = [program, "bid-war", "--seconds", FAULT_S, "--fault", fault, "--report", report];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: "utf8",
    timeout: 900_000,
    env: { ...process.env, ...env },
  });
  if (status === MISSED && stdout.includes(kinds[kind])) console.log(`${fault}: found as ${kinds[kind]}.`);
  else throw new Error(`${fault} was not found (exit code ${status}):\n${stdout}\n${stderr}`);
}

function whereK6Is(): string | undefined {
  try {
    return findK6();
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
    return undefined;
  }
}
