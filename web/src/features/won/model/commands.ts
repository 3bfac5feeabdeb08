import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { filsToAed } from "@marsa/api-spec/money";
import { api } from "#/lib/http/api.ts";
import { command } from "#/lib/http/command.ts";
import { queryClient } from "#/lib/http/query-client.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { confirmed } from "#/lib/session/confirmed.ts";
import { payOnline } from "#/lib/money/saved-cards.ts";
import {
  codeQuery,
  type Payment,
  type Pickup,
  pickupQuery,
  type Settlement,
  settlementQuery,
} from "./queries.ts";

/** POST /my/pay. Reads the money again in any case. */
export async function payFromDeposit(id: number): Promise<Settlement> {
  try {
    const paid = await confirmed((header) => command("/my/pay", { id_auction: id }, "paid_at", { header }));
    queryClient.setQueryData(settlementQuery(id).queryKey, paid);
    return paid;
  } finally {
    // The settlement and the pickup belong to the same family.
    void queryClient.invalidateQueries({ queryKey: keys.balance });
  }
}

/**
 * Charges the missing amount to a saved card, or asks for the provider's page; the server then pays the lot.
 * @param card id of the saved card; null: the page asks for one
 */
export async function payByCard(id: number, fils: number, card: number | null): Promise<Payment> {
  const body = { amount: filsToAed(fils), id_auction: id, ...(card !== null && { id_card: card }) };
  const payment = await payOnline(body);
  if (payment.status !== "pending") void queryClient.invalidateQueries({ queryKey: keys.balance });
  return payment;
}

/** POST /auth/balance/invoice/request: the missing amount by bank transfer. */
export async function requestInvoice(fils: number): Promise<Schema<"Invoice">> {
  const body = { amount: filsToAed(fils) };
  const invoice = await command("/auth/balance/invoice/request", body, "id_invoice");
  void queryClient.invalidateQueries({ queryKey: keys.invoices });
  return invoice;
}

/** POST /my/pickup: makes the appointment, or moves it. After a refusal the free times are read again. */
export function bookPickup(id: number, starts: string): Promise<Pickup> {
  return show(id, () => reply(api.POST("/my/pickup", { body: { id_auction: id, starts } })));
}

/** DELETE /my/pickup: cancels the appointment. */
export function cancelPickup(id: number): Promise<Pickup> {
  queryClient.removeQueries({ queryKey: codeQuery(id).queryKey });
  return show(id, () => reply(api.DELETE("/my/pickup", { params: { query: { id_auction: id } } })));
}

async function show(id: number, send: () => Promise<Pickup>): Promise<Pickup> {
  try {
    const pickup = await send();
    queryClient.setQueryData(pickupQuery(id).queryKey, pickup);
    return pickup;
  } catch (error) {
    void queryClient.invalidateQueries({ queryKey: keys.pickup(id) });
    throw error;
  }
}
