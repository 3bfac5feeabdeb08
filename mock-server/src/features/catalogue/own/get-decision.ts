/** Shows the decision about a bid below the minimum price to each of its two sides. */
import { termsOfSale } from "../../../domain/lot/terms.ts";
import { filsToAed } from "@marsa/api-spec/money";
import type { Context } from "../../../http/context.ts";
import { holdFils } from "../../../domain/bidding/hold.ts";
import { dictionariesOf } from "../../../tables/lots/dictionaries.ts";
import { lotStateOf } from "../../../tables/lots/lot-columns.ts";
import { agreedFee } from "../../../tables/money/papers.ts";
import { markName } from "../../../tables/lots/lot-live.ts";
import { ok, refuse, type Handler } from "../../../http/handler.ts";
import { hasReview, presentNegotiation, type Reviewed } from "../../../http/present/present-negotiation.ts";
import { findLot } from "../lot/repository-lot.ts";
import { presentCard } from "../presenter.ts";
import { readReview } from "./repository-decision.ts";

const HOUR_MS = 3_600_000;

type Needs = Pick<Context, "store" | "clock" | "terms">;

/** GET /my/decision/{id}: for the bidder alone. */
export const getMyDecision: Handler<"getMyDecision"> = async ({ params, user }, context) => {
  const row = await findLot(context.store, params.id, user.id);
  if (row?.leaderId !== user.id) return refuse("NOT_FOUND");
  const { rows } = await readReview(context.store, row.id);
  const negotiation = present({ row, rows }, "buyer", context);
  return negotiation ? ok(negotiation) : refuse("NOT_FOUND");
};

/** GET /sale/decision/{id}: for the seller alone, so it has the minimum price. */
export const getSaleDecision: Handler<"getSaleDecision"> = async ({ params, user }, context) => {
  const { store, clock, terms } = context;
  const row = await findLot(store, params.id, user.id);
  if (row?.sellerId !== user.id || !hasReview(row)) return refuse("NOT_FOUND");
  const { rows, second, relisted } = await readReview(store, row.id);
  const agreed = await store.read((db) => agreedFee(db, user.id));
  const negotiation = present({ row, rows }, "seller", context);
  if (!negotiation) return refuse("NOT_FOUND");
  const dictionaries = await dictionariesOf(store);
  const now = clock.now();
  return ok({
    lot: presentCard(row, row.mine, { dictionaries, epoch: store.epoch, now, userId: user.id }),
    min_price: row.reserve,
    watching: row.watching,
    bidders: row.bidders,
    second: second && { bidder: markName(second.mark), amount: second.amount },
    hold: filsToAed(holdFils(negotiation.bid, row.kind, terms)),
    seller_fee: { rate: termsOfSale(terms, lotStateOf(row).lane?.fees, agreed).sellerFeeShare },
    pay_hours: terms.paymentMs / HOUR_MS,
    offer_hours: terms.offerMs / HOUR_MS,
    relisted,
    negotiation,
  });
};

function present(reviewed: Reviewed, side: "buyer" | "seller", { clock, terms }: Needs) {
  return presentNegotiation(reviewed, side, { now: clock.now(), terms });
}
