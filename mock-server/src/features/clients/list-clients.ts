/** POST /backoffice/clients/{list,count}. */
import { fieldRules } from "@marsa/api-spec/rules";
import { ok, refuse, type Handler } from "../../http/handler.ts";
import { decodePlace, encodePlace } from "../../http/page-cursor.ts";
import { presentClient } from "./presenter.ts";
import { countByTab, findClients, type ClientPlace } from "./repository.ts";

export const listClients: Handler<"listClients"> = async ({ body }, { store, clock }) => {
  const { filter = {}, sort = "new", limit, after } = body;
  const place = after === undefined ? null : placeOf(after);
  if (after !== undefined && !place) {
    return refuse("VALIDATION", { errors: [{ field: "after", message: fieldRules.valid("After") }] });
  }
  const { rows, total, next } = await findClients(store, {
    filter,
    sort,
    after: place,
    limit,
    now: clock.now(),
  });
  return ok({
    items: rows.map(presentClient),
    total,
    next: next && encodePlace(next),
    as_of: new Date(clock.now()).toISOString(),
  });
};

/** Counts each tab, so the tab of the filter is ignored. */
export const countClients: Handler<"countClients"> = async ({ body }, { store, clock }) => {
  const counts = await countByTab(store, body.filter ?? {}, clock.now());
  const { new: fresh, ok: approved, locked, drafts, all } = counts;
  return ok({ new: fresh, ok: approved, locked, drafts, all });
};

function placeOf(after: string): ClientPlace | null {
  const [key, userId, profileId] = decodePlace(after, 3) ?? [];
  if (key === undefined || typeof userId !== "number" || typeof profileId !== "number") return null;
  return [key, userId, profileId];
}
