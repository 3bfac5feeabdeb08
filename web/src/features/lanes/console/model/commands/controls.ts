import { money } from "@marsa/api-spec/amounts";
import { isBidding, whyNone, type DeskView, type Phase } from "../desk/desk-view.ts";
import {
  cannot,
  type Control,
  type ControlId,
  CONTROLS,
  type Face,
  NO_LOT,
  PAUSED,
  will,
} from "./control.ts";
import { loweredStart, nextStep } from "../desk/steps.ts";

const FIXED: Readonly<Record<(typeof CONTROLS)[number], Pick<Control, "label" | "key" | "acts">>> = {
  "final-call": { label: "Final call", key: "F", acts: "once" },
  "green-light": { label: "Green light", key: "G", acts: "twice" },
  "change-min": { label: "Change min", key: "M", acts: "asks" },
  "step-up": { label: "Step up", key: "+", acts: "once" },
  "step-down": { label: "Step down", key: "−", acts: "once" },
  "lower-start": { label: "Lower start", key: "L", acts: "twice" },
  skip: { label: "Skip lot", key: "S", acts: "twice" },
  disable: { label: "Disable lot", key: "D", acts: "asks" },
  announce: { label: "Announce", key: "A", acts: "asks" },
};

/** Their keys in a lane with the room, where A to H are the phones. */
const ROOM_KEYS: Partial<Readonly<Record<ControlId, string>>> = {
  "final-call": "W",
  "green-light": "R",
  skip: "J",
  disable: "X",
  announce: "T",
  "step-up": "]",
  "step-down": "[",
};

/**
 * Returns the controls, each with one line: its effect, or the reason why it is off. By hand, the fair warning belongs to
 * the hammer.
 * @param message the message on air
 * @param skipped whether the current lot was skipped before
 */
export function controlsOf(
  view: DeskView,
  message: string | null,
  skipped: boolean,
  room = false,
): Control[] {
  const none = whyNone(view);
  const ids = view.byHand ? CONTROLS.filter((id) => id !== "final-call") : CONTROLS;
  return ids.map((id) => {
    const face =
      id === "announce" ? announce(view, message) : none === null ? FACES[id](view, skipped) : cannot(none);
    const key = (room ? ROOM_KEYS[id] : undefined) ?? FIXED[id].key;
    return { id, ...FIXED[id], key, ...face };
  });
}

const FACES: Readonly<
  Record<Exclude<(typeof CONTROLS)[number], "announce">, (view: DeskView, skipped: boolean) => Face>
> = {
  "final-call": ({ state, turn, timers }) => {
    if (state === "paused") return cannot(PAUSED);
    switch (turn?.phase) {
      case "running":
        return will(`Starts ${timers.final_s} s. A bid returns to running`);
      case "final_call":
        return cannot("Running now");
      case "waiting_for_bid":
        return cannot("Not before a bid");
      case "finished":
        return cannot("The hammer has fallen");
      case undefined:
        return cannot(NO_LOT);
      default:
        return cannot("Not before the lot opens");
    }
  },

  "green-light": ({ turn, live, minPrice }) => {
    const refused = outsideBidding(turn?.phase);
    if (refused !== null || !live) return cannot(refused ?? NO_LOT);
    if (live.light === "none" || minPrice === null) return cannot("This lot has no minimum");
    if (live.light === "green") return cannot("The minimum is reached already");
    const more = ". Bidding continues";
    if (live.price === null)
      return will("No minimum from then on", { more, again: `${wasMinimum(minPrice)} → none` });
    return will(`Minimum becomes ${money(live.price)}`, {
      more,
      again: `${wasMinimum(minPrice)} → ${money(live.price)}`,
    });
  },

  "change-min": ({ state, turn, live, minPrice }) => {
    const refused = outsideBidding(turn?.phase);
    if (refused !== null || !live) return cannot(refused ?? NO_LOT);
    if (live.light === "none" || minPrice === null) return cannot("This lot has no minimum");
    if (live.light === "green") return cannot("The minimum is reached already");
    if (turn?.phase === "final_call" && state !== "paused") return cannot("Not in a final call. Pause first");
    const more = live.price === null ? " by 5 % or more" : ", twice at most";
    return will(`${from(minPrice)}: lower it`, { more });
  },

  "step-up": (view) => step(view, "up"),
  "step-down": (view) => step(view, "down"),

  "lower-start": ({ turn, live, timers }) => {
    const refused = outsideBidding(turn?.phase);
    if (refused !== null || !live) return cannot(refused ?? NO_LOT);
    if (live.price !== null) return cannot("Not after a bid");
    const lower = loweredStart(live.start_price, live.step);
    if (lower === null) return cannot("It cannot go lower");
    const fromTo = `${money(live.start_price)} → ${money(lower)}`;
    return will(fromTo, { more: `, ${timers.lowered_s} s or more`, again: fromTo });
  },

  skip: ({ turn, live, lot, isLast }, skipped) => {
    const refused = outsideTurn(turn?.phase, live?.price);
    if (refused !== null) return cannot(refused);
    if (isLast) return cannot("No other lot is left");
    const from = `Lot ${lot?.position ?? ""} →`;
    if (skipped) return will("Skipped before: disables the lot", { again: `${from} disabled` });
    return will("It runs last instead, once", { again: `${from} runs last` });
  },

  disable: ({ turn, live, byHand, state }) => {
    if (byHand && state === "running" && isBidding(turn?.phase) && live?.price != null)
      return will("Withdraws the lot with its bids. Asks why");
    const refused = outsideTurn(turn?.phase, live?.price);
    if (refused !== null) return cannot(refused);
    return will("Takes the lot out of the run. Asks why");
  },
};

function announce({ desk, inSync }: DeskView, message: string | null): Face {
  if (desk !== "mine") return cannot("Only from the desk");
  if (!inSync) return cannot("Waiting for the connection");
  return will(message === null ? "To everybody in the lane" : `On air: “${message}”`);
}

function step({ turn, live }: DeskView, direction: "up" | "down"): Face {
  const refused = outsideBidding(turn?.phase);
  if (refused !== null || !live) return cannot(refused ?? NO_LOT);
  const to = nextStep(live.step, direction);
  if (to === null) return cannot(direction === "up" ? "No higher step" : "No lower step");
  const ask = live.price === null ? "" : `, asks ${money(live.price + to)}`;
  return will(`${money(live.step)} → ${money(to)}${ask}`);
}

function outsideBidding(phase: Phase | undefined): string | null {
  if (phase === undefined) return NO_LOT;
  if (phase === "finished") return "The hammer has fallen";
  return isBidding(phase) ? null : "Not before the lot opens";
}

/** A lot may leave its turn only before its first bid. */
function outsideTurn(phase: Phase | undefined, price: number | null | undefined): string | null {
  if (phase === undefined) return NO_LOT;
  if (phase === "finished") return "The hammer has fallen";
  return price === null ? null : "Not after a bid";
}

/** Beside an arrow there is room for amounts only. */
const wasMinimum = (minPrice: number | undefined) => (minPrice === undefined ? "Minimum" : money(minPrice));
const from = (minPrice: number | undefined) =>
  minPrice === undefined ? "Minimum" : `Minimum ${money(minPrice)}`;
