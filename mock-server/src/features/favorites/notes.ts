/** Stores private notes on lots. */
import { ok, refuse, type Handler } from "../../http/handler.ts";
import { isReadable } from "./repository.ts";
import { deleteNoteOf, writeNote } from "./repository-notes.ts";

/** POST /auction/pcomment/set: replaces the reader's private note on a lot. White space alone is no note. */
export const setNote: Handler<"setNote"> = async ({ body, user }, { store, clock }) => {
  const about = { reader: user, lotId: body.id_auction };
  if (!(await isReadable(store, about))) return refuse("NOT_FOUND");
  const text = body.comment.trim();
  if (text === "") {
    const errors = [{ field: "comment", message: "Field is required" }];
    return refuse("VALIDATION", { errors });
  }
  await writeNote(store, about, text, clock.now());
  return ok({ id_auction: body.id_auction, note: text });
};

/** POST /auction/pcomment/delete. Also succeeds without a note. */
export const deleteNote: Handler<"deleteNote"> = async ({ body, user }, { store }) => {
  const about = { reader: user, lotId: body.id_auction };
  if (!(await isReadable(store, about))) return refuse("NOT_FOUND");
  await deleteNoteOf(store, about);
  return ok({ id_auction: body.id_auction, note: null });
};
