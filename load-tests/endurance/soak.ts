/**
 * `node load-tests/endurance/soak.ts [--minutes 60]`: runs an auction evening for an hour on a server of its own.
 * Every reply and event is replayed; heap, files and sockets must not grow; the growth of the database is reported.
 * Exit code 1 for growth, 99 for a missed threshold or a finding.
 */
import { parseArgs } from "node:util";
import { runLoad } from "../bin/run-load.ts";
import { flatness } from "./flat.ts";

const { values } = parseArgs({ options: { minutes: { type: "string", default: "60" } } });
const seconds = Number(values.minutes) * 60;

const { code, result, samples } = await runLoad({
  scenario: "auction-evening",
  profile: "soak",
  seconds: String(seconds),
  fault: null,
  earlier: null,
  keep: false,
});
const from = result ? Date.parse(result.began) : 0;
const { problems, figures } = flatness(samples, {
  from,
  to: from + seconds * 1_000,
  acceptedBids: result?.replayed.accepted ?? 0,
});
for (const line of figures) console.log(`  ${line}`);
for (const problem of problems) console.error(`  ${problem}`);
process.exitCode = code === 0 && problems.length > 0 ? 1 : code;
