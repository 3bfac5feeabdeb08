import { money } from "@marsa/api-spec/amounts";
import type { Command } from "./command.ts";
import { isBidding, isOver, type DeskView } from "../desk/desk-view.ts";

/** The command of a press, as far as its precondition needs it. */
export type Intent = Pick<Command, "do"> & { readonly lotId?: number };

/**
 * Returns the part of the state on which a command depends: while it stays the same, the command means what the
 * auctioneer intends. A final call depends on the price, an increment on the increment, a message on nothing.
 */
export function preconditionOf(intent: Intent, view: DeskView): string {
  const { turn, live, state, run, desk } = view;
  const lot = turn?.id_auction ?? 0;
  const bidding = isBidding(turn?.phase);
  const seen: Record<Command["do"], readonly unknown[]> = {
    "final-call": [state, lot, turn?.phase, live?.price, live?.leader],
    hold: [state, lot, turn?.phase],
    sell: [state, lot, bidding, live?.price, live?.leader, live?.light],
    pass: [state, lot, bidding, live?.price, live?.light],
    withdraw: [lot === intent.lotId, bidding],
    "green-light": [state, lot, bidding, live?.light],
    "change-min": [lot, bidding, live?.light],
    ask: [state, lot, bidding, live?.price],
    step: [state, lot, bidding, live?.step],
    "lower-start": [state, lot, turn?.phase, live?.start_price, live?.price === null],
    skip: [lot, live?.price === null, turn?.phase === "finished"],
    disable: [lot === intent.lotId, lot === intent.lotId && live?.price === null],
    enable: [],
    move: [run.indexOf(intent.lotId ?? 0)],
    next: [state, lot, turn?.phase, turn?.reopened],
    reopen: [isOver(state), lot, turn?.phase, turn?.reopened],
    open: [state],
    resume: [state],
    pause: [state === "paused"],
    end: [state, lot, live?.price === null],
    takeover: [desk],
    decline: [desk],
    say: [],
    unsay: [],
  };
  return JSON.stringify(seen[intent.do]);
}

/** Describes the change between two states in one sentence; null without a visible change. */
export function whatChanged(before: DeskView, now: DeskView): string | null {
  if (before.state !== now.state) {
    if (now.state === "paused") return `The lane was paused: ${now.paused ?? "it stands still"}.`;
    if (isOver(now.state)) return "The lane is over.";
    return "The lane runs again.";
  }
  if (before.turn?.id_auction !== now.turn?.id_auction) {
    return now.lot ? `Lot ${now.lot.position} is up now.` : "No lot is up now.";
  }
  const bid = now.live?.price ?? null;
  if (before.live?.price !== bid && bid !== null) {
    return `${now.live?.leader ?? "Somebody"} leads at ${money(bid)}.`;
  }
  if (before.turn?.phase !== now.turn?.phase) return PHASES[now.turn?.phase ?? "pending"];
  if (before.live?.leader !== now.live?.leader) return `${now.live?.leader ?? "Somebody"} leads now.`;
  if (before.live?.step !== now.live?.step) return `The step is ${money(now.live?.step ?? 0)} now.`;
  if (before.live?.start_price !== now.live?.start_price) {
    return `It starts at ${money(now.live?.start_price ?? 0)} now.`;
  }
  if (before.live?.light !== now.live?.light) return "The light is green now.";
  if (before.run.join() !== now.run.join()) return "The run has another order now.";
  return null;
}

const PHASES = {
  pending: "The lot waits.",
  waiting_to_start: "The lot is about to open.",
  waiting_for_bid: "The lot waits for a bid now.",
  running: "The lot is running now.",
  final_call: "The lot is in its final call now.",
  finished: "The hammer has fallen.",
} as const;
