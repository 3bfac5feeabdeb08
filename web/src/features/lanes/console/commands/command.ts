import { newKey, reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { api } from "../../../../lib/http/api.ts";
import type { MinPriceReason } from "./reasons.ts";

/** A command of the auctioneer. Amounts in AED, places from 1. */
export type Command =
  | {
      readonly do: "final-call" | "green-light" | "lower-start" | "skip" | "enable" | "next";
      readonly lotId: number;
    }
  | {
      readonly do: "change-min";
      readonly lotId: number;
      readonly price: number;
      readonly reason: MinPriceReason | null;
    }
  | { readonly do: "step"; readonly lotId: number; readonly step: number }
  | { readonly do: "disable" | "reopen"; readonly lotId: number; readonly reason: string }
  | { readonly do: "move"; readonly lotId: number; readonly from: number; readonly to: number }
  | { readonly do: "pause"; readonly reason: string }
  | { readonly do: "say"; readonly text: string }
  | { readonly do: "open" | "resume" | "end" | "takeover" | "decline" | "unsay" };

/** Whether the command is a GET that changes state, which is never sent a second time. */
export function isSentOnce(command: Command): boolean {
  return command.do === "green-light" || command.do === "skip";
}

/** The longest wait for an answer, ms; after it the screen shows the result. */
const PATIENCE_MS = 6_000;

/**
 * Sends one command with its own key and the seq of the lane that the auctioneer saw.
 * @returns the new head of the lane
 * @throws ApiProblem, NetworkProblem, or a TimeoutError
 */
export function sendCommand(idQueue: number, command: Command, seq: number): Promise<Schema<"LaneHead">> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const header = { "Idempotency-Key": newKey(), "If-Match": String(seq) };
  const params = { header };
  switch (command.do) {
    case "final-call":
      return reply(api.POST("/live/ctrl/final-call", { params, body: both(command, idQueue), signal }));
    case "green-light":
      return reply(
        api.GET("/live/ctrl/release/{id}", { params: { header, path: { id: command.lotId } }, signal }),
      );
    case "skip":
      return reply(
        api.GET("/live/ctrl/skip-lot/{id}", { params: { header, path: { id: command.lotId } }, signal }),
      );
    case "lower-start":
      return reply(
        api.POST("/live/ctrl/lower-startprice", { params, body: { id_auction: command.lotId }, signal }),
      );
    case "change-min":
      return reply(
        api.POST("/live/ctrl/minprice-change", {
          params,
          body: {
            id_auction: command.lotId,
            price: command.price,
            ...(command.reason !== null && { reason: command.reason }),
          },
          signal,
        }),
      );
    case "step":
      return reply(
        api.POST("/live/ctrl/step-change", {
          params,
          body: { id_auction: command.lotId, step: command.step },
          signal,
        }),
      );
    case "disable":
      return reply(
        api.POST("/live/ctrl/lot/disable", {
          params,
          body: { ...both(command, idQueue), reason: command.reason },
          signal,
        }),
      );
    case "enable":
      return reply(api.POST("/live/ctrl/lot/enable", { params, body: both(command, idQueue), signal }));
    case "next":
      return reply(api.POST("/live/ctrl/next-lot", { params, body: both(command, idQueue), signal }));
    case "reopen":
      return reply(
        api.POST("/live/ctrl/reopen", {
          params,
          body: { ...both(command, idQueue), reason: command.reason },
          signal,
        }),
      );
    case "move":
      return reply(
        api.POST("/live/ctrl/move-lot", {
          params,
          body: { id_queue: idQueue, from: command.from, to: command.to },
          signal,
        }),
      );
    case "pause":
      return reply(
        api.POST("/live/ctrl/pause", { params, body: { id_queue: idQueue, reason: command.reason }, signal }),
      );
    case "say":
      return reply(
        api.POST("/live/ctrl/message", { params, body: { id_queue: idQueue, text: command.text }, signal }),
      );
    case "unsay":
      return reply(api.POST("/live/ctrl/message", { params, body: { id_queue: idQueue, text: "" }, signal }));
    case "decline":
      return reply(
        api.POST("/live/ctrl/takeover", { params, body: { id_queue: idQueue, refuse: true }, signal }),
      );
    case "open":
    case "resume":
    case "end":
    case "takeover":
      return reply(api.POST(`/live/ctrl/${command.do}`, { params, body: { id_queue: idQueue }, signal }));
  }
}

const both = ({ lotId }: { readonly lotId: number }, idQueue: number) => ({
  id_auction: lotId,
  id_queue: idQueue,
});
