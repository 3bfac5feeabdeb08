/** Decides which events become notices. */
import { money, moneyOfFils } from "@marsa/api-spec/amounts";
import { instant } from "@marsa/api-spec/dates";
import type { components } from "@marsa/api-spec/generated/api.d.ts";
import type { Notice } from "../../tables/notices/notify.ts";
import type { NoticeKind } from "../../domain/notices.ts";
import { nextOfferNotice } from "../../domain/settlement/next-notices.ts";
import type { NextOffer } from "../../domain/lot/offer.ts";
import type { Settlement } from "../../domain/settlement/settlement.ts";
import { negotiationNotice, type NegotiationFacts } from "../../domain/settlement/negotiation-notices.ts";

type UserEvent = components["schemas"]["UserEvent"];
type Lot = NonNullable<UserEvent["lot"]>;

interface NoticeText {
  readonly kind: NoticeKind;
  /** Null: only a negotiation has this event, and its text depends on the negotiation. */
  readonly text: ((lot: Lot) => string) | null;
}

const named = ({ title, number: lot }: Lot) => `${title} (lot ${lot})`;
const at = ({ price }: Lot) => (price === null ? "" : ` at AED ${money(price)}`);
const nowAt = ({ price }: Lot) => (price === null ? "" : ` The price is now AED ${money(price)}.`);

/** Events that a person needs a notice for; all others are visible on the page. */
const TEXTS: Partial<Record<UserEvent["kind"], NoticeText>> = {
  outbid: { kind: "outbid", text: (lot) => `You were outbid on ${named(lot)}.${nowAt(lot)}` },
  won: { kind: "won", text: (lot) => `You won ${named(lot)}${at(lot)}.` },
  not_won: { kind: "won", text: (lot) => `You did not win ${named(lot)}.` },
  awaiting_decision: { kind: "won", text: null },
  offer: { kind: "offers", text: null },
  sold: { kind: "won", text: (lot) => `Your ${named(lot)} was sold${at(lot)}.` },
  not_sold: { kind: "won", text: (lot) => `Your ${named(lot)} was not sold.` },
};

/** Whether an event has a notice. */
export function needsNotice({ kind, lot }: UserEvent): boolean {
  return lot !== null && TEXTS[kind] !== undefined;
}

/**
 * Returns the notice of an event; null: none. It contains no maximum.
 * @param read reads the negotiation of a lot, its last offer to a next bidder, and the person's sale, as they are now;
 * null: none.
 */
export async function noticeOfEvent(
  userId: number,
  { kind, lot, at: when }: UserEvent,
  read: {
    readonly negotiationOf: (lotId: number) => Promise<NegotiationFacts | null>;
    readonly lastNextOffer: (lotId: number) => Promise<NextOffer | null>;
    readonly saleOf: (lotId: number) => Promise<Pick<Settlement, "allInFils" | "dueAt"> | null>;
  },
): Promise<Notice | null> {
  const telling = TEXTS[kind];
  if (!telling || !lot) return null;
  const lotId = lot.id_auction;
  const next = kind === "outbid" ? null : await read.lastNextOffer(lotId);
  const facts = kind === "outbid" || next ? null : await read.negotiationOf(lotId);
  const text =
    next && kind === "offer"
      ? nextOfferNotice(userId, named(lot), next)
      : facts
        ? negotiationNotice(kind, userId, lot, facts)
        : (telling.text?.(lot) ?? null);
  if (text === null) return null;
  const sale = kind === "won" ? await read.saleOf(lotId) : null;
  const due = sale ? ` Pay AED ${moneyOfFils(sale.allInFils)} to Marsa by ${instant(sale.dueAt)}.` : "";
  return { userId, kind: telling.kind, text: text + due, at: when, lotId, link: `/auction/${lotId}` };
}
