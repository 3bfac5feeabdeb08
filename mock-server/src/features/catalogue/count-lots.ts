/** Counts the lots of a list. */
import { ok, refuse, type Handler } from "../../http/handler.ts";
import { boundedTotal, counted } from "./query/counted.ts";
import { filterConditions, filterErrors } from "./query/filter.ts";
import { numberOfLots } from "./repository.ts";
import { sectionNamed } from "./query/sections.ts";

/** POST /auction/count/{section}/all: the total of the list with the same section and filter. */
export const countLots: Handler<"countLots"> = async ({ params, body, user }, { store, clock }) => {
  const section = sectionNamed(params.section);
  if (!section) return refuse("NOT_FOUND");
  const { filter = {} } = body;
  const errors = filterErrors(filter);
  if (errors.length > 0) return refuse("VALIDATION", { errors });
  const reader = { userId: user?.id ?? null, at: clock.now() };
  const where = counted(section, filterConditions(filter), reader);
  const { total, ...more } = boundedTotal(await store.readInWorker(numberOfLots, where), where);
  return ok({ count: total, ...more });
};
