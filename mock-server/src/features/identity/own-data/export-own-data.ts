/** POST /auth/account/export: everything that we hold of a person, as one file for that person. */
import { Worker } from "node:worker_threads";
import { downloadName } from "@marsa/api-spec/text/file-name";
import type { Context } from "../../../context.ts";
import { isPublic } from "../../../domain/file.ts";
import { file, refuse, type Handler } from "../../../http/handler.ts";
import { exported } from "../../../http/spreadsheet/export-queue.ts";
import { missingConfirmation } from "../../../tables/people/confirmation.ts";
import { filesOfUser } from "../../../tables/people/files.ts";
import { ownData } from "./repository-own-data.ts";

/** A file of the archive: a text, or a stored document by its path. */
export interface ArchiveFile {
  readonly name: string;
  readonly text?: string;
  readonly path?: string;
}

/** Documents beyond this size together are listed in the file, and downloaded one by one. */
const MOST_BYTES = 100 * 1024 * 1024;

/** Needs the person's proof, since a stolen session would take all of it in one call. Changes nothing. */
export const exportOwnData: Handler<"exportOwnData"> = async (request, context) => {
  const { user, headers } = request;
  const { store, realNow } = context;
  const missing = await missingConfirmation(store, user, headers["X-Confirm"], realNow());
  if (missing) return refuse("CONFIRM_REQUIRED", missing);
  return exported(request, context, async () => {
    const bytes = await archive(await partsOf(user.id, context));
    return file(bytes, { type: "application/zip", name: "marsa-my-data.zip" });
  });
};

async function partsOf(userId: number, { store, files, clock }: Context): Promise<ArchiveFile[]> {
  const data = await store.readInWorker(ownData, userId);
  const documents = await store.read((db) => filesOfUser(db, userId).filter(({ kind }) => !isPublic(kind)));
  let left = MOST_BYTES;
  const packed = documents.filter(({ bytes }) => (left -= bytes) >= 0);
  const made = new Date(clock.now()).toISOString();
  return [
    { name: "data.json", text: `${JSON.stringify({ made, ...data }, null, 2)}\n` },
    ...packed.map((row) => ({
      name: `documents/${row.id}-${downloadName(row.name, row.mime === "application/pdf" ? ".pdf" : ".webp")}`,
      path: files.documentPath(row),
    })),
  ];
}

/** A thread reads and packs the files, since bids must not wait. @throws Error when it fails */
function archive(parts: readonly ArchiveFile[]): Promise<Uint8Array<ArrayBuffer>> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
  const worker = new Worker(new URL("./archive-worker.ts", import.meta.url), { workerData: parts });
  worker.once("message", resolve);
  worker.once("error", reject);
  worker.once("exit", (code) => reject(new Error(`The archive's thread ended with ${code}`)));
  return promise;
}
