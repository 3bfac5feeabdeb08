/**
 * `npm run audit:security`: prints OWASP ASVS 4.0.3 level 2 line by line, with the test that proves each requirement.
 * `-- --open` prints the open ones alone. Fails when a requirement is missing or its test is gone.
 */
import { lineOf, summaryOf } from "./lines.ts";
import { defectsOf, readRecord, requirements } from "./record.ts";

const onlyOpen = process.argv.includes("--open");
const record = readRecord();

for (const id of Object.keys(requirements())) {
  const entry = record[id];
  if (entry && (!onlyOpen || entry.open !== undefined)) console.log(lineOf(id, entry));
}
const defects = defectsOf(record);
for (const defect of defects) console.error(`DEFECT ${defect}`);
console.log(summaryOf(record));
process.exitCode = defects.length > 0 ? 1 : 0;
