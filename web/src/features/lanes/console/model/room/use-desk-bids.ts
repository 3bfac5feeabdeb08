import { money } from "@marsa/api-spec/amounts";
import { ApiProblem, type Schema } from "@marsa/api-spec/client-problem";
import { useLayoutEffect, useRef, useState } from "react";
import { command } from "#/lib/http/command.ts";
import { queryClient } from "#/lib/http/query-client.ts";
import { keys } from "#/lib/http/query-keys.ts";
import type { Commands } from "../commands/press.ts";
import { SEEN_AFTER_MS } from "../commands/press-guard.ts";
import type { PhoneLine } from "../commands/phone-lines.ts";

/** Two presses of one key within this time count once, ms. */
const ONCE_MS = 300;

interface Around {
  readonly idQueue: number;
  readonly lotId: number | null;
  /** AED; null while the lot takes no bids, and why. */
  readonly ask: number | null;
  readonly why: string | null;
  readonly say: Commands["say"];
}

/** Sends the bids of the room and the phones, one at a time, and takes the last one back. */
export function useDeskBids({ idQueue, lotId, ask, why, say }: Around) {
  const [sending, setSending] = useState<string | null>(null);
  const changedAt = useChangedAt(`${lotId} ${ask}`);
  const send = async (
    who: string,
    press: () => Promise<unknown>,
    refusal: (error: ApiProblem) => string,
  ): Promise<void> => {
    if (sending !== null)
      return say({ tone: "held", text: `${who} was not sent: the last bid is on its way.` });
    setSending(who);
    try {
      await press();
    } catch (error) {
      const text = error instanceof ApiProblem ? refusal(error) : `No answer to ${who}. Check the history.`;
      say({ tone: "refused", text, stays: true });
    }
    setSending(null);
    void queryClient.invalidateQueries({ queryKey: keys.paddles(idQueue) });
  };
  return {
    sending,
    /** A bid of a paddle (null: not known yet) at the ask, or at a larger price (AED); `who` as everybody reads it. */
    bid: (
      who: string,
      paddle: number | null,
      { line, price = null }: { readonly line?: PhoneLine; readonly price?: number | null },
    ) => {
      if (ask === null || lotId === null)
        return say({ tone: "held", text: `${who}: ${why ?? "no lot is up"}.` });
      if (performance.now() - changedAt() < SEEN_AFTER_MS)
        return say({ tone: "held", text: `${who} was not sent: the ask is ${money(ask)} now. Press again.` });
      const body = {
        id_auction: lotId,
        price: price ?? ask,
        ...(paddle !== null && { paddle }),
        ...(line && { line }),
      };
      const press = () => command("/live/room/bid", body, "id_bid");
      return void send(who, press, (error) => refusalWords(who, body.price, error));
    },
    /** Says that the leading bid of the room is this paddle's. */
    name: (paddle: number) => {
      if (lotId === null) return;
      const press = () => command("/live/room/name", { id_auction: lotId, paddle }, "price");
      void send(`Room ${paddle}`, press, ({ code, message, details: { why: cause } }) => {
        if (code === "DEPOSIT_REQUIRED") return `The deposit of paddle ${paddle} does not cover it.`;
        return typeof cause === "string" ? `${cause}.` : message;
      });
    },
    takeBack: (reason: Schema<"TakeBackReason">) => {
      if (lotId === null) return;
      const press = () => command("/live/room/take-back", { id_auction: lotId, reason }, "next_min");
      void send("Taking back", press, ({ message, details }) => {
        const { why: cause } = details;
        return `Nothing was taken back. ${typeof cause === "string" ? cause : message}.`;
      });
    },
  };
}

/** Says who was first, and what to ask for. */
function refusalWords(who: string, ask: number, { code, message, details }: ApiProblem): string {
  const next = details["next_min"];
  if (code === "BID_TOO_LOW" && typeof next === "number")
    return `${who} refused at ${money(ask)}: another bid was first. Ask for ${money(next)}.`;
  if (code === "DEPOSIT_REQUIRED") return `${who} refused at ${money(ask)}: the deposit does not cover it.`;
  if (code === "ALREADY_LEADING") return `${who} leads already.`;
  return `${who} refused. ${message}`;
}

/** Returns whether a press of a key counts: two within 300 ms count once. */
export function useOnce(): (key: string) => boolean {
  const at = useRef(new Map<string, number>());
  return (key) => {
    const now = performance.now();
    const counts = now - (at.current.get(key) ?? -Infinity) >= ONCE_MS;
    if (counts) at.current.set(key, now);
    return counts;
  };
}

/** Returns when a value last changed on the screen, ms of `performance.now()`; −∞: never. */
function useChangedAt(value: string): () => number {
  const seen = useRef({ value, at: -Infinity });
  useLayoutEffect(() => {
    if (seen.current.value !== value) seen.current = { value, at: performance.now() };
  }, [value]);
  return () => seen.current.at;
}
