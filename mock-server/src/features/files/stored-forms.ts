/** Reads and writes the bytes of stored files. */
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Writes under another name and renames, so that a reader never finds half a file. */
export async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.${process.pid}.part`;
  await writeFile(unfinished, bytes, { flush: true });
  await rename(unfinished, path);
  await syncFolder(dirname(path));
}

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
