/** The files of a database, read from a folder and written into one. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Files } from "./disk-image.ts";

export const DATABASE = "marsa.db";
const ARCHIVE = "archive";

/** All files except the shared memory, which each start rebuilds, with the archive, which no recording is long enough to change. */
export function readFiles(folder: string): Files {
  const archive = existsSync(join(folder, ARCHIVE)) ? readdirSync(join(folder, ARCHIVE)) : [];
  const names = [...readdirSync(folder), ...archive.map((name) => join(ARCHIVE, name))];
  const kept = names.filter((name) => basename(name).startsWith(DATABASE) && !name.endsWith("-shm"));
  return new Map(kept.map((name) => [name, readFileSync(join(folder, name))]));
}

/** Writes the files into an empty folder. Returns the path of the database. */
export function writeFiles(folder: string, files: Files): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, ARCHIVE), { recursive: true });
  for (const [name, bytes] of files) writeFileSync(join(folder, name), bytes);
  return join(folder, DATABASE);
}
