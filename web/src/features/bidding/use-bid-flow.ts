import { reply } from "@marsa/api-spec/client";
import { useEffect, useReducer, useRef, useState } from "react";
import { announce } from "../../lib/announce.ts";
import { api } from "../../lib/api.ts";
import { queryClient } from "../../lib/query-client.ts";
import { keys } from "../../lib/query-keys.ts";
import { onSessionChange } from "../../lib/session.ts";
import { serverClock } from "../../realtime/clock.ts";
import { live } from "../../realtime/live.ts";
import { type Flow, flowReducer, IDLE } from "./flow.ts";
import type { Intention } from "./intention.ts";
import { createBidKeeper, type KeptBid } from "./kept-bid.ts";
import { outcomeOfProblem, outcomeOfReply } from "./outcome.ts";
import { type Fate, sendBid } from "./send-bid.ts";

const keeper = createBidKeeper(sessionStorage);
onSessionChange((change) => {
  if (change === "signed-out") keeper.forgetAll();
});
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export interface BidFlow {
  readonly flow: Flow;
  /** A bid of this person whose fate is not known: offered again under the same key. */
  readonly kept: KeptBid | null;
  /** Opens the confirmation. While a bid is on its way it does nothing. */
  choose: (intention: Intention) => void;
  /** From the second confirmation to the first. */
  back: () => void;
  /** Out of the confirmation; nothing was sent. */
  cancel: () => void;
  /** The confirmation found a slip of the finger: ask in words. */
  askTwice: () => void;
  /** Sends what is being confirmed. */
  send: () => void;
  /** The outcome was read, or something else is being done. */
  dismiss: () => void;
  /** The kept bid again, under its key: confirmed anew if it was never taken, else its fate is asked for. */
  resumeKept: () => void;
  /** The kept bid is not wanted any more. */
  dropKept: () => void;
}

/** The way of a bid on one lot from the press to its fate, over a lost answer, a reload and a new sign-in. */
export function useBidFlow(lotId: number, userId: number | null): BidFlow {
  const [flow, dispatch] = useReducer(flowReducer, IDLE);
  const [kept, setKept] = useKeptBid(lotId, userId);
  const left = useRef<AbortController>(undefined);
  useEffect(() => {
    const leaving = (left.current = new AbortController());
    return () => leaving.abort();
  }, []);

  async function place(intention: Intention): Promise<void> {
    const signal = left.current?.signal;
    if (!signal || userId === null) return;
    const sentAt = serverClock.now();
    dispatch({ type: "sent", intention, sentAt });
    setKept(null);
    keeper.keep({ ...intention, userId, why: "unanswered", at: sentAt });
    const onOverdue = () => {
      dispatch({ type: "overdue" });
      announce("No answer yet. Your bid is being looked up.");
    };
    const fate = await sendBid(intention, { post, pause, onOverdue, signal }).catch(unlessLeft(signal));
    if (!fate || signal.aborted) return;
    settle(fate, intention, userId);
  }

  function settle(fate: Fate, intention: Intention, bidder: number): void {
    const { key } = intention;
    if (fate.kind === "judged") {
      live.hearBid(fate.reply);
      void queryClient.invalidateQueries({ queryKey: keys.balance });
      void queryClient.invalidateQueries({ queryKey: keys.history(lotId) });
    }
    const signedOut = fate.kind === "refused" && SIGNED_OUT.has(fate.problem.code);
    if (signedOut) keeper.keep({ ...intention, userId: bidder, why: "signed-out", at: serverClock.now() });
    else keeper.forget(lotId);
    const outcome =
      fate.kind === "judged"
        ? outcomeOfReply(fate.reply, intention)
        : outcomeOfProblem(fate.problem, intention);
    dispatch({ type: "ended", key, outcome });
    announce(`${outcome.title} ${outcome.text}`);
  }

  return {
    flow,
    kept: flow.step === "idle" ? kept : null,
    choose: (intention) => dispatch({ type: "chosen", intention }),
    back: () => dispatch({ type: "back" }),
    cancel: () => dispatch({ type: "cancelled" }),
    askTwice: () => dispatch({ type: "asked-twice" }),
    send() {
      if (flow.step === "confirm" || flow.step === "confirm-twice") void place(flow.intention);
    },
    dismiss: () => dispatch({ type: "read" }),
    resumeKept() {
      if (kept?.why === "signed-out") dispatch({ type: "chosen", intention: kept });
      else if (kept) void place(kept);
    },
    dropKept() {
      keeper.forget(lotId);
      setKept(null);
    },
  };
}

const SIGNED_OUT: ReadonlySet<string> = new Set(["UNAUTHORIZED", "REGISTRATION_REQUIRED"]);

function post({ lotId, amount, mode, key }: Intention, signal: AbortSignal) {
  const params = { header: { "Idempotency-Key": key } };
  return reply(
    api.POST("/auction/makebid", { params, body: { id_auction: lotId, price: amount, mode }, signal }),
  );
}

/** Leaving the page ends the asking, quietly; anything else is a defect and must be seen. */
function unlessLeft(signal: AbortSignal) {
  return (error: unknown): null => {
    if (signal.aborted) return null;
    throw error;
  };
}

/** The bid kept for this lot and person; looked for again when somebody else signs in. */
function useKeptBid(lotId: number, userId: number | null) {
  const owner = `${lotId} ${userId}`;
  const [state, setState] = useState<{ owner: string; kept: KeptBid | null }>({ owner: "", kept: null });
  if (state.owner !== owner) {
    setState({ owner, kept: userId === null ? null : keeper.find(lotId, userId, serverClock.now()) });
  }
  const setKept = (kept: KeptBid | null) => setState({ owner, kept });
  return [state.kept, setKept] as const;
}
