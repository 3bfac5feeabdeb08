/** POST /backoffice/sign/list: what waits for a second signature, and what was decided. */
import { ok, type Handler } from "../../http/handler.ts";
import { encodePlace, idBefore } from "../../http/page-cursor.ts";
import { presentSignature } from "./presenter.ts";
import { decidedSignatures, openSignatures, type SignatureWithNames } from "./repository.ts";

/** Open requests are read whole, since they are few: the counts need all of them. */
export const listSignatures: Handler<"listSignatures"> = async ({ body, user }, { store, clock }) => {
  const { state = "open", limit = 50, after } = body;
  const page = idBefore(after);
  if (!page.ok) return page;
  const now = clock.now();
  const { items, open, next } = await store.read(async (db) => {
    const listed = (row: SignatureWithNames) => ({
      id: row.signature.id,
      item: presentSignature(row, db, user),
    });
    const waiting = (await openSignatures(db, now)).map(listed);
    const rest =
      state === "open"
        ? waiting.filter(({ id }) => id > (page.before ?? 0))
        : (await decidedSignatures(db, page.before, limit + 1)).map(listed);
    const some = rest.slice(0, limit);
    return {
      items: some.map(({ item }) => item),
      open: waiting.map(({ item }) => item),
      next: rest.length > limit ? encodePlace([some.at(-1)!.id]) : null,
    };
  });
  return ok({
    items,
    counts: {
      open: open.filter(({ hindrance }) => hindrance === null).length,
      asked: open.filter(({ hindrance }) => hindrance === "asker").length,
    },
    next,
    as_of: new Date(now).toISOString(),
  });
};
