/** Copies a house between a SQLite file and PostgreSQL, and proves that both are the same. */
import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { defaultTerms } from "../domain/lot/terms.ts";
import { EnvError } from "../env/open-settings.ts";
import type { Copied } from "../postgres/copy.ts";
import { HouseTaken, type Waiting } from "../postgres/house-lock.ts";
import { House } from "../postgres/house.ts";
import { explained, inspectPostgres, placeOf, PostgresRefused } from "../postgres/refusals.ts";
import { copyDatabase, exchange, removeDatabase } from "../sqlite/database-file.ts";
import { lockFolder } from "../sqlite/folder-lock.ts";
import { DatabaseRefused, inspectDatabase } from "../sqlite/recovery/recovery.ts";
import { StoreUnavailable } from "../store/errors.ts";
import { archiveOf } from "../tables/system/archive.ts";
import { refuseNoHouseIn } from "../verify/check-database.ts";
import { checkInWorker } from "../verify/check-in-worker.ts";
import { checkPostgres, isAddress, refuseNoHouse } from "../verify/check-postgres.ts";
import { digestOfFile, digestOfHouse, type Digest } from "../verify/digest.ts";
import type { Verified } from "../verify/verify.ts";

/** What a place holds, each row of it right. */
export interface Proof extends Digest {
  /** Without a secret. */
  readonly place: string;
  /** How long it took to read and recompute it, s. */
  readonly seconds: number;
}

/**
 * Copies a house to an empty place. The old one stays as it is, and the new one is whole, or empty after an error.
 * @param copied called with the number of rows that were copied.
 * @returns what both hold, the old place first.
 * @throws EnvError, DatabaseRefused, PostgresRefused, FolderTaken, or the error of the file system or of SQLite
 */
export async function move(from: string, to: string, copied?: Copied): Promise<readonly Proof[]> {
  if (isAddress(from) === isAddress(to))
    throw new EnvError(
      "Name a file of SQLite and an address of PostgreSQL, first the one that has the house.",
    );
  const [file, url] = isAddress(to) ? [from, to] : [to, from];
  placeOf(url);
  if (isAddress(to) && !existsSync(file)) throw new DatabaseRefused(`There is no database at ${file}.`);
  const folder = lockFolder(dirname(file));
  const house = new House(url, GIVES_WAY, copied);
  try {
    await house.lock();
    const proofs = await (isAddress(to) ? toAddress(file, house) : toFile(house, file));
    folder.release();
    return proofs;
  } catch (error) {
    folder.abandon();
    if (error instanceof HouseTaken)
      throw new PostgresRefused(`${placeOf(url)} has a server: end that server first.`, true, error);
    throw error instanceof StoreUnavailable ? explained(error, url) : error;
  } finally {
    await house.close();
  }
}

async function toAddress(file: string, house: House): Promise<readonly Proof[]> {
  refuseNoHouseIn(file);
  if ((await inspectPostgres(house.url)) !== null)
    throw new PostgresRefused(`${placeOf(house.url)} holds a house: name an empty database.`, false);
  const before = await proofOfFile(file, file);
  const whole = `${file}.whole`;
  try {
    // One file, with the rows of the archive. The house deletes it when it has put it.
    await copyDatabase(file, whole);
    await house.put(whole);
  } finally {
    removeDatabase(whole);
  }
  try {
    return equal(before, await proofOfHouse(house));
  } catch (error) {
    await house.writing.ask("DROP SCHEMA marsa CASCADE");
    throw error;
  }
}

async function toFile(house: House, file: string): Promise<readonly Proof[]> {
  await refuseNoHouse(house.url);
  inspectDatabase(file);
  if (existsSync(file) || existsSync(archiveOf(file)))
    throw new DatabaseRefused(
      `${dirname(file)} holds a house: move its database and archive away, or name another folder.`,
    );
  const before = await proofOfHouse(house);
  const next = `${file}.next`;
  await house.take(next);
  const proofs = equal(before, await proofOfFile(next, file));
  exchange(next, file);
  return proofs;
}

function equal(before: Proof, after: Proof): readonly Proof[] {
  if (after.all === before.all) return [before, after];
  throw new DatabaseRefused("The copy differs from the house, and is deleted.");
}

/** `place`: the file that it is or becomes. */
function proofOfFile(file: string, place: string): Promise<Proof> {
  return prove(place, digestOfFile(file), () => check(file));
}

function proofOfHouse(house: House): Promise<Proof> {
  return prove(placeOf(house.url), digestOfHouse(house), () => checkPostgres(house.url, check));
}

/** In a thread, so that the connection goes on telling that it lives. */
function check(file: string): Promise<Verified> {
  return checkInWorker({ file, terms: defaultTerms });
}

/** @throws DatabaseRefused for a wrong row */
async function prove(
  place: string,
  digest: Promise<Digest>,
  verified: () => Promise<Verified>,
): Promise<Proof> {
  const started = performance.now();
  const content = await digest;
  const [wrong] = (await verified()).findings;
  if (wrong) throw new DatabaseRefused(`${place} is wrong in ${wrong.table} ${wrong.row}: ${wrong.what}.`);
  return { ...content, place, seconds: Math.round(performance.now() - started) / 1000 };
}

/** A server that has the house is not waited for. */
const GIVES_WAY: Waiting = { lost: refuseTaken, standsBy: refuseTaken };

function refuseTaken(): never {
  throw new HouseTaken("Another process writes this house");
}
