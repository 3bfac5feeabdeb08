/** POST /auth/balance/payonline/request, GET /auth/balance/payonline/{id}: a top-up by card. */
import { aedToFils, filsToAed, isWholeFils, shareOfFils } from "@marsa/api-spec/money";
import { fieldRules } from "@marsa/api-spec/rules";
import { randomBytes } from "node:crypto";
import type { Refused } from "../../domain/lot/decision.ts";
import type { AuctionTerms } from "../../domain/lot/terms.ts";
import type { Database } from "../../store/store.ts";
import { hasExpired } from "./cards.ts";
import { chargeSavedCard } from "./charge-saved-card.ts";
import type { PaymentRow } from "./repository-card.ts";
import { cardOf } from "./repository-cards.ts";
import { findSettlement } from "../../tables/money/settlements.ts";
import { writeIdempotent } from "../../tables/notices/write-idempotent.ts";
import { PAYMENT_LIFE_MS } from "../../domain/deposit/top-up.ts";
import { commandKey } from "../../http/command-key.ts";
import { ok, refuse, type Handler, type Schema } from "../../http/handler.ts";
import { unconfirmed } from "../../http/unconfirmed.ts";
import { insertPayment, paymentById } from "./repository-payments.ts";

type Refusal = Refused<"NOT_FOUND" | "STALE">;

/**
 * Replies with the provider's page, which asks for the card, or charges a saved card. The fee is added to the charge and
 * not refunded.
 */
export const requestPayment: Handler<"requestPayment"> = async (request, context) => {
  const { store, clock, terms, cards } = context;
  const { body, user } = request;
  const unsure = body.id_auction === undefined ? null : await unconfirmed(request, context);
  if (unsure) return unsure;
  if (!isWholeFils(body.amount)) return invalidAmount();
  const at = clock.now();
  const amountFils = aedToFils(body.amount);
  const { id_auction: lotId = null, id_card: cardId = null, id_lot: backLotId = null } = body;
  const card = cardId === null ? null : await store.read((db) => cardOf(db, user.id, cardId));
  if (card && hasExpired(card, at)) return expiredCard();
  const row = { ...topUpRow(user.id, amountFils, terms, at), lotId, cardId, backLotId };
  const payload =
    cardId === null && backLotId === null ? (lotId === null ? [] : [lotId]) : [lotId, cardId, backLotId];
  const key = commandKey("requestPayment", request, [amountFils, ...payload]);
  const outcome = await writeIdempotent<Schema<"Payment">, Refusal["code"]>(store, key, at, async (db) => {
    const refusal = (await lotRefusal(db, user.id, lotId, at)) ?? (await cardRefusal(db, user.id, cardId));
    return refusal ?? { ok: true, reply: presentPayment(await insertPayment(db, row), at) };
  });
  if (!outcome.ok || cardId === null) return outcome.ok ? ok(outcome.reply) : outcome;
  return ok(
    presentPayment(await chargeSavedCard(outcome.reply.id_payment, { store, clock, cards }), clock.now()),
  );
};

/** Returns a top-up that waits for the card. `at` in ms. */
export function topUpRow(
  userId: number,
  amountFils: number,
  { cardFeeShare }: Pick<AuctionTerms, "cardFeeShare">,
  at: number,
) {
  return {
    userId,
    reference: randomBytes(24).toString("base64url"),
    amountFils,
    feeFils: shareOfFils(amountFils, cardFeeShare),
    status: "pending" as const,
    createdAt: at,
    expiresAt: at + PAYMENT_LIFE_MS,
  };
}

/** Whether a won lot can be paid; null: it can, or there is none. */
async function lotRefusal(
  db: Database,
  userId: number,
  lotId: number | null,
  at: number,
): Promise<Refusal | null> {
  if (lotId === null) return null;
  const won = (await findSettlement(db, lotId))?.settlement;
  if (won?.buyerId !== userId) return { ok: false, code: "NOT_FOUND", details: {} };
  const isDue = won.state === "due" && at < won.dueAt;
  return isDue ? null : { ok: false, code: "STALE", details: {} };
}

/** Returns a refusal of a saved card that is not the person's; null: it is, or there is none. */
async function cardRefusal(db: Database, userId: number, cardId: number | null): Promise<Refusal | null> {
  const isOwn = cardId === null || (await cardOf(db, userId, cardId)) !== null;
  return isOwn ? null : { ok: false, code: "NOT_FOUND", details: {} };
}

export const getPayment: Handler<"getPayment"> = async ({ params, user }, { store, clock }) => {
  const row = await store.read((db) => paymentById(db, params.id));
  return row?.userId === user.id ? ok(presentPayment(row, clock.now())) : refuse("NOT_FOUND");
};

function expiredCard() {
  return refuse("VALIDATION", { errors: [{ field: "id_card", message: "This card has expired" }] });
}

export function invalidAmount() {
  return refuse("VALIDATION", { errors: [{ field: "amount", message: fieldRules.valid("Amount") }] });
}

export function presentPayment(row: PaymentRow, now: number): Schema<"Payment"> {
  const isExpired = row.status === "pending" && row.expiresAt <= now;
  return {
    id_payment: row.id,
    url: `/_mock/pay/${row.reference}${row.cardId === null ? "" : "/secure"}`,
    amount: filsToAed(row.amountFils),
    fee: filsToAed(row.feeFils),
    charge: filsToAed(row.amountFils + row.feeFils),
    expires: new Date(row.expiresAt).toISOString(),
    status: isExpired ? "expired" : row.status,
    declined: row.declined,
    id_auction: row.lotId,
    id_card: row.cardId,
  };
}
