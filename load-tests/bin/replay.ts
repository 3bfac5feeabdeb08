/**
 * `npm run replay -- RECORD JOURNALS`
 * Proves a load run again: plays every bid, reply and event of its record on the model of the rules, and compares
 * them with the journals. JOURNALS is a file, or the address of the server while it has the lots of the run. `npm run
 * load -- SCENARIO --keep` leaves both files. Exit code 99: a finding; 1: there is nothing to replay.
 */
import { readJournals } from "../replay/journals.ts";
import { readLotAfter } from "../replay/lot-after.ts";
import { readRecord } from "../replay/read-record.ts";
import { replay } from "../replay/replay.ts";
import { inWords } from "../report/words.ts";

const FOUND = 99;

try {
  const [record, journals, ...others] = process.argv.slice(2);
  if (record === undefined || journals === undefined || others.length > 0)
    throw new Error("Which run? npm run replay -- RECORD JOURNALS");
  const replayed = await replay(await readRecord(record), await lotsOf(journals));
  console.log(inWords(replayed));
  if (replayed.byKind.length > 0) process.exitCode = FOUND;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function lotsOf(journals: string) {
  if (!/^https?:\/\//.test(journals)) return readJournals(journals);
  const base = journals.replace(/\/$/, "");
  return (id: number) => readLotAfter(base, id);
}
