/** Stores uploaded files. */
import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileName } from "@marsa/api-spec/text/file-name";
import { fieldRules } from "@marsa/api-spec/rules";
import { pictureUrl } from "../../../tables/lots/picture-url.ts";
import {
  deleteUnlinkedBefore,
  filesOfOtherKeys,
  insertFile,
  setKeyOf,
} from "../../../tables/people/files.ts";
import { keyOfPart } from "../../../tables/sealing/fingerprints.ts";
import type { Keyring } from "../../../tables/sealing/keyring.ts";
import { fileKeyOf, newFileKey, openedPieces } from "../../../tables/sealing/sealed-file.ts";
import type { Store } from "../../../store/store.ts";
import { documentSuffix, isPublic, largestMb, MOST_PAGES } from "../../../domain/file.ts";
import { paperPath } from "../../../scenes/pictures/papers.ts";
import { DAY_MS } from "../../../domain/lot/terms.ts";
import { publicLimits } from "../../../domain/public-limits.ts";
import type { FilesPort, KeptFile, StoredFile, UploadRefused } from "../../../ports/outside.ts";
import { openDecoder } from "./decoder.ts";
import { openParts } from "../parts.ts";
import { createLinks, type Links } from "../links.ts";
import type { UploadFault } from "../read-picture.ts";
import { openReadings, type Readings } from "../reading/readings.ts";
import { changeFileKey, folderOf, formPath, removeForms, type StoredForms } from "./stored-forms.ts";

export interface Uploads extends FilesPort {
  readonly links: Links;
  readonly readings: Readings;
  /** Path of one stored form: the hash and its suffix, `{hash}-480.webp`. */
  pathOf(name: string): string;
  /** Ends the processes; waiting uploads fail. */
  close(): Promise<void>;
}

export interface UploadsParts {
  /** Folder of the bytes; may be missing. */
  readonly dir: string;
  readonly store: Pick<Store, "read" | "write" | "writeUnrelated">;
  /** They encrypt all files that are not public. */
  readonly keys: Keyring;
  /** The real time in ms, which limits links. */
  readonly now: () => number;
  /** The key of links, where several processes check them; left out: a random one. */
  readonly linkKey?: Buffer<ArrayBuffer> | undefined;
}

const MB = 1024 * 1024;
const MOST_FINISHED = 500;
/** Unused files deleted in one commit. */
const MOST_SWEPT = 100;
/** A picture of the demo world is named by its name, an uploaded one by its hash. */
const HASH = /^[0-9a-f]{64}$/;

