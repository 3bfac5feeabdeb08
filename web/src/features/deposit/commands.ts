import { reply } from "@marsa/api-spec/client";
import { api } from "../../lib/http/api.ts";
import { queryClient } from "../../lib/http/query-client.ts";
import { keys } from "../../lib/http/query-keys.ts";
import { confirmPassword } from "../../lib/session/confirm-password.ts";
import type { Invoice, Refund } from "./queries.ts";

/** POST /auth/balance/invoice/request; the list is read again. */
export async function requestInvoice(amount: number, key: string): Promise<Invoice> {
  const params = { header: { "Idempotency-Key": key } };
  const invoice = await reply(api.POST("/auth/balance/invoice/request", { params, body: { amount } }));
  void queryClient.invalidateQueries({ queryKey: keys.invoices });
  return invoice;
}

/** A request for a refund: to a saved account (its id), or to a new one (id 0). */
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

/** POST /auth/balance/refund/apply, after the password; the deposit and its lists are read again. */
export async function applyRefund(body: AskedRefund, key: string, password: string): Promise<Refund> {
  const params = { header: { "Idempotency-Key": key, ...(await confirmPassword(password)) } };
  const refund = await reply(api.POST("/auth/balance/refund/apply", { params, body }));
  void queryClient.invalidateQueries({ queryKey: keys.balance });
  return refund;
}
