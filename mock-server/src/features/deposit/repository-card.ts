/** Applies the result of a card payment to the top-up and the deposit. */
import { moneyOfFils } from "@marsa/api-spec/amounts";
import { and, eq, gt } from "drizzle-orm";
import { notify } from "../../tables/notices/notify.ts";
import { decideSettlement } from "../../tables/money/settlements.ts";
import { pay } from "../../domain/settlement/settlement.ts";
import { postToLedger } from "../../tables/money/post-ledger.ts";
import { payment, type Decline } from "../../tables/schema/money.ts";
import { cardOf, saveCard, type NewCard } from "./repository-cards.ts";
import type { Database, NotifyUser } from "../../store/store.ts";
import { asyncOrm } from "../../tables/system/driver.ts";

export type PaymentRow = typeof payment.$inferSelect;

export async function paymentByReference(db: Database, reference: string): Promise<PaymentRow | null> {
  return (await asyncOrm(db).select().from(payment).where(eq(payment.reference, reference)).get()) ?? null;
}

export interface ProvidersAnswer {
  /** Paid, or why the bank declined the card. */
  readonly outcome: "paid" | Decline;
  /** ms since 1970 UTC. */
  readonly at: number;
  /** The card, where the person keeps it for later payments. */
  readonly keep?: NewCard | null;
}

/**
 * Records that the provider charged the card, or could not. Counts once, and not after the payment has expired. Inside
 * a write.
 * @returns the payment afterwards; null: no payment has this reference
 */
export async function settlePayment(
  db: Database,
  notifyUser: NotifyUser,
  reference: string,
  { outcome, at, keep = null }: ProvidersAnswer,
): Promise<PaymentRow | null> {
  const waiting = and(
    eq(payment.reference, reference),
    eq(payment.status, "pending"),
    gt(payment.expiresAt, at),
  );
  const declined = outcome === "paid" ? null : outcome;
  const status = declined === null ? "paid" : "failed";
  const settled = await asyncOrm(db)
    .update(payment)
    .set({ status, declined, settledAt: at })
    .where(waiting)
    .returning()
    .get();
  if (!settled) return await paymentByReference(db, reference);
  if (declined !== null) return settled;
  const { userId, amountFils, feeFils } = settled;
  if (keep) await saveCard(db, userId, keep, at);
  // The full charge is credited and the fee is debited: the ledger shows the charge of the card.
  await postToLedger(db, { userId, type: "topup_card", amountFils: amountFils + feeFils, at });
  if (feeFils > 0) await postToLedger(db, { userId, type: "card_fee", amountFils: -feeFils, at });
  notifyUser(userId, "balance");
  const text = `AED ${moneyOfFils(amountFils)} is in your deposit, paid by card.`;
  await notify(db, notifyUser, { userId, kind: "money", text, at, lotId: null, link: "/deposit" });
  if (settled.lotId !== null) await payLot(db, notifyUser, settled.lotId, userId, at);
  return settled;
}

/**
 * Pays the won lot for which the card was charged. Where this is not possible any more (the deadline has passed, another
 * bid has taken a part), nothing is paid and the money stays in the deposit.
 */
async function payLot(
  db: Database,
  notifyUser: NotifyUser,
  lotId: number,
  userId: number,
  at: number,
): Promise<void> {
  await decideSettlement<"STALE" | "DEPOSIT_REQUIRED">(db, notifyUser, {
    lotId,
    at,
    news: { kind: "paid" },
    decide: (settlement, means) =>
      settlement.buyerId === userId ? pay(settlement, means, at) : { ok: false, code: "STALE", details: {} },
  });
}

/** Returns the last four digits of the saved card of a payment; null: it has none, or the card is removed. */
export async function savedCardOf(db: Database, { userId, cardId }: PaymentRow): Promise<string | null> {
  return cardId === null ? null : ((await cardOf(db, userId, cardId))?.last4 ?? null);
}
