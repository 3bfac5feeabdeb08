import { reply } from "@marsa/api-spec/client";
import { api } from "../../lib/http/api.ts";
import { queryClient } from "../../lib/http/query-client.ts";
import { keys } from "../../lib/http/query-keys.ts";
import type { Invoice, Payment, Refund } from "./queries.ts";

/** POST /auth/balance/payonline/request. `key`: one per intention. */
export function requestPayment(amount: number, key: string): Promise<Payment> {
  const params = { header: { "Idempotency-Key": key } };
  return reply(api.POST("/auth/balance/payonline/request", { params, body: { amount } }));
}

/** POST /auth/balance/invoice/request; the list is read again. */
export async function requestInvoice(amount: number, key: string): Promise<Invoice> {
  const params = { header: { "Idempotency-Key": key } };
  const invoice = await reply(api.POST("/auth/balance/invoice/request", { params, body: { amount } }));
  void queryClient.invalidateQueries({ queryKey: keys.invoices });
  return invoice;
}

/** A refund as it is asked for: to a saved account (its id), or to a new one (id 0). */
export type AskedRefund =
  | { readonly id: number; readonly amount: number }
  | {
      readonly id: 0;
      readonly amount: number;
      readonly recipient: string;
      readonly iban: string;
      readonly bank: string;
      readonly swift: string;
    };

/** POST /auth/confirm: the password once more. Out: what the next call sends as X-Confirm. */
export async function confirmPassword(password: string): Promise<string> {
  return (await reply(api.POST("/auth/confirm", { body: { password } }))).confirm;
}

/** POST /auth/balance/refund/apply; the deposit and its lists are read again. */
export async function applyRefund(body: AskedRefund, key: string, confirm: string): Promise<Refund> {
  const params = { header: { "Idempotency-Key": key, "X-Confirm": confirm } };
  const refund = await reply(api.POST("/auth/balance/refund/apply", { params, body }));
  void queryClient.invalidateQueries({ queryKey: keys.balance });
  return refund;
}
