/** POST /auth/balance/payonline/request, GET /auth/balance/payonline/{id}: a top-up by card. */
import { aedToFils, filsToAed, isWholeFils } from "@marsa/api-spec/money";
import { fieldRules } from "@marsa/api-spec/rules";
import { cardFeeFils } from "@marsa/api-spec/top-up";
import { randomBytes } from "node:crypto";
import type { PaymentRow } from "./repository-card.ts";
import { findSettlement } from "../../tables/money/settlements.ts";
import { writeIdempotent } from "../../tables/notices/write-idempotent.ts";
import { PAYMENT_LIFE_MS } from "../../domain/top-up.ts";
import { commandKey } from "../../http/command-key.ts";
import { ok, refuse, type Handler, type Schema } from "../../http/handler.ts";
import { insertPayment, paymentById } from "./repository-payments.ts";

/** Replies with the provider's page, which asks for the card; the fee is added to the charge and not refunded. */
export const requestPayment: Handler<"requestPayment"> = async (request, { store, clock, terms }) => {
  const { body, user } = request;
  if (!isWholeFils(body.amount)) return invalidAmount();
  const at = clock.now();
  const amountFils = aedToFils(body.amount);
  const lotId = body.id_auction ?? null;
  const row = {
    userId: user.id,
    reference: randomBytes(24).toString("base64url"),
    amountFils,
    feeFils: cardFeeFils(amountFils, terms.cardFeeShare),
    status: "pending" as const,
    createdAt: at,
    expiresAt: at + PAYMENT_LIFE_MS,
    lotId,
  };
  const key = commandKey("requestPayment", request, lotId === null ? [amountFils] : [amountFils, lotId]);
  const outcome = await writeIdempotent<Schema<"Payment">, "NOT_FOUND" | "STALE">(store, key, at, (db) => {
    const won = lotId === null ? null : findSettlement(db, lotId)?.settlement;
    if (won !== null) {
      if (won?.buyerId !== user.id) return { ok: false, code: "NOT_FOUND", details: {} };
      if (won.state !== "due" || at >= won.dueAt) return { ok: false, code: "STALE", details: {} };
    }
    return { ok: true, reply: presentPayment(insertPayment(db, row), at) };
  });
  return outcome.ok ? ok(outcome.reply) : outcome;
};

export const getPayment: Handler<"getPayment"> = async ({ params, user }, { store, clock }) => {
  const row = await store.read((db) => paymentById(db, params.id));
  return row?.userId === user.id ? ok(presentPayment(row, clock.now())) : refuse("NOT_FOUND");
};

export function invalidAmount() {
  return refuse("VALIDATION", { errors: [{ field: "amount", message: fieldRules.valid("Amount") }] });
}

function presentPayment(row: PaymentRow, now: number): Schema<"Payment"> {
  const isExpired = row.status === "pending" && row.expiresAt <= now;
  return {
    id_payment: row.id,
    url: `/_mock/pay/${row.reference}`,
    amount: filsToAed(row.amountFils),
    fee: filsToAed(row.feeFils),
    charge: filsToAed(row.amountFils + row.feeFils),
    expires: new Date(row.expiresAt).toISOString(),
    status: isExpired ? "expired" : row.status,
    id_auction: row.lotId,
  };
}
