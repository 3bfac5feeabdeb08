import type { Schema } from "@marsa/api-spec/client-problem";
import { queryClient } from "#/lib/http/query-client.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { openProvider, payOnline } from "#/lib/money/saved-cards.ts";
import { keepBid } from "./bid-after-payment.ts";

interface ChargeForBid {
  readonly lotId: number;
  readonly userId: number;
  /** The bid that follows, whole AED. */
  readonly bid: number;
  /** The amount to add, whole AED. */
  readonly amount: number;
  /** Id of the saved card. */
  readonly card: number;
}

/**
 * Charges a saved card for a bid. Where the bank asks the person, keeps the bid and opens the bank's page.
 * @throws the refusal of the server
 */
export async function chargeForBid(
  charge: ChargeForBid,
): Promise<Pick<Schema<"Payment">, "status" | "declined">> {
  const { lotId, userId, bid, amount, card } = charge;
  const {
    id_payment: payment,
    status,
    declined,
    url,
  } = await payOnline({ amount, id_card: card, id_lot: lotId });
  if (status === "pending") {
    keepBid({ payment, userId, lotId, bid });
    // The browser's back button leads from the bank's page to this lot and this payment.
    history.replaceState(history.state, "", `/auction/${lotId}?payment=${payment}`);
    await openProvider(url);
  } else void queryClient.invalidateQueries({ queryKey: keys.balance });
  return { status, declined };
}
