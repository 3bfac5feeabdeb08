/** Decides which events become notices. */
import type { components } from "@marsa/api-spec/generated/api.d.ts";
import type { Notice } from "../tables/notices/notify.ts";
import { grouped } from "../domain/grouped.ts";
import type { NoticeKind } from "../domain/notices.ts";

type UserEvent = components["schemas"]["UserEvent"];
type Lot = NonNullable<UserEvent["lot"]>;

interface NoticeText {
  readonly kind: NoticeKind;
  readonly text: (lot: Lot) => string;
}

const named = ({ title, number: lot }: Lot) => `${title} (lot ${lot})`;
const at = ({ price }: Lot) => (price === null ? "" : ` at AED ${grouped(price)}`);

/** Events that a person needs a notice for; all others are visible on the page. */
const TEXTS: Partial<Record<UserEvent["kind"], NoticeText>> = {
  outbid: { kind: "outbid", text: (lot) => `You were outbid on ${named(lot)}: it stands${at(lot)}.` },
  won: { kind: "won", text: (lot) => `You won ${named(lot)}${at(lot)}.` },
  not_won: { kind: "won", text: (lot) => `You did not win ${named(lot)}.` },
  awaiting_decision: {
    kind: "won",
    text: (lot) => `The seller decides about your bid on ${named(lot)}: it stands${at(lot)}.`,
  },
  offer: {
    kind: "offers",
    text: (lot) => `There is an offer for ${named(lot)}: answer it before it lapses.`,
  },
  sold: { kind: "won", text: (lot) => `Your ${named(lot)} was sold${at(lot)}.` },
  not_sold: { kind: "won", text: (lot) => `Your ${named(lot)} was not sold.` },
};

/** Whether an event has a notice. */
export function needsNotice({ kind, lot }: UserEvent): boolean {
  return lot !== null && TEXTS[kind] !== undefined;
}

/** Returns the notice of an event; null: none. It contains only public facts of the lot, no maximum. */
export function noticeOfEvent(userId: number, { kind, lot, at: when }: UserEvent): Notice | null {
  const telling = TEXTS[kind];
  if (!telling || !lot) return null;
  const lotId = lot.id_auction;
  return { userId, kind: telling.kind, text: telling.text(lot), at: when, lotId, link: `/auction/${lotId}` };
}
