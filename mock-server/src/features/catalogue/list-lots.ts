/** Lists lots. */
import type { Context } from "../../http/context.ts";
import { ok, refuse, type Handler, type Schema } from "../../http/handler.ts";
import { pageOf } from "./list-page.ts";
import { sectionCondition, sectionNamed, type Section } from "./query/sections.ts";

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

/** Returns one page of a section. */
async function list(
  section: Section,
  query: Schema<"LotsQuery">,
  userId: number | null,
  context: Pick<Context, "store" | "clock" | "terms">,
) {
  const belongs = sectionCondition(section);
  const page = await pageOf({ name: section, section, belongs }, query, userId, context);
  return "items" in page ? ok({ ...page, items: page.items.map(({ card }) => card) }) : page;
}
