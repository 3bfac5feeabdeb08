import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { api } from "../../lib/http/api.ts";
import { queryClient } from "../../lib/http/query-client.ts";
import { keys } from "../../lib/http/query-keys.ts";

/** A seller's answers to the highest bid or the buyer's offer. Amounts in whole AED. */
export type SellerAct =
  | { readonly kind: "accept-bid" }
  | { readonly kind: "decline-bid"; readonly reason: string }
  | { readonly kind: "send"; readonly amount: number }
  | { readonly kind: "accept-offer" | "decline-offer"; readonly offerId: number };

/** How long a dialog stays over its card until the card tells the result, ms at most. */
const MOST_WAIT_MS = 2_000;

/**
 * Sends a seller's decision. Reads the lot again in any case: a refusal says that it changed.
 * @param key one per intention, so that a retry counts once
 */
export async function decide(id: number, act: SellerAct, key: string): Promise<Schema<"Decision">> {
  try {
    return await reply(callOf(id, act, key));
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

function callOf(id: number, act: SellerAct, key: string) {
  const params = { header: { "Idempotency-Key": key } };
  const about = { id_auction: id };
  switch (act.kind) {
    case "accept-bid":
      return api.POST("/sale/bid/accept", { params, body: about });
    case "decline-bid":
      return api.POST("/sale/bid/decline", { params, body: { ...about, reason: act.reason } });
    case "send":
      return api.POST("/sale/offer/send", { params, body: { ...about, amount: act.amount } });
    case "accept-offer":
      return api.POST("/sale/offer/accept", { params, body: { ...about, id_offer: act.offerId } });
    case "decline-offer":
      return api.POST("/sale/offer/decline", { params, body: { ...about, id_offer: act.offerId } });
  }
}
