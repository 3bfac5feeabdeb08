/**
 * `npm run move -- FROM TO` (the file of a SQLite database and an address postgres://..., the place of the house first)
 * Copies a house with its journal and its archive to an empty place, and proves that both are the same: a line for each
 * with its tables and rows, the hashes of its journal and of all its rows, and what `verify` says. The old house stays
 * as it is, and so do uploads, pictures and the key: with both, they are in DATA_DIR. No server may run on either.
 * After an error the new place is empty, or whole where the connection broke at the end. Exit codes are those of a start
 * (mock-server/README.md). More: RUNNING.md.
 */
import { dirname, resolve } from "node:path";
import { EnvError } from "../src/env/open-settings.ts";
import { move } from "../src/move/move.ts";
import { startFailure } from "../src/start/start-failure.ts";
import { isAddress } from "../src/verify/check-postgres.ts";

const TELL_EVERY_MS = 5_000;

// Only its own user reads a database.
process.umask(0o077);

let count = 0;
let tellAt = 0;
function copied(rows: number): void {
  count += rows;
  tellAt ||= performance.now() + TELL_EVERY_MS;
  if (performance.now() < tellAt) return;
  tellAt = performance.now() + TELL_EVERY_MS;
  console.error(`${count} rows are copied`);
}

const [from, to, ...more] = process.argv.slice(2).map((place) => (isAddress(place) ? place : resolve(place)));
try {
  if (from === undefined || to === undefined || more.length > 0)
    throw new EnvError("Say from where to where: npm run move -- .data/marsa.db postgres://...");
  const proofs = await move(from, to, copied);
  const lines = proofs.map(({ place, tables, rows, journal, all, seconds }) => [
    place,
    { tables, rows, journal: journal.slice(0, 12), "all rows": all.slice(0, 12), verify: "OK", seconds },
  ]);
  console.table(Object.fromEntries(lines));
  console.log("The house is in both places. Start one of them only: what the other one does later is lost.");
} catch (error) {
  const file = [from, to].find((place) => place !== undefined && !isAddress(place));
  const { message, exitCode } = startFailure(error, file === undefined ? null : dirname(file));
  // A start names its settings, a move what it was given.
  console.error(message.replaceAll("DATABASE_URL", "the address").replace(/,? or set DATA_DIR[^.]*/, ""));
  process.exitCode = exitCode;
}
