import type { Schema } from "@marsa/api-spec/client-problem";
import { command } from "#/lib/http/command.ts";
import { queryClient } from "#/lib/http/query-client.ts";
import { keys } from "#/lib/http/query-keys.ts";

/** A seller's answers to the highest bid or the buyer's offer. Amounts in whole AED. */
export type SellerAct =
  | { readonly kind: "accept-bid" }
  | { readonly kind: "decline-bid"; readonly reason: string }
  | { readonly kind: "send"; readonly amount: number }
  | { readonly kind: "accept-offer" | "decline-offer"; readonly offerId: number };

/** How long a dialog stays over its card until the card tells the result, ms at most. */
const MOST_WAIT_MS = 2_000;

/** Sends a seller's decision. Reads the lot again in any case: a refusal says that it changed. */
export async function decide(id: number, act: SellerAct): Promise<Schema<"Decision">> {
  try {
    return await callOf(id, act);
  } finally {
    for (const queryKey of [keys.own, keys.navinfo, keys.lot(id), keys.history(id)]) {
      void queryClient.invalidateQueries({ queryKey });
    }
  }
}

/** Waits until the card of a lot is read again, but not for long. */
export async function cardIsRead(id: number): Promise<void> {
  const read = queryClient.invalidateQueries(
    { queryKey: keys.decision("sale", id) },
    { cancelRefetch: false },
  );
  await Promise.race([read, new Promise((done) => setTimeout(done, MOST_WAIT_MS))]);
}

function callOf(id: number, act: SellerAct): Promise<Schema<"Decision">> {
  const about = { id_auction: id };
  switch (act.kind) {
    case "accept-bid":
      return command("/sale/bid/accept", about, "offer");
    case "decline-bid":
      return command("/sale/bid/decline", { ...about, reason: act.reason }, "offer");
    case "send":
      return command("/sale/offer/send", { ...about, amount: act.amount }, "offer");
    case "accept-offer":
      return command("/sale/offer/accept", { ...about, id_offer: act.offerId }, "offer");
    case "decline-offer":
      return command("/sale/offer/decline", { ...about, id_offer: act.offerId }, "offer");
  }
}
