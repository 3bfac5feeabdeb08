/** Shows the price guide. */
import { ok, type Handler } from "../../../http/handler.ts";
import { priceGuide } from "./price-guide.ts";
import { guideOfSales } from "./repository-sales.ts";
import { matchExpression } from "../query/words.ts";

/** POST /auction/statistics: the price guide. Words match as in the list; without a word it is empty. */
export const getStatistics: Handler<"getStatistics"> = async ({ body }, { store, clock }) => {
  const match = matchExpression(body.search);
  const at = clock.now();
  const { search } = body;
  return ok(
    match === null
      ? priceGuide(search, 0, [])
      : await store.readInWorker(guideOfSales, { search, match, at }),
  );
};
