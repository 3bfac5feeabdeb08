import { reply } from "@marsa/api-spec/client";
import { NetworkProblem, type Schema } from "@marsa/api-spec/client-problem";
import { api } from "#/lib/http/api.ts";
import { underKey } from "#/lib/http/under-key.ts";
import { keptConfirmation } from "#/lib/session/confirmed.ts";
import type { Intention } from "./intention.ts";

/**
 * Sends a command once, under its key.
 * @throws ApiProblem, NetworkProblem, or the signal's reason
 */
export function post(
  { lotId, amount, mode, key }: Intention,
  signal: AbortSignal,
): Promise<Schema<"BidReply">> {
  const params = { header: { "Idempotency-Key": key } };
  const about = { id_auction: lotId };
  return underKey(
    key,
    "id_bid",
    ({ POST }) => {
      switch (mode) {
        case "exact":
        case "max":
          return POST("/auction/makebid", { params, body: { ...about, price: amount, mode }, signal });
        case "buy":
          return POST("/auction/buynow", {
            params: { header: { ...params.header, ...keptConfirmation() } },
            body: { ...about, price: amount },
            signal,
          });
        case "lower":
          return POST("/auction/removeproxy", { params, body: about, signal });
      }
    },
    signal,
  );
}

/** GET /auction/bid/{key}: the outcome of the person's own command with this key. */
export async function ask(key: string, signal: AbortSignal): Promise<Schema<"BidOutcome">> {
  const found = await reply(api.GET("/auction/bid/{key}", { params: { path: { key } }, signal }));
  if (found.key !== key) throw new NetworkProblem("unreadable", "another key");
  return found;
}
