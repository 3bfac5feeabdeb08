/** Charges a saved card for a top-up, at the port of the payment provider. */
import type { Context } from "../../http/context.ts";
import { settlePayment, type PaymentRow } from "./repository-card.ts";
import { cardOf } from "./repository-cards.ts";
import { paymentById } from "./repository-payments.ts";

/**
 * Charges the saved card of a pending payment and credits it once. A repeat, also after a crash between charge and
 * credit, asks the provider about the same reference.
 * @returns the payment afterwards; pending: the bank asks the person first
 */
export async function chargeSavedCard(
  paymentId: number,
  { store, clock, cards }: Pick<Context, "store" | "clock" | "cards">,
): Promise<PaymentRow> {
  const { payment, card } = await store.read(async (db) => {
    const row = (await paymentById(db, paymentId))!;
    return { payment: row, card: row.cardId === null ? null : await cardOf(db, row.userId, row.cardId) };
  });
  if (payment.status !== "pending") return payment;
  const { reference, amountFils, feeFils } = payment;
  const answer = card ? await cards.charge(card.token, reference, amountFils + feeFils) : "refused";
  if (answer === "confirm") return payment;
  return (await store.write((db, notifyUser) =>
    settlePayment(db, notifyUser, reference, { outcome: answer, at: clock.now() }),
  ))!;
}
