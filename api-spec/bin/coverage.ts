/**
 * `npm run coverage`: what is proven of the product specification. Writes the table that is kept in the repository and
 * says how many items have a test; `--check` writes nothing and fails where the table is stale or the number fell.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readItems } from "../coverage/items.ts";
import { readProofs } from "../coverage/proofs.ts";
import { coverageTable, proven, strayProofs, type Coverage } from "../coverage/table.ts";
import { pending } from "../src/pending.ts";

const here = import.meta.dirname;
const tableFile = join(here, "../coverage/TABLE.md");
const numberFile = join(here, "../coverage/proven.json");

const coverage: Coverage = {
  items: readItems(),
  proofs: readProofs(join(here, "../..")),
  pending: Object.keys(pending),
};
const stray = strayProofs(coverage);
const table = coverageTable(coverage);
const now = proven(coverage);
const before = (JSON.parse(readFileSync(numberFile, "utf8")) as { proven: number }).proven;

for (const { id, place } of stray)
  console.error(`${place} proves ${id}, which is no item of the specification`);
if (now < before) console.error(`${now} items are proven; there were ${before}. A proof went missing.`);

if (process.argv.includes("--check")) {
  const stale = readFileSync(tableFile, "utf8") !== table || now !== before;
  if (stale) console.error("The coverage table is stale: run `npm run coverage` and commit what it writes.");
  process.exitCode = stale || stray.length > 0 ? 1 : 0;
} else {
  writeFileSync(tableFile, table);
  if (now >= before) writeFileSync(numberFile, `${JSON.stringify({ proven: now })}\n`);
  process.exitCode = stray.length > 0 || now < before ? 1 : 0;
}
console.log(`${now} of ${coverage.items.length} items proven, ${coverage.pending.length} calls pending.`);
