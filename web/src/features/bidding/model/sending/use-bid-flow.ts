import { useEffect, useEffectEvent, useReducer, useRef, useState } from "react";
import { subscribe } from "valtio/vanilla";
import { announce } from "#/lib/browser/announce.ts";
import { queryClient } from "#/lib/http/query-client.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { keepReceipt } from "#/lib/session/receipts.ts";
import { onSessionChange } from "#/lib/session/session.ts";
import { isConfirmedAfter } from "#/lib/session/confirmed.ts";
import { serverClock } from "#/realtime/clock/clock.ts";
import { link } from "#/realtime/link/connection.ts";
import { live } from "#/realtime/lots/live.ts";
import { lotQuery } from "#/realtime/lots/lot-query.ts";
import { ask, post } from "./commands.ts";
import { type SentOutcome, findOutcome, sendBid } from "./send-bid.ts";
import { type Flow, flowReducer, IDLE } from "./flow.ts";
import type { Intention } from "./intention.ts";
import { createBidKeeper, isOpen, type SavedBid, whySaved } from "./saved-bid.ts";
import { outcomeOfProblem, outcomeOfReply } from "./outcome.ts";
import { readLotAndRows } from "../lot/queries.ts";
import { tabStorage } from "#/lib/browser/storage.ts";

const keeper = createBidKeeper(tabStorage);
onSessionChange((change) => {
  if (change === "signed-out") keeper.forgetAll();
});
/** The longest time for the read after a bid, ms: a later read follows anyway. */
const READ_MS = 8_000;
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export interface BidFlow {
  readonly flow: Flow;
  /** A command of this person without a known outcome, offered again under the same key. */
  readonly savedBid: SavedBid | null;
  /** Opens the confirmation; does nothing during a send. */
  choose: (intention: Intention) => void;
  /** Sends without a confirmation, where the person switched that on; does nothing during a send. */
  sendAtOnce: (intention: Intention) => void;
  /** Returns from the second confirmation to the first. */
  back: () => void;
  /** Leaves the confirmation without a send. */
  cancel: () => void;
  /** Asks for the amount again in words. */
  askTwice: () => void;
  /** Sends the confirmed command. */
  send: () => void;
  /** Closes the outcome. */
  dismiss: () => void;
  /** Looks up the outcome of the kept bid. */
  checkSavedBid: () => void;
  /** Asks for a confirmation of the kept bid, to send it again under its key. */
  resendSavedBid: () => void;
  /** Removes the kept bid. */
  dropSavedBid: () => void;
}

