/** POST /backoffice/sign/list: what waits for a second signature, and what was decided. */
import { fieldRules } from "@marsa/api-spec/rules";
import { ok, refuse, type Handler } from "../../http/handler.ts";
import { decodePlace, encodePlace } from "../../http/page-cursor.ts";
import { presentSignature } from "./presenter.ts";
import { decidedSignatures, openSignatures } from "./repository.ts";

/** Open requests come whole: there are few. */
export const listSignatures: Handler<"listSignatures"> = async ({ body, user }, { store, clock }) => {
  const { state = "open", limit = 50, after } = body;
  const before = after === undefined ? null : (decodePlace(after, 1)?.[0] ?? null);
  if (after !== undefined && typeof before !== "number") {
    return refuse("VALIDATION", { errors: [{ field: "after", message: fieldRules.valid("After") }] });
  }
  const now = clock.now();
  const { items, open, next } = await store.read((db) => {
    const waiting = openSignatures(db, now).map((row) => presentSignature(row, db, user));
    if (state === "open") return { items: waiting, open: waiting, next: null };
    const rows = decidedSignatures(db, before as number | null, limit);
    const last = rows.length === limit ? rows.at(-1) : undefined;
    return {
      items: rows.map((row) => presentSignature(row, db, user)),
      open: waiting,
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
