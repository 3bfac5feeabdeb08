/** Shows what a buyer may know of the seller of a lot. */
import { quantile } from "../../domain/moderation/quartiles.ts";
import { questionTerms } from "../../domain/lot/terms.ts";
import { isoOf } from "../../domain/time/instant.ts";
import { ok, refuse, type Handler, type Schema } from "../../http/handler.ts";
import { readableLot } from "./repository.ts";
import { sellerFigures, type SellerFigures } from "./repository-seller.ts";

const { leastAnswers, leastBelow } = questionTerms;
const MINUTE_MS = 60_000;

/** GET /auction/lot/{id}/seller */
export const getSeller: Handler<"getSeller"> = async ({ params, user }, { store }) => {
  const lot = await store.read((db) => readableLot(db, params.id, user));
  if (!lot) return refuse("NOT_FOUND");
  return ok(present(await store.readInWorker(sellerFigures, lot.sellerId)));
};

function present(figures: SellerFigures): Schema<"Seller"> {
  const { form, name, verifiedAt, sold, fellThrough, below, acceptedBelow, answers } = figures;
  const median = answers.length < leastAnswers ? null : quantile(answers, 0.5);
  return {
    name: form === "company" ? name : null,
    form,
    verified_since: verifiedAt === null ? null : isoOf(verifiedAt),
    sold,
    fell_through: fellThrough,
    accepted_below: below < leastBelow ? null : Math.round((100 * acceptedBelow) / below),
    answer_minutes: median === null ? null : Math.round(median / MINUTE_MS),
  };
}
