/** Lists the values of filter fields. */
import type { Context } from "../../../http/context.ts";
import { dictionariesOf } from "../../../tables/lots/dictionaries.ts";
import { ok, refuse, type Handler } from "../../../http/handler.ts";
import { counted } from "./counted.ts";
import type { ConditionField } from "./condition.ts";
import { countingOf, facetNamed, presentFacet, type Field } from "./facets.ts";
import { filterConditions, filterErrors, type Filter } from "./filter.ts";
import { valueCounts } from "./repository-facets.ts";
import { isBroad, sectionNamed, type Section } from "./sections.ts";

/** The word for "no search" in a path that cannot leave the search out. */
const NO_SEARCH = "all";

/** Filters by words or columns of the index of prices. */
const ALONG_PRICES: ReadonlySet<ConditionField> = new Set<ConditionField>([
  "q",
  "kind",
  "emirate",
  "price",
  "you_pay",
]);

/** POST /auction/selectlist/all/all/menu_otypes */
export const listKinds: Handler<"listKinds"> = ({ body, user }, context) =>
  facet(
    { section: "all", field: "kind", search: null, filter: body.filter ?? {}, userId: user?.id ?? null },
    context,
  );

/** POST /auction/selectlist/{section}/{field} */
export const listFacet: Handler<"listFacet"> = async ({ params, body, user }, context) => {
  const section = sectionNamed(params.section);
  const field = facetNamed(params.field);
  if (!section || !field) return refuse("NOT_FOUND");
  return facet(
    { section, field, search: null, filter: body.filter ?? {}, userId: user?.id ?? null },
    context,
  );
};

/** POST /auction/selectlist/{section}/{search}/{field} */
export const searchFacet: Handler<"searchFacet"> = async ({ params, body, user }, context) => {
  const section = sectionNamed(params.section);
  const field = facetNamed(params.field);
  if (!section || !field) return refuse("NOT_FOUND");
  const search = params.search === NO_SEARCH ? null : params.search;
  return facet({ section, field, search, filter: body.filter ?? {}, userId: user?.id ?? null }, context);
};

interface Asked {
  readonly section: Section;
  readonly field: Field;
  readonly search: string | null;
  readonly filter: Filter;
  readonly userId: number | null;
}

/** Returns the values of one field with counts, as if the field itself had no choice. */
async function facet(
  { section, field, search, filter, userId }: Asked,
  { store, clock }: Pick<Context, "store" | "clock">,
) {
  const errors = filterErrors(filter);
  if (errors.length > 0) return refuse("VALIDATION", { errors });
  const counting = countingOf(field);
  const own = counting.by === "band" ? counting.of : (field as ConditionField);
  const others = filterConditions(filter).filter((each) => each.field !== own);
  const where = counted(section, others, { userId, at: clock.now() }, own);
  const isAlongPrices = isBroad(section) && others.every((each) => ALONG_PRICES.has(each.field));
  const counts = await store.readInWorker(valueCounts, { where, counting, isAlongPrices });
  return ok(presentFacet(field, counts, search, await dictionariesOf(store)));
}
