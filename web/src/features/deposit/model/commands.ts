import { command } from "#/lib/http/command.ts";
import { queryClient } from "#/lib/http/query-client.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { confirmed } from "#/lib/session/confirmed.ts";
import type { Invoice, Refund } from "./queries.ts";

/** POST /auth/balance/invoice/request; the list is read again. */
export async function requestInvoice(amount: number): Promise<Invoice> {
  const invoice = await command("/auth/balance/invoice/request", { amount }, "id_invoice");
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

/** POST /auth/balance/refund/apply, which asks who it is; the deposit and its lists are read again. */
export async function applyRefund(body: AskedRefund): Promise<Refund> {
  const refund = await confirmed((header) =>
    command("/auth/balance/refund/apply", body, "expected_by", { header }),
  );
  void queryClient.invalidateQueries({ queryKey: keys.balance });
  return refund;
}
