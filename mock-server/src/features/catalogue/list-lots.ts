import { fieldRules } from "@marsa/api-spec/rules";
import type { Context } from "../../context.ts";
import { dictionariesOf } from "../../db/dictionaries.ts";
import { ok, refuse, type Handler, type Schema } from "../../http/handler.ts";
import { conjunction } from "./condition.ts";
import { decodeCursor, encodeCursor, type ListQuery } from "./cursor.ts";
import { filterConditions, filterErrors } from "./filter.ts";
import { stretchesOf } from "./order.ts";
import { presentCard } from "./presenter.ts";
import { readPage } from "./repository.ts";
import { sectionCondition, sectionNamed, type Section } from "./sections.ts";

/** POST /auction/lots */
export const listLots: Handler<"listLots"> = ({ body, user }, context) =>
  list("all", body, user?.id ?? null, context);

/** POST /auction/lots/favorites */
export const listFavoriteLots: Handler<"listFavoriteLots"> = ({ body, user }, context) =>
  list("favorites", body, user.id, context);

/** POST /auction/lots/{section} */
export const listLotsInSection: Handler<"listLotsInSection"> = async ({ params, body, user }, context) => {
  const section = sectionNamed(params.section);
  return section ? list(section, body, user?.id ?? null, context) : refuse("NOT_FOUND");
};

/**
 * One page of a section. Its cursor keeps the instant and the history of the first page, so that a walk through all
 * pages meets each lot once although the clock goes on and others bid; the lots themselves are shown as they are now.
 */
async function list(
  section: Section,
  { filter = {}, sort = "ending", limit, after }: Schema<"LotsQuery">,
  userId: number | null,
  { store, clock, terms }: Pick<Context, "store" | "clock" | "terms">,
) {
  const errors = filterErrors(filter);
  const query: ListQuery = { section, filter, sort };
  const cursor = after === undefined ? null : decodeCursor(after, query);
  if (after !== undefined && !cursor) errors.push({ field: "after", message: fieldRules.valid("After") });
  if (errors.length > 0) return refuse("VALIDATION", { errors });

  const now = clock.now();
  const at = cursor?.at ?? now;
  const page = await readPage(store, {
    where: conjunction([sectionCondition(section), ...filterConditions(filter)], { userId, at }),
    stretches: stretchesOf(sort, terms),
    limit,
    after: cursor,
    at,
    userId,
  });
  const to = { dictionaries: await dictionariesOf(store), epoch: store.epoch, now, userId };
  const data: Schema<"LotsPage"> = {
    items: page.rows.map((row) => presentCard(row, page.mine?.get(row.id), to)),
    total: page.total,
    next: page.next && encodeCursor(page.next, query),
    as_of: new Date(now).toISOString(),
  };
  return ok(data);
}
