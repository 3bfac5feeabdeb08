/** POST /backoffice/sign/list: what waits for a second signature, and what was decided. */
import { ok, type Handler } from "../../http/handler.ts";
import { encodePlace, idBefore } from "../../http/page-cursor.ts";
import { presentSignature } from "./presenter.ts";
import { decidedSignatures, openSignatures } from "./repository.ts";

/** Open requests come whole: there are few. */
export const listSignatures: Handler<"listSignatures"> = async ({ body, user }, { store, clock }) => {
  const { state = "open", limit = 50, after } = body;
  const page = idBefore(after);
  if (!page.ok) return page;
  const now = clock.now();
  const { items, open, next } = await store.read((db) => {
    const waiting = openSignatures(db, now);
    const present = (row: (typeof waiting)[number]) => presentSignature(row, db, user);
    const isOpen = state === "open";
    const from = isOpen ? waiting.findIndex(({ signature }) => signature.id === page.before) + 1 : 0;
    const rows = isOpen ? waiting.slice(from, from + limit) : decidedSignatures(db, page.before, limit);
    const isLast = isOpen ? from + limit >= waiting.length : rows.length < limit;
    const last = isLast ? undefined : rows.at(-1);
    return {
      items: rows.map(present),
      open: waiting.map(present),
      next: last ? encodePlace([last.signature.id]) : null,
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
