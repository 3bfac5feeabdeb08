/** POST /backoffice/sign/list: what waits for a second signature, and what was decided. */
import { ok, type Handler } from "../../http/handler.ts";
import { encodePlace, idBefore } from "../../http/page-cursor.ts";
import { presentSignature } from "./presenter.ts";
import { decidedSignatures, openSignatures, readBy } from "./repository.ts";

/** Open requests are read whole, since they are few: the counts need all of them. */
export const listSignatures: Handler<"listSignatures"> = async ({ body, user }, { store, clock }) => {
  const { state = "open", limit = 50, after } = body;
  const page = idBefore(after);
  if (!page.ok) return page;
  const now = clock.now();
  const { waiting, rest } = await store.read(async (db) => {
    const open = await readBy(db, user, await openSignatures(db, now));
    return {
      waiting: open,
      rest:
        state === "open"
          ? open.filter(({ signature }) => signature.id > (page.before ?? 0))
          : await readBy(db, user, await decidedSignatures(db, page.before, limit + 1)),
    };
  });
  const some = rest.slice(0, limit);
  return ok({
    items: some.map(presentSignature),
    counts: {
      open: waiting.filter(({ hindrance }) => hindrance === null).length,
      asked: waiting.filter(({ hindrance }) => hindrance === "asker").length,
    },
    next: rest.length > limit ? encodePlace([some.at(-1)!.signature.id]) : null,
    as_of: new Date(now).toISOString(),
  });
};