/** Runs the commands on one lot from the press to the outcome, over a lost answer, a reload and a new sign-in. */
export function useBidFlow(lotId: number, userId: number | null): BidFlow {
  const [flow, dispatch] = useReducer(flowReducer, IDLE);
  const [savedBid, setSavedBid] = useSavedBid(lotId, userId);
  const left = useRef<AbortController>(undefined);
  useEffect(() => {
    const leaving = (left.current = new AbortController());
    return () => leaving.abort();
  }, []);

  /** Sends a command, or looks it up, until its outcome. */
  async function follow(
    intention: Intention,
    why: SavedBid["why"],
    begin: (signal: AbortSignal) => Promise<SentOutcome>,
  ): Promise<void> {
    const signal = left.current?.signal;
    if (!signal || userId === null) return;
    const sentAt = serverClock.now();
    dispatch({ type: "sent", intention, sentAt });
    setSavedBid(null);
    const bid = { ...intention, userId, why, at: sentAt };
    keeper.keep(bid);
    try {
      const sent = await begin(signal);
      if (!signal.aborted) settle(sent, bid);
    } catch (error) {
      if (signal.aborted) return;
      // A bug must show, but the press still ends.
      settle({ kind: "unanswered" }, bid);
      throw error;
    }
  }

  function send(intention: Intention): void {
    void follow(intention, "unanswered", async (signal) => {
      const sendOnce = () => sendBid(intention, { post, ask, pause, onOverdue, signal });
      const sent = await sendOnce();
      // A large purchase asks who it is, and is sent again under its key.
      return sent.kind === "refused" && (await isConfirmedAfter(sent.problem)) ? sendOnce() : sent;
    });
  }

  function lookUp({ userId: _bidder, why, at: _sentAt, ...intention }: SavedBid): void {
    void follow(intention, why, (signal) => {
      dispatch({ type: "overdue" });
      return findOutcome(intention.key, { ask, pause, signal });
    });
  }

  function onOverdue(): void {
    dispatch({ type: "overdue" });
    announce("No answer yet. Your bid is being looked up.");
  }

  function settle(
    sent: SentOutcome,
    { userId: bidder, why: before, at: _sentAt, ...intention }: SavedBid,
  ): void {
    const { key } = intention;
    const why = whySaved(sent, before);
    if (why !== null) {
      const bid = { ...intention, userId: bidder, why, at: serverClock.now() };
      keeper.keep(bid);
      // A signed-out person finds the bid again after signing in.
      if (sent.kind !== "refused" && sent.kind !== "unasked") setSavedBid(bid);
    } else keeper.forget(lotId);
    if (sent.kind === "judged") {
      live.applyBidReply(sent.reply);
      keepReceipt(bidder, sent.reply);
      void queryClient.invalidateQueries({ queryKey: keys.balance });
      if (link.state === "live") void queryClient.invalidateQueries({ queryKey: keys.history(lotId) });
      // Without a connection no event brings the rest.
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
      outcome
        ? `${outcome.title} ${outcome.text}`
        : NO_OUTCOME[why === "lost" || why === "signed-out" ? "none" : "open"],
    );
  }

  // When the session ends during the confirmation or the send, the bid is kept with that knowledge.
  const keepAtEnd = useEffectEvent(() => {
    if (userId === null || flow.step === "idle") return;
    const why = flow.step === "placing" ? "unasked" : "signed-out";
    keeper.keep({ ...flow.intention, userId, why, at: serverClock.now() });
  });
  useEffect(() => onSessionChange((change) => change === "expired" && keepAtEnd()), []);

  // Looks up a bid of an earlier visit at once, and again with each new connection; the person decides what to do with it.
  const askAtOnce = useEffectEvent(() => {
    if (savedBid && isOpen(savedBid) && flow.step === "idle") lookUp(savedBid);
  });
  const owner = userId === null ? null : `${lotId} ${userId}`;
  useEffect(() => {
    if (owner !== null) askAtOnce();
  }, [owner]);
  useEffect(() => subscribe(link, () => void (link.state === "live" && askAtOnce())), []);

  return {
    flow,
    savedBid: flow.step === "idle" ? savedBid : null,
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
    checkSavedBid() {
      if (savedBid) lookUp(savedBid);
    },
    resendSavedBid() {
      if (savedBid) dispatch({ type: "chosen", intention: savedBid });
    },
    dropSavedBid() {
      keeper.forget(lotId);
      setSavedBid(null);
    },
  };
}

const NO_OUTCOME = {
  none: "It did not reach the server. Nothing was placed.",
  open: "No answer came. Check again before you bid again.",
} as const;
/** Whether the lot has changed or ended, so that the page must read it again. */
function needsReading(sent: SentOutcome): boolean {
  if (sent.kind === "judged") return sent.reply.outcome === "sold" || sent.reply.outcome === "removed";
  if (sent.kind === "refused") return sent.problem.status === 409;
  return sent.kind !== "unasked";
}

/** The bid kept for this lot and person; read again when another person signs in. */
function useSavedBid(lotId: number, userId: number | null) {
  const owner = `${lotId} ${userId}`;
  const [state, setState] = useState<{ owner: string; savedBid: SavedBid | null }>({
    owner: "",
    savedBid: null,
  });
  if (state.owner !== owner) {
    setState({ owner, savedBid: userId === null ? null : keeper.find(lotId, userId, serverClock.now()) });
  }
  const setSavedBid = (savedBid: SavedBid | null) => setState({ owner, savedBid });
  return [state.savedBid, setSavedBid] as const;
}
