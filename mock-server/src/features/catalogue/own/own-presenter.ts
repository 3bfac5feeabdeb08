/** Presents a reader's own lots. */
import type { SettlementRow } from "../../../tables/money/settlement-rows.ts";
import { decodeReturn, presentRemarks } from "../../../tables/lots/remarks.ts";
import type { AuctionTerms } from "../../../domain/lot/terms.ts";
import type { Offer } from "../../../domain/lot/offer.ts";
import type { Schema } from "../../../http/handler.ts";
import type { Unpaid } from "../../../domain/settlement/next-bidder.ts";
import { lotStateOf } from "../../../tables/lots/lot-columns.ts";
import { presentNext, presentNextOffer } from "../../../http/present/present-next-offer.ts";
import { presentOffer } from "../../../http/present/present-offer.ts";
import { presentSettlement } from "../../../http/present/present-settlement.ts";
import type { ListPage } from "../list-page.ts";
import type { SaleFacts } from "../repository-own.ts";

type Item = ListPage["items"][number];

/** Presents a lot with the reader's bid; with the settlement only if the reader won. */
export function presentMyCard(
  { card, row }: Item,
  settlement: SettlementRow | undefined,
  negotiation: Schema<"Negotiation"> | null,
  reader: { readonly id: number; readonly terms: AuctionTerms; readonly now: number },
): Schema<"MyCard"> {
  const next = lotStateOf(row).nextOffers?.findLast(({ userId }) => userId === reader.id);
  const isMine = settlement?.settlement.buyerId === reader.id;
  return {
    lot: card,
    offer: row.leaderId === reader.id ? lastOffer(row) : null,
    decision_until: card.live.decision_until,
    negotiation,
    next_offer: next ? presentNextOffer(row.id, next, reader.now) : null,
    settlement: isMine ? presentSettlement(settlement, reader.terms) : null,
  };
}

/** What precedes and follows the auction of a lot: for its seller. `now` in ms. */
export interface SaleAfter {
  readonly negotiation: Schema<"Negotiation"> | null;
  readonly unpaid: Unpaid;
  /** The open points of a draft. */
  readonly problems: Schema<"SaleCard">["problems"];
  readonly now: number;
}

/** A lot that was listed again is offered to nobody. */
const NOTHING: Unpaid = { unpaidAt: null, bids: [] };

/** Presents a lot to its seller: only the seller gets this card, so it has the minimum price. */
export function presentSaleCard(
  { card, row }: Item,
  facts: SaleFacts | undefined,
  settlement: Schema<"Settlement"> | null,
  { negotiation, unpaid, problems, now }: SaleAfter,
): Schema<"SaleCard"> {
  const state = lotStateOf(row);
  return {
    lot: card,
    min_price: row.reserve,
    ...(state.authority !== undefined && { authority: state.authority }),
    ...(state.subject === false && { subject: false as const }),
    views: facts?.views ?? 0,
    watching: facts?.watching ?? 0,
    hidden: facts?.hidden === 1,
    remarks: remarksOf(row, facts),
    offer: lastOffer(row),
    decision_until: card.live.decision_until,
    negotiation,
    settlement,
    ...presentNext(state, facts?.relisted === 1 ? NOTHING : unpaid, now),
    relisted: facts?.relisted === 1,
    vin: facts?.vin || null,
    plate: facts?.plate || null,
    reference: facts?.reference || null,
    photos: facts?.photos ?? 0,
    problems,
  };
}

/** The remarks of the staff, while the lot is a draft. */
function remarksOf({ status }: Item["row"], facts: SaleFacts | undefined): Schema<"Remark">[] {
  if (status !== "draft" || facts?.fields == null) return [];
  return presentRemarks(decodeReturn(facts.remarks), JSON.parse(facts.fields) as Schema<"LotDraftFields">);
}

/** Returns the last offer between the two sides, answered or not; null without one. */
function lastOffer({ id, offers }: Item["row"]): Schema<"Offer"> | null {
  const last = offers === null ? undefined : (JSON.parse(offers) as Offer[]).at(-1);
  return last ? presentOffer(id, last) : null;
}
