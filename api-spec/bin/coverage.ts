/**
 * `npm run coverage`: writes the table of proven items of the product specification and prints their number. Fails
 * when a proof names no item, or the number fell.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { numberFile, readCoverage, tableFile } from "../coverage/coverage.ts";
import { absent, coverageTable, proven, strayProofs } from "../coverage/table.ts";

const coverage = readCoverage();
const now = proven(coverage);
const before = (JSON.parse(readFileSync(numberFile, "utf8")) as { proven: number }).proven;
const stray = strayProofs(coverage);

for (const { id, place } of stray)
  console.error(`${place} proves ${id}, which is no item of the specification`);
if (now < before) console.error(`${now} items are proven; there were ${before}. A proof went missing.`);

writeFileSync(tableFile, coverageTable(coverage));
if (now >= before) writeFileSync(numberFile, `{ "proven": ${now} }\n`);
process.exitCode = stray.length > 0 || now < before ? 1 : 0;
console.log(`${now} of ${coverage.items.length} items proven, ${absent(coverage)} named as not built.`);
