/**
 * `npm run proof [-- --short | --list] [NAME ...]`: runs the slow proofs, whole (some hours) or in the form of CI.
 * NAME is a part of a proof's name. At the end each proof is printed with its last whole run on this machine.
 */
import { parseArgs } from "node:util";
import { lastWholeRun } from "./proof-record.ts";
import { proofs } from "./proofs.ts";
import { installCrossbar, runShort, runWhole } from "./run-proofs.ts";
import { runSteps, summarise } from "./steps.ts";
import { webBuild } from "./suites.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { short: { type: "boolean", default: false }, list: { type: "boolean", default: false } },
});
const isNamed = (name: string) =>
  positionals.length === 0 || positionals.some((part) => name.toLowerCase().includes(part.toLowerCase()));
const wanted = proofs.filter(({ name }) => isNamed(name));
if (wanted.length === 0) throw new Error(`No proof has this name. There are: ${listOf(proofs)}`);

if (values.list) {
  for (const { name } of wanted) console.log(`${name}: ${lastWholeRun(name)}`);
} else {
  const results = [
    ...(await runSteps([webBuild, installCrossbar])),
    ...(values.short ? await runShort(wanted) : await runWhole(wanted)),
  ];
  summarise(
    results,
    wanted.map(({ name }) => `${name}: ${lastWholeRun(name)}`),
  );
}

function listOf(all: typeof proofs): string {
  return all.map(({ name }) => name).join("; ");
}
