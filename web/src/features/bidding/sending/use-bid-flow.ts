import { useEffect, useEffectEvent, useReducer, useRef, useState } from "react";
import { announce } from "../../../lib/browser/announce.ts";
import { queryClient } from "../../../lib/http/query-client.ts";
import { keys } from "../../../lib/http/query-keys.ts";
import { keepReceipt } from "../../../lib/session/receipts.ts";
import { onSessionChange } from "../../../lib/session/session.ts";
import { serverClock } from "../../../realtime/clock/clock.ts";
import { link } from "../../../realtime/link/connection.ts";
import { live } from "../../../realtime/lots/live.ts";
import { lotQuery } from "../../../realtime/lots/lot-query.ts";
import { ask, post } from "./commands.ts";
import type { SentOutcome } from "./sent-outcome.ts";
import { type Flow, flowReducer, IDLE } from "./flow.ts";
import type { Intention } from "./intention.ts";
import { createBidKeeper, type SavedBid } from "./saved-bid.ts";
import { outcomeOfProblem, outcomeOfReply } from "./outcome.ts";
import { readLotAndRows } from "../queries.ts";
import { findOutcome, sendBid } from "./send-bid.ts";

const keeper = createBidKeeper(sessionStorage);
onSessionChange((change) => {
  if (change === "signed-out") keeper.forgetAll();
});
/** What is read after a bid is worth no longer a wait than this, ms: it will be read again. */
const READ_MS = 8_000;
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export interface BidFlow {
  readonly flow: Flow;
  /** A command of this person that was not taken, or whose outcome is not known: offered again under the same key. */
  readonly kept: SavedBid | null;
  /** Opens the confirmation. While a bid is on its way it does nothing. */
  choose: (intention: Intention) => void;
  /** Sends it without a confirmation: where the person has asked for that. While a bid is on its way it does nothing. */
  sendAtOnce: (intention: Intention) => void;
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
  /** The kept bid again, under its key: confirmed anew if it was never taken, else its outcome is asked for. */
  resumeKept: () => void;
  /** The kept bid is not wanted any more. */
  dropKept: () => void;
}

