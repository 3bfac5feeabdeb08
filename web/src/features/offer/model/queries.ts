import { command } from "#/lib/http/command.ts";
import { queryClient } from "#/lib/http/query-client.ts";
import { keys } from "#/lib/http/query-keys.ts";
import type { Schema } from "@marsa/api-spec/client-problem";
import type { Lot } from "#/realtime/lots/lot-query.ts";

/** The buyer's answer to the seller's open offer. */
export type Answer =
  | { readonly act: "accept" | "decline"; readonly id_offer: number }
  | { readonly act: "counter"; readonly amount: number };

/**
 * Sends an answer, and reads the negotiation and the lists again in any case.
 * @throws the refusal of the server
 */
export async function sendAnswer(id: number, answer: Answer): Promise<void> {
  try {
    if (answer.act === "counter") {
      await command("/my/offer/send", { id_auction: id, amount: answer.amount }, "offer");
    } else {
      await command(`/my/offer/${answer.act}`, { id_auction: id, id_offer: answer.id_offer }, "offer");
    }
  } finally {
    await negotiationChanged(id);
  }
}

/** Reads the negotiation, the lot and the reader's lists again. */
function negotiationChanged(id: number): Promise<unknown> {
  void queryClient.invalidateQueries({ queryKey: keys.myLots });
  void queryClient.invalidateQueries({ queryKey: keys.balance });
  void queryClient.invalidateQueries({ queryKey: keys.lot(id) });
  return queryClient.invalidateQueries({ queryKey: keys.own });
}

/** The facts of the lot for its buyer's part of a negotiation. */
export interface OfferFacts {
  readonly lot: Pick<Lot, "id_auction" | "number" | "title" | "live">;
  /** Undefined while loading. */
  readonly conditions: Schema<"Conditions"> | undefined;
  /** The hold of this lot, AED. */
  readonly hold: number;
}
