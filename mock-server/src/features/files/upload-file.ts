/** POST /files, POST /uploads/{upload}, DELETE /files/{id}, GET /files/{id}/original, POST /files/{id}/change. */
import { deleteUnlinked, fileById } from "../../tables/people/files.ts";
import { ok, refuse, type Handler, type Schema } from "../../http/handler.ts";
import { tooMany } from "../../http/rate-limited.ts";
import { noUploadPlace, callerOf } from "../../http/upload-places.ts";
import type { StoredFile } from "../../ports/outside.ts";

/** A file that no lot or profile uses within a day is deleted. */
export const uploadFile: Handler<"uploadFile"> = async ({ body, user }, { files, clock, rateLimit }) => {
  const refused = tooMany(rateLimit, [["uploadByUser", String(user.id)]]);
  if (refused) return refused;
  const { kind, file } = body;
  const upload = { userId: user.id, kind, name: file.name, content: file, at: clock.now() };
  const stored = await files.keep(upload);
  return stored.ok
    ? ok(presentFile(stored.file, files.urlOf(stored.file)))
    : refuse(stored.code, stored.details);
};

/** The same in parts, each of which may be sent again: only the first one counts for the limit. */
export const uploadPart: Handler<"uploadPart"> = async (request, { files, clock, rateLimit }) => {
  const { body, params, query, user } = request;
  const { from, size } = query;
  const refused = from === 0 && tooMany(rateLimit, [["uploadByUser", String(user.id)]]);
  if (refused) return refused;
  const { kind, file } = body;
  const of = { userId: user.id, kind, name: file.name, content: file, at: clock.now() };
  const kept = await files.keepPart({ ...of, upload: params.upload, from, size });
  if (!kept.ok) return refuse(kept.code, kept.details);
  const whole = kept.file;
  return ok({ received: kept.received, file: whole && presentFile(whole, files.urlOf(whole)) });
};

/** STALE: the file is in use. Another person's file is not found. */
export const deleteFile: Handler<"deleteFile"> = async ({ params, user }, { store }) => {
  const isGone = await store.write((db) => deleteUnlinked(db, user.id, params.id));
  if (isGone) return ok({});
  const row = await store.read((db) => fileById(db, params.id));
  return refuse(row?.userId === user.id ? "STALE" : "NOT_FOUND");
};

/** Returns a new link to an own file; of a photo the whole picture, of which buyers see a part. */
export const getOriginal: Handler<"getOriginal"> = async ({ params, user }, { store, files }) => {
  const row = await store.read((db) => fileById(db, params.id));
  if (row?.userId !== user.id) return refuse("NOT_FOUND");
  const { id, kind, name, bytes } = row;
  return ok({ id_file: id, kind, name, bytes, url: files.originalUrlOf(row) });
};

/** Makes another file: a photo's address never changes its content. */
export const changePhoto: Handler<"changePhoto"> = async ({ params, body, user, address }, context) => {
  const { store, files, clock, rateLimit, uploadPlaces } = context;
  const refused = tooMany(rateLimit, [["uploadByUser", String(user.id)]]);
  if (refused) return refused;
  const row = await store.read((db) => fileById(db, params.id));
  if (row?.userId !== user.id || row.kind !== "lot_photo") return refuse("NOT_FOUND");
  const leave = uploadPlaces.take(callerOf(user, address));
  if (!leave) return noUploadPlace;
  const stored = await files.change(row, body, { userId: user.id, at: clock.now() }).finally(leave);
  if (!stored) return refuse("NOT_FOUND");
  return stored.ok
    ? ok(presentFile(stored.file, files.urlOf(stored.file)))
    : refuse(stored.code, stored.details);
};

function presentFile(file: StoredFile, url: string): Schema<"UploadedFile"> {
  return {
    id_file: file.id,
    kind: file.kind,
    url,
    width: file.width,
    height: file.height,
    thumbhash: file.thumbhash,
    name: file.name,
    bytes: file.bytes,
  };
}
