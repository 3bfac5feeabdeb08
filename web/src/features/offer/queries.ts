import { newKey, reply } from "@marsa/api-spec/client";
import { api } from "../../lib/http/api.ts";
import { queryClient } from "../../lib/http/query-client.ts";
import { keys } from "../../lib/http/query-keys.ts";

/** The buyer's answer to the seller's open offer. */
export type Answer =
  | { readonly act: "accept" | "decline"; readonly id_offer: number }
  | { readonly act: "counter"; readonly amount: number };

/**
 * Sends an answer under its own key, so that a repeat counts once. Reads the negotiation and the lists again in any
 * case.
 * @returns the call; it throws the refusal of the server
 */
export function answerCall(id: number): (answer: Answer) => Promise<void> {
  const header = { "Idempotency-Key": newKey() };
  const params = { header };
  return async (answer) => {
    try {
      if (answer.act === "counter") {
        const body = { id_auction: id, amount: answer.amount };
        await reply(api.POST("/my/offer/send", { params, body }));
      } else {
        const body = { id_auction: id, id_offer: answer.id_offer };
        await reply(
          answer.act === "accept"
            ? api.POST("/my/offer/accept", { params, body })
            : api.POST("/my/offer/decline", { params, body }),
        );
      }
    } finally {
      await negotiationChanged(id);
    }
  };
}

/** Reads the negotiation, the lot and the reader's lists again. */
function negotiationChanged(id: number): Promise<unknown> {
  void queryClient.invalidateQueries({ queryKey: keys.myLots });
  void queryClient.invalidateQueries({ queryKey: keys.balance });
  void queryClient.invalidateQueries({ queryKey: keys.lot(id) });
  return queryClient.invalidateQueries({ queryKey: keys.own });
}