/** The way of a command on one lot from the press to its outcome, over a lost answer, a reload and a new sign-in. */
export function useBidFlow(lotId: number, userId: number | null): BidFlow {
  const [flow, dispatch] = useReducer(flowReducer, IDLE);
  const [kept, setKept] = useSavedBid(lotId, userId);
  const left = useRef<AbortController>(undefined);
  useEffect(() => {
    const leaving = (left.current = new AbortController());
    return () => leaving.abort();
  }, []);

  /** Follows a command from here on, by sending it or by asking about it, to its end. */
  async function follow(
    intention: Intention,
    begin: (signal: AbortSignal) => Promise<SentOutcome>,
  ): Promise<void> {
    const signal = left.current?.signal;
    if (!signal || userId === null) return;
    const sentAt = serverClock.now();
    dispatch({ type: "sent", intention, sentAt });
    setKept(null);
    keeper.keep({ ...intention, userId, why: "unanswered", at: sentAt });
    const sent = await begin(signal).catch(unlessLeft(signal));
    if (!sent || signal.aborted) return;
    settle(sent, intention, userId);
  }

  function send(intention: Intention): void {
    void follow(intention, (signal) => sendBid(intention, { post, ask, pause, onOverdue, signal }));
  }

  function lookUp(intention: Intention): void {
    void follow(intention, (signal) => {
      dispatch({ type: "overdue" });
      return findOutcome(intention.key, { ask, pause, signal });
    });
  }

  function onOverdue(): void {
    dispatch({ type: "overdue" });
    announce("No answer yet. Your bid is being looked up.");
  }

  function settle(sent: SentOutcome, intention: Intention, bidder: number): void {
    const { key } = intention;
    const why = whyKept(sent);
    if (why !== null) {
      const bid = { ...intention, userId: bidder, why, at: serverClock.now() };
      keeper.keep(bid);
      // Who is signed out finds it again after signing in.
      if (why === "lost") setKept(bid);
    } else keeper.forget(lotId);
    if (sent.kind === "judged") {
      live.hearBid(sent.reply);
      keepReceipt(bidder, sent.reply);
      void queryClient.invalidateQueries({ queryKey: keys.balance });
      if (link.state === "live") void queryClient.invalidateQueries({ queryKey: keys.history(lotId) });
      // Without a link no event tells the rest of it.
      else void readLotAndRows(lotId, AbortSignal.timeout(READ_MS)).catch(() => {});
    }
    if (needsReading(sent)) void queryClient.fetchQuery({ ...lotQuery(lotId), staleTime: 0 }).catch(() => {});
    const outcome =
      sent.kind === "judged"
        ? outcomeOfReply(sent.reply, intention)
        : sent.kind === "refused"
          ? outcomeOfProblem(sent.problem, intention)
          : null;
    dispatch({ type: "ended", key, outcome });
    announce(
      outcome ? `${outcome.title} ${outcome.text}` : "It did not reach the server. Nothing was placed.",
    );
  }

  // A session that ends under the confirmation takes the person away from here, not what he was about to send.
  const keepUnsent = useEffectEvent(() => {
    if (userId === null || (flow.step !== "confirm" && flow.step !== "confirm-twice")) return;
    keeper.keep({ ...flow.intention, userId, why: "signed-out", at: serverClock.now() });
  });
  useEffect(() => onSessionChange((change) => change === "expired" && keepUnsent()), []);

  // What an earlier visit left without an answer is asked about at once; what to do with it is for the person to say.
  const askAtOnce = useEffectEvent(() => {
    if (kept?.why === "unanswered" && flow.step === "idle") lookUp(kept);
  });
  const unanswered = kept?.why === "unanswered" ? kept.key : null;
  useEffect(() => {
    if (unanswered !== null) askAtOnce();
  }, [unanswered]);

  return {
    flow,
    kept: flow.step === "idle" ? kept : null,
    choose: (intention) => dispatch({ type: "chosen", intention }),
    sendAtOnce(intention) {
      if (flow.step !== "placing") send(intention);
    },
    back: () => dispatch({ type: "back" }),
    cancel: () => dispatch({ type: "cancelled" }),
    askTwice: () => dispatch({ type: "asked-twice" }),
    send() {
      if (flow.step === "confirm" || flow.step === "confirm-twice") send(flow.intention);
    },
    dismiss: () => dispatch({ type: "read" }),
    resumeKept() {
      if (kept?.why === "unanswered") lookUp(kept);
      else if (kept) dispatch({ type: "chosen", intention: kept });
    },
    dropKept() {
      keeper.forget(lotId);
      setKept(null);
    },
  };
}

const SIGNED_OUT: ReadonlySet<string> = new Set(["UNAUTHORIZED", "REGISTRATION_REQUIRED"]);

function whyKept(sent: SentOutcome): SavedBid["why"] | null {
  switch (sent.kind) {
    case "judged":
      return null;
    case "refused":
      return SIGNED_OUT.has(sent.problem.code) ? "signed-out" : null;
    case "lost":
      return "lost";
    case "unasked":
      return "unanswered";
  }
}

/** The lot is not as it was thought to be, or is over: what stands on the screen is read again. */
function needsReading(sent: SentOutcome): boolean {
  if (sent.kind === "judged") return sent.reply.outcome === "sold" || sent.reply.outcome === "removed";
  return sent.kind === "refused" ? sent.problem.status === 409 : sent.kind === "lost";
}

/** Leaving the page ends the asking, quietly; anything else is a defect and must be seen. */
function unlessLeft(signal: AbortSignal) {
  return (error: unknown): null => {
    if (signal.aborted) return null;
    throw error;
  };
}

/** The bid kept for this lot and person; looked for again when somebody else signs in. */
function useSavedBid(lotId: number, userId: number | null) {
  const owner = `${lotId} ${userId}`;
  const [state, setState] = useState<{ owner: string; kept: SavedBid | null }>({ owner: "", kept: null });
  if (state.owner !== owner) {
    setState({ owner, kept: userId === null ? null : keeper.find(lotId, userId, serverClock.now()) });
  }
  const setKept = (kept: SavedBid | null) => setState({ owner, kept });
  return [state.kept, setKept] as const;
}
