/** POST /auth/account/export: everything that we hold of a person, as one file for that person. */
import { existsSync } from "node:fs";
import type { Zippable } from "fflate";
import { downloadName } from "@marsa/api-spec/text/file-name";
import type { Context } from "../../../http/context.ts";
import { isPublic } from "../../../domain/file.ts";
import { file, refuse, type Handler } from "../../../http/handler.ts";
import { exported } from "../../../http/spreadsheet/export-queue.ts";
import { missingConfirmation } from "../../../tables/people/confirmation.ts";
import { filesOfUser } from "../../../tables/people/files.ts";
import { keysOf } from "../../../tables/sealing/keyring.ts";
import { fileKeyOf, openedFile } from "../../../tables/sealing/sealed-file.ts";
import { fileQuery } from "../../../store/worker-query.ts";
import { ownData } from "./repository-own-data.ts";

/** The person, and the stored documents that go into the archive. */
interface ArchiveInput {
  readonly userId: number;
  /** ISO 8601. */
  readonly made: string;
  readonly documents: readonly { readonly name: string; readonly path: string }[];
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
    const { bytes } = await store.makeFile(ownArchive, await archiveOf(user.id, context));
    return file(bytes, { type: "application/zip", name: "marsa-my-data.zip" });
  });
};

async function archiveOf(userId: number, { store, files, clock }: Context): Promise<ArchiveInput> {
  const documents = await store.read(async (db) =>
    (await filesOfUser(db, userId)).filter(({ kind }) => !isPublic(kind)),
  );
  let left = MOST_BYTES;
  const packed = documents.filter(({ bytes }) => (left -= bytes) >= 0);
  return {
    userId,
    made: new Date(clock.now()).toISOString(),
    documents: packed.map((row) => ({
      name: `documents/${row.id}-${downloadName(row.name, row.mime === "application/pdf" ? ".pdf" : ".webp")}`,
      path: files.documentPath(row),
    })),
  };
}

/** Packs what the database holds of a person with their documents. */
export const ownArchive = fileQuery(
  import.meta.url,
  "ownArchive",
  async (db, { userId, made, documents }: ArchiveInput) => ({
    made,
    documents: documents.map((each) => ({ ...each, key: fileKeyOf(each.path, keysOf(db)) })),
    data: await ownData(db, userId),
  }),
  async ({ made, documents, data }) => {
    const { strToU8, zipSync } = await import("fflate");
    const packed: Zippable = {
      "data.json": strToU8(`${JSON.stringify({ made, ...data }, null, 2)}\n`),
    };
    // Documents are packed pictures already. One that was deleted meanwhile is listed without its bytes.
    for (const { name, path, key } of documents)
      if (existsSync(path)) packed[name] = [await openedFile(path, key), { level: 0 }];
    return { bytes: zipSync(packed), rows: Object.keys(packed).length };
  },
);
