/**
 * `npm run endurance [-- --minutes 60 --crashes 200]`: a long auction evening, crashes, durability, backups, one after the
 * other. What fails does not keep the rest from being tried; the last lines say how each ended. Exit code 1 when one was not OK.
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { parseArgs } from "node:util";

const { values } = parseArgs({
  options: { minutes: { type: "string", default: "60" }, crashes: { type: "string", default: "200" } },
});
const { minutes, crashes } = values;
const steps = [
  { name: `an auction evening of ${minutes} minutes`, program: "soak.ts", args: ["--minutes", minutes] },
  { name: `${crashes} crashes`, program: "crash.ts", args: ["--runs", crashes] },
  { name: "durability", program: "durability.ts", args: [] },
  { name: "backups in a bid war", program: "backups.ts", args: [] },
];

const ended = steps.map(({ name, program, args }) => {
  console.log(`\n== ${name}, ${new Date().toISOString()}`);
  const began = performance.now();
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, program), ...args], {
    stdio: "inherit",
  });
  return { name, isOk: status === 0, minutes: (performance.now() - began) / 60_000 };
});

console.log("");
for (const { name, isOk, minutes: took } of ended)
  console.log(`${isOk ? "OK    " : "FAILED"} ${name} (${took.toFixed(1)} min)`);
process.exitCode = ended.every(({ isOk }) => isOk) ? 0 : 1;
