import type { Schema } from "@marsa/api-spec/client-problem";
import { command, once } from "#/lib/http/command.ts";
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
  /** Null: the step decides. */
  | { readonly do: "ask"; readonly lotId: number; readonly ask: number | null }
  | { readonly do: "hold" | "sell" | "pass"; readonly lotId: number }
  | { readonly do: "disable" | "reopen"; readonly lotId: number; readonly reason: string }
  | { readonly do: "withdraw"; readonly lotId: number; readonly reason: string }
  | { readonly do: "move"; readonly lotId: number; readonly from: number; readonly to: number }
  | { readonly do: "pause"; readonly reason: string }
  | { readonly do: "say"; readonly text: string }
  | { readonly do: "open" | "resume" | "end" | "takeover" | "decline" | "unsay" };

/** Whether the command is a GET that changes state, which is never sent a second time. */
export function isSentOnce({ do: what }: Command): boolean {
  return what === "green-light" || what === "skip";
}

/** The longest wait for an answer, ms; after it the screen shows the result. */
const PATIENCE_MS = 6_000;

/**
 * Sends one command with the seq of the lane that the auctioneer saw.
 * @returns the new head of the lane
 * @throws ApiProblem, or NetworkProblem
 */
export function sendCommand(idQueue: number, asked: Command, seq: number): Promise<Schema<"LaneHead">> {
  const options = { header: { "If-Match": String(seq) }, patienceMs: PATIENCE_MS };
  const lane = { id_queue: idQueue };
  switch (asked.do) {
    case "green-light":
      return byGet("/live/ctrl/release/{id}", asked.lotId, seq);
    case "skip":
      return byGet("/live/ctrl/skip-lot/{id}", asked.lotId, seq);
    case "hold":
    case "sell":
    case "pass":
    case "withdraw":
    case "ask":
      return byDesk(idQueue, asked, options);
    case "final-call":
      return command("/live/ctrl/final-call", { ...lane, id_auction: asked.lotId }, "run_seq", options);
    case "lower-start":
      return command("/live/ctrl/lower-startprice", { id_auction: asked.lotId }, "run_seq", options);
    case "change-min": {
      const { lotId, price, reason } = asked;
      const body = { id_auction: lotId, price, ...(reason !== null && { reason }) };
      return command("/live/ctrl/minprice-change", body, "run_seq", options);
    }
    case "step": {
      const { lotId, step } = asked;
      return command("/live/ctrl/step-change", { id_auction: lotId, step }, "run_seq", options);
    }
    case "disable": {
      const body = { ...lane, id_auction: asked.lotId, reason: asked.reason };
      return command("/live/ctrl/lot/disable", body, "run_seq", options);
    }
    case "enable":
      return command("/live/ctrl/lot/enable", { ...lane, id_auction: asked.lotId }, "run_seq", options);
    case "next":
      return command("/live/ctrl/next-lot", { ...lane, id_auction: asked.lotId }, "run_seq", options);
    case "reopen": {
      const body = { ...lane, id_auction: asked.lotId, reason: asked.reason };
      return command("/live/ctrl/reopen", body, "run_seq", options);
    }
    case "move":
      return command("/live/ctrl/move-lot", { ...lane, from: asked.from, to: asked.to }, "run_seq", options);
    case "pause":
      return command("/live/ctrl/pause", { ...lane, reason: asked.reason }, "run_seq", options);
    case "say":
      return command("/live/ctrl/message", { ...lane, text: asked.text }, "run_seq", options);
    case "unsay":
      return command("/live/ctrl/message", { ...lane, text: "" }, "run_seq", options);
    case "decline":
      return command("/live/ctrl/takeover", { ...lane, refuse: true }, "run_seq", options);
    case "open":
    case "resume":
    case "end":
    case "takeover":
      return command(`/live/ctrl/${asked.do}`, lane, "run_seq", options);
  }
}

/** The two commands that the specification makes GETs. */
function byGet(
  path: "/live/ctrl/release/{id}" | "/live/ctrl/skip-lot/{id}",
  id: number,
  seq: number,
): Promise<Schema<"LaneHead">> {
  return once(
    [path, id, seq],
    "run_seq",
    ({ GET }, key, signal) => {
      const header = { "Idempotency-Key": key, "If-Match": String(seq) };
      return GET(path, { params: { header, path: { id } }, signal });
    },
    PATIENCE_MS,
  );
}

/** The commands of a desk with the room. */
function byDesk(
  idQueue: number,
  asked: Extract<Command, { do: "hold" | "sell" | "pass" | "withdraw" | "ask" }>,
  options: Parameters<typeof command>[3],
): Promise<Schema<"LaneHead">> {
  if (asked.do === "ask") {
    return command("/live/room/ask", { id_auction: asked.lotId, ask: asked.ask }, "run_seq", options);
  }
  const { do: act, lotId } = asked;
  const body = {
    id_queue: idQueue,
    id_auction: lotId,
    act,
    ...(act === "withdraw" && { reason: asked.reason }),
  };
  return command("/live/room/hammer", body, "run_seq", options);
}
