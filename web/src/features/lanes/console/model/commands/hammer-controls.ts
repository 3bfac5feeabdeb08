import { money } from "@marsa/api-spec/amounts";
import { UNNAMED } from "#/realtime/lots/mark-of-desk.ts";
import { distance } from "../desk/current-lot-words.ts";
import { type DeskView, isBidding, whyNone } from "../desk/desk-view.ts";
import { cannot, type Control, type Face, HAMMER, NO_LOT, PAUSED, will } from "./control.ts";

const NAMES: Readonly<Record<(typeof HAMMER)[number], Pick<Control, "label" | "key">>> = {
  "final-call": { label: "Fair warning", key: "W" },
  hold: { label: "Hold", key: "Esc" },
  sell: { label: "Sell", key: "S" },
  pass: { label: "No sale", key: "N" },
};

/** Returns the four keys of a hammer by hand, each with its effect, or the reason why it is off. */
export function hammerControls(view: DeskView): Control[] {
  const none = whyNone(view) ?? outsideBidding(view);
  const isWarned = view.turn?.phase === "final_call";
  return HAMMER.map((id) => {
    const face = none === null ? FACES[id](view) : cannot(none);
    const isTwice = id === "pass" || (id === "sell" && !isWarned);
    return { id, ...NAMES[id], acts: isTwice ? "twice" : "once", ...face };
  });
}

const RIGHTS = { red: "", none: "No minimum", green: "Minimum reached" } as const;

const FACES: Readonly<Record<(typeof HAMMER)[number], (view: DeskView) => Face>> = {
  "final-call": ({ turn }) => {
    if (turn?.phase === "waiting_for_bid") return cannot("Not before a bid");
    if (turn?.phase === "final_call") return cannot("Given,", "waits for you");
    return will("Last call,", { more: "waits for you" });
  },
  hold: ({ turn }) =>
    turn?.phase === "final_call" ? will("Back to", { more: "running" }) : cannot("Only in", "fair warning"),
  sell: (view) => {
    const { live, turn } = view;
    if (live?.price == null) return cannot("No bid yet");
    const price = money(live.price);
    const isRed = live.light === "red";
    if (isRed && live.price < (view.authority ?? Infinity))
      return cannot(distance(view) ?? "Below minimum", `No authority for ${price}`);
    const right = isRed ? "By the seller’s authority" : RIGHTS[live.light];
    const more = turn?.phase === "final_call" ? "One press in fair warning" : right;
    if (live.leader === UNNAMED) return will(`${price} to the room`, { more: "Then say whose it is" });
    return will(`${price} to ${live.leader ?? "the leader"}`, { more });
  },
  pass: ({ live, subject }) => {
    if (live?.price == null) return will("Passes,", { more: "no bids" });
    if (live.light === "green") return cannot("Minimum is", "reached");
    if (live.light === "none") return cannot("No minimum:", "it sells");
    return subject
      ? will("The seller", { more: "decides" })
      : will("Passes, the seller", { more: "does not decide" });
  },
};

function outsideBidding({ state, turn }: DeskView): string | null {
  if (turn === null) return NO_LOT;
  if (turn.phase === "finished") return "The hammer has fallen";
  if (!isBidding(turn.phase)) return "Not before the lot opens";
  return state === "paused" ? PAUSED : null;
}
