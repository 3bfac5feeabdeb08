import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { api } from "../../../lib/http/api.ts";
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
  switch (mode) {
    case "exact":
    case "max": {
      const body = { id_auction: lotId, price: amount, mode };
      return reply(api.POST("/auction/makebid", { params, body, signal }));
    }
    case "buy":
      return reply(
        api.POST("/auction/buynow", { params, body: { id_auction: lotId, price: amount }, signal }),
      );
    case "lower":
      return reply(api.POST("/auction/removeproxy", { params, body: { id_auction: lotId }, signal }));
  }
}

/** GET /auction/bid/{key}: the outcome of the person's own command with this key. */
export function ask(key: string, signal: AbortSignal): Promise<Schema<"BidOutcome">> {
  return reply(api.GET("/auction/bid/{key}", { params: { path: { key } }, signal }));
}
