/** POST /backoffice/cases/list: open and decided cases. */
import { ok, type Handler } from "../../http/handler.ts";
import { decodePlace, encodePlace, invalidAfter } from "../../http/page-cursor.ts";
import { presentCase } from "./presenter.ts";
import { casesIn, countOpen } from "./repository.ts";

export const listCases: Handler<"listCases"> = async ({ body }, { store, clock }) => {
  const { state = "open", limit = 50, after } = body;
  const place = after === undefined ? null : decodePlace(after, 2);
  if (after !== undefined && !place?.every((key) => typeof key === "number")) return invalidAfter();
  const { found, open } = await store.read(async (db) => ({
    found: await casesIn(db, state, place as [number, number] | null, limit),
    open: await countOpen(db),
  }));
  const last = found.length === limit ? found.at(-1) : undefined;
  return ok({
    items: found.map(presentCase),
    open,
    next: last ? encodePlace([last.rank, last.row.id]) : null,
    as_of: new Date(clock.now()).toISOString(),
  });
};
