/** Reads and writes the bytes of stored files. */
import { createHash } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { openedPieces, sealedPieces, type FileKey } from "../../../tables/sealing/sealed-file.ts";
import type { Prepared } from "./prepare-upload.ts";

/** The facts of a file whose forms are stored. `hash` names the forms; `bytes` is the size of the last one. */
export interface StoredForms extends Omit<Prepared, "files"> {
  readonly hash: string;
  readonly bytes: number;
}

/** Folder of the forms of a hash, below the folder of all uploads. */
export function folderOf(dir: string, hash: string): string {
  return join(dir, hash.slice(0, 2));
}

/** Path of one form, `{hash}-480.webp`. */
export function formPath(dir: string, name: string): string {
  return join(folderOf(dir, name), name);
}

/**
 * Resolves when all forms and their names survive a power cut. The forms are synced together and their folder once: each
 * sync of the disk delays the commit of a bid. `key`: encrypts them; null: they are public.
 */
export async function storeForms(
  dir: string,
  { files, ...facts }: Prepared,
  key: FileKey | null,
): Promise<StoredForms> {
  const hash = createHash("sha256").update(files[0]!.bytes).digest("hex");
  const folder = folderOf(dir, hash);
  await mkdir(folder, { recursive: true });
  const forms = files.map(({ suffix, bytes }) => ({ path: formPath(dir, hash + suffix), bytes }));
  await Promise.all(
    forms.map(({ path, bytes }) =>
      writeFile(unfinished(path), key ? sealedPieces(path, [bytes], key) : bytes, { flush: true }),
    ),
  );
  // A reader never finds half a file.
  for (const { path } of forms) await rename(unfinished(path), path);
  await syncFolder(folder);
  return { ...facts, hash, bytes: files.at(-1)!.bytes.length };
}

/** Replaces a stored file by the same with another key. */
export async function changeFileKey(path: string, from: FileKey | null, to: FileKey): Promise<void> {
  await writeFile(unfinished(path), sealedPieces(path, openedPieces(path, from), to), { flush: true });
  await rename(unfinished(path), path);
  await syncFolder(dirname(path));
}

const unfinished = (path: string): string => `${path}.${process.pid}.part`;

/** A name survives a power cut only after a sync of its folder. Windows cannot sync folders. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const opened = await open(folder);
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
}

/** Returns the bytes of the first path that exists; null: none does. */
export async function readFirst(paths: readonly string[]): Promise<Uint8Array | null> {
  for (const path of paths) {
    const bytes = await readFile(path).catch(() => null);
    if (bytes) return bytes;
  }
  return null;
}

export async function removeForms(folder: string, hash: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  await Promise.all(
    names.filter((name) => name.startsWith(hash)).map((name) => rm(join(folder, name), { force: true })),
  );
}
