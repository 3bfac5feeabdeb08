import { money } from "@marsa/api-spec/amounts";
import { UNNAMED } from "#/realtime/lots/mark-of-desk.ts";
import type { DeskView, Phase } from "./desk-view.ts";

const DUE: Readonly<Record<Phase, string>> = {
  pending: "Opens",
  waiting_to_start: "Opens",
  waiting_for_bid: "Passes without a bid at",
  running: "Final call due",
  final_call: "Hammer",
  finished: "Next lot",
};

/** Returns the next automatic event and its time (server ms); null: none. */
export function dueOf(
  { state, turn, isLast }: DeskView,
  start: number,
): { readonly what: string; readonly at: number } | null {
  if (state === "scheduled") return { what: "Advertised for", at: start };
  if (state !== "open" && state !== "running") return null;
  if (turn?.deadline == null) return null;
  const what = turn.phase === "finished" && isLast ? "The lane ends" : DUE[turn.phase];
  return { what, at: Date.parse(turn.deadline) };
}

/** The distance from the price to the minimum, in words: "4,000 below minimum"; null where the light says it. */
export function distance({ live, minPrice }: DeskView): string | null {
  if (!live || live.light !== "red" || typeof minPrice !== "number") return null;
  return live.price === null
    ? `Minimum ${money(minPrice)}`
    : `${money(Math.max(0, minPrice - live.price))} below minimum`;
}

/** The result of the hammer on the card. */
export function verdict({ turn, live }: DeskView): string {
  const at = live?.price == null ? "" : ` at ${money(live.price)}`;
  if (live?.leader === UNNAMED && turn?.provisional !== "notSold") return `To the room${at}: whose is it?`;
  switch (turn?.provisional) {
    case "sold":
      return `Sold to ${live?.leader ?? "the leader"}${at}`;
    case "summarizing":
      return `Below minimum: the seller decides on ${live?.leader ?? "the leader"}’s ${money(live?.price ?? 0)}`;
    case "notSold":
      return "Passed, no bids: not sold";
    default:
      return "The hammer has fallen";
  }
}