/** Opens the uploaded files below `dir`; each form of a file has the hash of its first form. */
export function openUploads({ dir, store, keys, now, linkKey }: UploadsParts): Uploads {
  const decoder = openDecoder();
  const links = createLinks(now, linkKey);
  const parts = openParts(join(dir, "parts"));
  /** Files of the last parts whose answer may be lost: the part comes again. */
  const finished = new Map<string, StoredFile>();
  const linkOf = ({ id }: Pick<StoredFile, "id">, staffId?: number): string =>
    `/files/d/${links.make(staffId === undefined ? [id] : [id, staffId])}`;
  const pathOf = (name: string): string => formPath(dir, name);
  const readings = openReadings({ store, keys, links, pathOf });

  /** Names the stored forms of a file, or says why it has none. */
  async function keepForms(
    stored: StoredForms | UploadFault,
    of: NewFile,
    keyId: string | null,
  ): Promise<KeptFile> {
    if (typeof stored === "string") return { ok: false, ...refusals[stored] };
    const known = { kind: of.kind, name: fileName(of.name), ...stored };
    const row = { ...known, userId: of.userId, createdAt: of.at, keyId };
    // No bid reads files.
    const id = await store.writeUnrelated((db) => insertFile(db, row));
    return { ok: true, file: { id, ...known } };
  }

  /** `partKey`: encrypts the bytes that arrived in parts. */
  async function decoded(
    of: NewFile,
    bytes: Uint8Array | string,
    partKey: Uint8Array | null,
  ): Promise<KeptFile> {
    const key = isPublic(of.kind) ? null : newFileKey(keys);
    const stored = await decoder.prepare({ dir, key, kind: of.kind, bytes, partKey });
    return await keepForms(stored ?? "damaged", of, key?.id ?? null);
  }

  const uploads: Uploads = {
    links,
    readings,
    pathOf,
    async keep({ content, ...of }) {
      const refused = tooLarge(of.kind, "path" in content ? content.size : content.length);
      return refused ?? (await decoded(of, "path" in content ? content.path : content, null));
    },
    async keepPart({ upload, from, size, content, ...of }) {
      const refused = tooLarge(of.kind, Math.max(size, from + content.size));
      if (refused) return refused;
      const key = { userId: of.userId, upload };
      const path = parts.pathOf(key);
      const known = finished.get(path);
      if (known) return { ok: true, received: size, file: known };
      const partKey = isPublic(of.kind) ? null : await store.read((db) => keyOfPart(db, basename(path)));
      const received = await parts.add(key, from, content, partKey);
      if (received < size) return { ok: true, received, file: null };
      const kept = await decoded(of, path, partKey);
      await rm(path, { force: true });
      if (!kept.ok) return kept;
      finished.set(path, kept.file);
      if (finished.size > MOST_FINISHED) finished.delete(finished.keys().next().value!);
      return { ok: true, received, file: kept.file };
    },
    async change({ hash, kind, name }, change, { userId, at }) {
      const original = HASH.test(hash) ? originalsOf(hash).map((form) => formPath(dir, form)) : hash;
      const stored = await decoder.prepare({ dir, key: null, original, change });
      return stored && (await keepForms(stored, { userId, kind, name, at }, null));
    },
    originalUrlOf: (file) =>
      isPublic(file.kind) && !HASH.test(file.hash) ? pictureUrl(file.hash, 1200) : linkOf(file),
    readingUrlOf: (file, reader) => readings.urlOf(file.id, reader),
    urlOf: (file, staffId) => (isPublic(file.kind) ? publicUrl(file) : linkOf(file, staffId)),
    documentPath: ({ hash, mime }) => paperPath(hash) ?? formPath(dir, hash + documentSuffix(mime)),
    read: (path) => openedPieces(path, fileKeyOf(path, keys)),
    async changeKeys(isStopped) {
      let changed = 0;
      for (let after = 0; !isStopped();) {
        const rows = await store.read((db) => filesOfOtherKeys(db, keys.first, after));
        if (rows.length === 0) break;
        for (const { id, hash, mime } of rows) {
          after = id;
          if (isStopped()) break;
          const path = formPath(dir, hash + documentSuffix(mime));
          const key = newFileKey(keys);
          if (existsSync(path)) await changeFileKey(path, fileKeyOf(path, keys), key);
          await store.writeUnrelated((db) => setKeyOf(db, hash, key.id));
          changed++;
        }
      }
      return changed;
    },
    async sweep(before) {
      let isMore = true;
      while (isMore) {
        const gone = await store.writeUnrelated((db) => deleteUnlinkedBefore(db, before, MOST_SWEPT));
        for (const hash of gone.hashes) await removeForms(folderOf(dir, hash), hash);
        ({ isMore } = gone);
      }
      await parts.sweep(now() - DAY_MS);
    },
    async close() {
      await Promise.all([decoder.close(), readings.close()]);
    },
  };
  return uploads;
}

/** Returns the refusal of a file of so many bytes; null: its size is right. */
function tooLarge(kind: NewFile["kind"], bytes: number): UploadRefused | null {
  const sizeMb = largestMb(kind);
  return bytes > sizeMb * MB ? { ok: false, code: "TOO_LARGE", details: { size_mb: sizeMb } } : null;
}

interface NewFile {
  readonly userId: number;
  readonly kind: StoredFile["kind"];
  readonly name: string;
  readonly at: number;
}

const damagedOf = (message: string) =>
  ({ code: "VALIDATION", details: { errors: [{ field: "file", message }] } }) as const;

const refusals = {
  type: { code: "UNSUPPORTED_TYPE", details: {} },
  large: damagedOf(fieldRules.photoPixels(publicLimits.photoMegapixels)),
  damaged: damagedOf(fieldRules.fileDamaged()),
  locked: damagedOf(fieldRules.fileLocked()),
  active: damagedOf(fieldRules.fileActive()),
  pages: damagedOf(fieldRules.filePages(MOST_PAGES)),
} as const;

/** The kept original; a photo from before originals were kept has its largest form only. */
function originalsOf(hash: string): string[] {
  return [`${hash}${documentSuffix("image/webp")}`, `${hash}-1200.webp`];
}

/** A lot's picture is named without its width; a picture of the scene keeps its own name. */
function publicUrl({ kind, hash }: Pick<StoredFile, "kind" | "hash">): string {
  if (kind === "avatar") return `/files/u/${hash}.webp`;
  return HASH.test(hash) ? `/files/p/u${hash}-960.webp` : `/files/p/${hash}-960.webp`;
}
