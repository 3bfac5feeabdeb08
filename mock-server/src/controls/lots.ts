/** Creates lots for tests. */
import { suggestedStep } from "@marsa/api-spec/money";
import { fieldRules, type FieldError } from "@marsa/api-spec/rules";
import { addLots, type LotOptions } from "../scenes/demo.ts";
import { ok, refuse, type Handler, type Schema } from "../http/handler.ts";

const START_PRICE_AED = 10_000;
const SECONDS = 3_600;

/** POST /_mock/lots: lots that open now or in the requested seconds, and end in the requested seconds. */
export const makeLots: Handler<"makeLots"> = async ({ body }, { store, clock, controls }) => {
  const now = clock.now();
  const options = optionsOf(body, now);
  const errors = brokenRules(options);
  if (options.opensAt >= options.endsAt)
    errors.push({ field: "opens_in", message: fieldRules.startAfterEnd() });
  if (options.sellerId !== undefined && !(await store.person(options.sellerId))) {
    errors.push({ field: "seller", message: fieldRules.valid("Seller") });
  }
  if (errors.length > 0) return refuse("VALIDATION", { errors });
  const ids = await addLots(store, body.count, options, now);
  if (!body.bots) controls.bots.spare(ids);
  return ok({ ids });
};

function optionsOf(asked: Schema<"NewLots">, now: number): LotOptions {
  const startPrice = asked.start_price ?? START_PRICE_AED;
  return {
    kind: asked.kind ?? "vehicle",
    startPrice,
    step: asked.step ?? suggestedStep(startPrice),
    reserve: asked.min_price ?? null,
    buyNow: asked.buy_now ?? null,
    ...(asked.seller !== undefined && { sellerId: asked.seller }),
    opensAt: now + (asked.opens_in ?? 0) * 1000,
    endsAt: now + (asked.seconds ?? SECONDS) * 1000,
  };
}

function brokenRules({ startPrice, step, reserve, buyNow }: LotOptions): FieldError[] {
  const errors: FieldError[] = [];
  if (startPrice < 1) errors.push({ field: "start_price", message: fieldRules.positivePrice("Start") });
  if (reserve !== null && reserve < startPrice) {
    errors.push({ field: "min_price", message: fieldRules.minPriceBelowStart() });
  }
  if (buyNow !== null && (buyNow < startPrice + 4 * step || (reserve !== null && buyNow <= reserve))) {
    errors.push({ field: "buy_now", message: fieldRules.buyNowTooLow() });
  }
  return errors;
}
