/** Presents bids, history rows and conditions. */
import { filsToAed } from "@marsa/api-spec/money";
import { costsOf } from "@marsa/api-spec/you-pay";
import { publicHistoryRow } from "../../tables/notices/events.ts";
import type { HistoryRow } from "../../tables/lots/rows.ts";
import type { Receipt } from "../../store/store.ts";
import { causeFor } from "../../domain/bidding/bid-history.ts";
import type { BidReply } from "../../domain/bidding/bid-reply.ts";
import { isoOf } from "../../domain/time/instant.ts";
import { depositTerms, priceTerms, type AuctionTerms, termsOfSale } from "../../domain/lot/terms.ts";
import type { Schema } from "../../http/handler.ts";
import { presentReceipt } from "../../http/present/present-receipt.ts";
import { doorCostsOf } from "../../domain/settlement/door-costs.ts";
import type { LotOffer } from "./repository.ts";

/** Presents the result of a bid, only from data stored with its key, so that a repeated command gets the same bytes. */
export function presentBid(reply: BidReply, receipt: Receipt): Schema<"BidReply"> {
  const { lotId, historyId, epoch, receivedAt, judgedAt } = receipt;
  if (historyId === null) throw new Error(`A bid on lot ${lotId} left no row in the history`);
  return {
    id_auction: lotId,
    id_bid: historyId,
    outcome: reply.outcome,
    epoch,
    seq: reply.seq,
    received_at: isoOf(receivedAt),
    judged_at: isoOf(judgedAt),
    price: reply.price,
    next_min: reply.nextMin,
    my_max: reply.myMax,
    leading: reply.leading,
    light: reply.light,
    end: isoOf(reply.endsAt),
    extended: reply.extended,
    hold: filsToAed(reply.holdFils),
    power_left: reply.powerLeftAed,
    receipt: presentReceipt(receipt),
  };
}

/** Presents a history row to one person: their own mark is "you", and the cause addresses them. */
export function presentHistoryRow(row: HistoryRow, readerId: number | null): Schema<"HistoryRow"> {
  const { mark, cause: _, ...shown } = publicHistoryRow(row);
  const isOwn = row.entry.userId !== null && row.entry.userId === readerId;
  return {
    ...shown,
    mark: isOwn && mark !== null ? "you" : mark,
    cause: causeFor(row.entry, readerId),
  };
}

const HOUR_MS = 3_600_000;

/** Presents the cost and the hold of a bid on this lot, and the times after its auction. */
export function presentConditions(offer: LotOffer, terms: AuctionTerms): Schema<"Conditions"> {
  const { fee, vat } = priceTerms(termsOfSale(terms, offer.fees ?? undefined, null), offer.vat);
  const deposit = depositTerms(terms, offer.kind);
  return {
    id_auction: offer.id,
    fee: { rate: fee.rate, min: fee.min, max: fee.max },
    vat: { mode: vat.mode, rate: vat.rate },
    authority_costs: costsOf(terms.authorityCosts, offer.kind, offer.emirate),
    door: doorCostsOf(offer.kind, offer.emirate),
    deposit: { rate: deposit.rate, min: deposit.min },
    review_days: offer.reviewDays,
    pay_hours: terms.paymentMs / HOUR_MS,
    offer_hours: terms.offerMs / HOUR_MS,
    window_s: terms.closingWindowMs[offer.kind] / 1000,
    version: terms.version,
  };
}
