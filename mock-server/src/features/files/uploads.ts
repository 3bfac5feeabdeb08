/** Stores uploaded files. */
import { createHash } from "node:crypto";
import { mkdir, open, readdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { deleteUnlinkedBefore, insertFile } from "../../tables/people/files.ts";
import type { Store } from "../../store/store.ts";
import { fileName, isPublic, largestMb } from "../../domain/file.ts";
import type { FilesPort, StoredFile } from "../../ports.ts";
import { createLinks, type Links } from "./links.ts";
import type { Prepared } from "./prepare-upload.ts";
import { inProcess, TaskWorker } from "../../task-worker.ts";
import type { UploadDone, UploadOrder } from "./upload-process.ts";

export interface Uploads extends FilesPort {
  readonly links: Links;
  /** Path of one stored form: the hash and its suffix, `{hash}-480.webp`. */
  pathOf(name: string): string;
  /** Ends the decoder; waiting uploads fail. */
  close(): Promise<void>;
}

export interface UploadsParts {
  /** Folder of the bytes; may be missing. */
  readonly dir: string;
  readonly store: Pick<Store, "write">;
  /** The real time in ms, which limits links. */
  readonly now: () => number;
}

const MB = 1024 * 1024;
/** How long an idle process stays, before its memory is freed. */
const IDLE_MS = 30_000;

/** Opens the uploaded files below `dir`; each form of a file has the hash of its first form. */
export function openUploads({ dir, store, now }: UploadsParts): Uploads {
  const decoder = new TaskWorker<UploadOrder, UploadDone>(
    inProcess(new URL("./upload-process.ts", import.meta.url)),
    IDLE_MS,
  );
  const links = createLinks(now);
  const folderOf = (hash: string): string => join(dir, hash.slice(0, 2));
  const pathOf = (name: string): string => join(folderOf(name), name);

  return {
    links,
    pathOf,
    async keep({ userId, kind, name, bytes, at }) {
      const sizeMb = largestMb(kind);
      if (bytes.length > sizeMb * MB) return { ok: false, code: "TOO_LARGE", details: { size_mb: sizeMb } };
      const { prepared } = await decoder.ask({ kind, bytes });
      if (!prepared) return { ok: false, code: "UNSUPPORTED_TYPE", details: {} };
      const hash = createHash("sha256").update(prepared.files[0]!.bytes).digest("hex");
      for (const { suffix, bytes: form } of prepared.files) await writeWhole(pathOf(hash + suffix), form);
      const known = { kind, hash, name: fileName(name), ...factsOf(prepared) };
      const id = await store.write((db) => insertFile(db, { ...known, userId, createdAt: at }));
      return { ok: true, file: { id, ...known } };
    },
    urlOf: (file) => (isPublic(file.kind) ? publicUrl(file) : `/files/d/${links.make(file.id)}`),
    async sweep(before) {
      const hashes = await store.write((db) => deleteUnlinkedBefore(db, before));
      for (const hash of hashes) await removeForms(folderOf(hash), hash);
    },
    close: () => decoder.end(),
  };
}

function factsOf({ mime, files, width, height, thumbhash }: Prepared) {
  return { mime, bytes: files.at(-1)!.bytes.length, width, height, thumbhash };
}

/** A lot's picture is named without its width; a picture of the scene keeps its own name. */
function publicUrl({ kind, hash }: Pick<StoredFile, "kind" | "hash">): string {
  if (kind === "avatar") return `/files/u/${hash}.webp`;
  return /^[0-9a-f]{64}$/.test(hash) ? `/files/p/u${hash}-960.webp` : `/files/p/${hash}-960.webp`;
}

/** Written under another name and renamed, so that a reader never finds half a file. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
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

async function removeForms(folder: string, hash: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  await Promise.all(
    names.filter((name) => name.startsWith(hash)).map((name) => rm(join(folder, name), { force: true })),
  );
}
