import { useState } from "react";
import type { LaneLot } from "#/realtime/lanes/lanes-store.ts";
import { money } from "@marsa/api-spec/amounts";
import type { Command } from "./command.ts";
import { HAMMER, isControl, type Control, type ControlId } from "./control.ts";
import { HAMMER_PACE, USUAL_PACE } from "./press-guard.ts";
import { type DeskView, isBidding, whyNone } from "../desk/desk-view.ts";
import { halfStepAsk, twoStepAsk } from "./asks.ts";
import type { KeyCommand } from "./keys.ts";
import { FIRST_PAUSE } from "./reasons.ts";
import { loweredStart, nextStep } from "../desk/steps.ts";
import type { Commands, PressId } from "./press.ts";

/** The open dialog, with the state of the desk at its opening. */
export type OpenQuestion =
  | { readonly what: "min" | "ask" | "pause" | "end" | "reopen" | "leave"; readonly view: DeskView }
  | {
      readonly what: "disable" | "withdraw" | "move" | "preview";
      readonly lot: LaneLot;
      readonly view: DeskView;
    };

export interface Acts {
  readonly asking: OpenQuestion | null;
  readonly ask: (asking: OpenQuestion | null) => void;
  /** Handles a press of a control, by pointer or by its key. */
  readonly act: (id: ControlId) => void;
  /** Handles a key; returns whether it did something. */
  readonly onKey: (command: KeyCommand) => boolean;
  /** Moves a lot of the run. */
  readonly move: (lot: LaneLot, to: number, where: string) => void;
  readonly enable: (lot: LaneLot) => void;
  /** The main button of the lane: open, or resume. */
  readonly go: () => void;
  /** Pauses the lane at once and asks for the reason; resumes a paused lane. */
  readonly pause: () => void;
  /** Pauses the lane behind an open dialog. */
  readonly hold: () => void;
  /** Sets the ask of the next bid, AED. */
  readonly setAsk: (to: "half" | "two" | "typed") => void;
  /** Closes the result card with the second press. */
  readonly next: () => void;
}

/** The pause key ends a pause only after it has shown for this time, ms. */
const PAUSED_SEEN_AFTER_MS = 1_500;

interface Around {
  readonly view: DeskView;
  readonly controls: readonly Control[];
  readonly commands: Commands;
  /** Whether the current lot was skipped before. */
  readonly skipped: boolean;
  /** Moves the focus to the message field. */
  readonly focusSay: () => void;
}

/** Turns presses into commands: at once, after a second press, or after a dialog. */
export function useActs({ view, controls, commands, skipped, focusSay }: Around): Acts {
  const [asking, setAsking] = useState<OpenQuestion | null>(null);
  const ask = (next: OpenQuestion | null) => {
    commands.disarm();
    setAsking(next);
  };

  const act = (id: ControlId) => {
    const control = controls.find((each) => each.id === id);
    if (!control) return;
    if (!control.can)
      return commands.say({ tone: "held", text: `${control.label}: ${lower(control.line)}.` });
    if (id === "announce") return focusSay();
    if (id === "change-min") return ask({ what: "min", view });
    if (id === "disable") {
      const what = view.byHand && view.live?.price != null ? "withdraw" : "disable";
      return view.lot ? ask({ what, lot: view.lot, view }) : undefined;
    }
    const command = commandOf(id, view);
    if (!command) return;
    const done = doneWords(id, view, skipped);
    const pace = isHammer(id) ? HAMMER_PACE : USUAL_PACE;
    const press = { id, name: control.label, command, pace, ...(done !== null && { done }) };
    commands.press(press, control.acts === "twice");
  };
  const setAsk = (to: "half" | "two" | "typed") => {
    const { live, turn } = view;
    const none = whyNone(view) ?? (isBidding(turn?.phase) ? null : "Only while the lot takes bids");
    if (none !== null || !live || !turn)
      return commands.say({ tone: "held", text: `The ask: ${lower(none ?? "no lot is up")}.` });
    if (to === "typed") return ask({ what: "ask", view });
    const amount = to === "half" ? halfStepAsk(live) : twoStepAsk(live);
    if (amount === null)
      return commands.say({ tone: "held", text: "The ask: half a step only after a bid." });
    commands.press({
      id: "ask",
      name: `Ask ${money(amount)}`,
      command: { do: "ask", lotId: turn.id_auction, ask: amount },
    });
  };
  const next = () => {
    if (!canGoOn(view) || !view.turn)
      return commands.say({ tone: "held", text: "Next lot: only while a result card shows." });
    const command = { do: "next", lotId: view.turn.id_auction } as const;
    commands.press({ id: "next", name: nextWord(view), command }, true);
  };

  const resume = (seenAfterMs?: number) =>
    commands.press({
      id: "resume",
      name: "Resume",
      command: { do: "resume" },
      done: "The lane runs again.",
      ...(seenAfterMs !== undefined && { seenAfterMs }),
    });
  const canPause = view.state === "running" || view.state === "open";
  const go = () => {
    const mayGo = view.desk === "mine" || (view.state === "scheduled" && view.desk === "free");
    if (!mayGo || !["scheduled", "paused"].includes(view.state)) {
      const why = (mayGo ? null : whyNone(view)) ?? "The lane runs already";
      return commands.say({ tone: "held", text: `Not sent: ${lower(why)}.` });
    }
    const id: PressId | null =
      view.state === "scheduled" ? "open" : view.state === "paused" ? "resume" : null;
    if (id === "open") commands.press({ id, name: "Open lane", command: { do: "open" } });
    if (id === "resume") resume();
  };
  const hold = () =>
    commands.confirm({ id: "pause", name: "Pause", command: { do: "pause", reason: FIRST_PAUSE } }, view);
  const pause = () => {
    if (canPause && view.desk !== "unknown") {
      ask({ what: "pause", view });
      // Without a pause there is nothing to explain.
      void hold().then((done) => done || setAsking((now) => (now?.what === "pause" ? null : now)));
      return;
    }
    // A press meant to pause must not resume a lane that has just paused by itself.
    if (view.state === "paused" && view.desk === "mine") return resume(PAUSED_SEEN_AFTER_MS);
    commands.say({ tone: "held", text: whyNoPause(view) });
  };

  const onKey = (command: KeyCommand): boolean => {
    switch (command) {
      case "pause":
        pause();
        return true;
      case "go":
        go();
        return true;
      case "reopen":
        if (canReopen(view)) ask({ what: "reopen", view });
        else commands.say({ tone: "held", text: "Reopening works once, while the result card shows." });
        return true;
      case "next":
        if (view.byHand && !canGoOn(view)) act("pass");
        else next();
        return true;
      case "ask-down":
      case "ask-up":
      case "ask":
        setAsk(ASKS[command]);
        return true;
      case "number":
        commands.say({ tone: "held", text: "No question is open: a number chooses a reason." });
        return true;
      case "cancel":
        if (commands.armed !== null) commands.disarm();
        else if (view.byHand && view.turn?.phase === "final_call") act("hold");
        else return false;
        return true;
      default:
        if (!isControl(command)) return false;
        act(command);
        return true;
    }
  };

  return {
    asking,
    ask,
    act,
    onKey,
    go,
    pause,
    hold: () => void (canPause && hold()),
    next,
    setAsk,
    move: (lot, to, where) => {
      const { id_auction: lotId, position: number } = lot;
      const from = view.run.indexOf(lotId) + 1;
      void commands.confirm(
        {
          id: "move",
          name: `Moving lot ${number}`,
          command: { do: "move", lotId, from, to },
          done: `Lot ${number} ${where} now.`,
        },
        view,
      );
    },
    enable: ({ id_auction: lotId, position }) => {
      void commands.confirm(
        {
          id: "enable",
          name: `Enabling lot ${position}`,
          command: { do: "enable", lotId },
          done: `Lot ${position} is enabled: it runs last.`,
        },
        view,
      );
    },
  };
}

const ASKS = { "ask-down": "half", "ask-up": "two", ask: "typed" } as const;

function whyNoPause({ state }: DeskView): string {
  if (state === "paused") return "The lane is paused already. Only its operator can resume it.";
  return "Pause: the lane does not run.";
}

/** Whether the hammer can be undone: once, while its result card shows, in a pause too. */
export function canReopen({ desk, state, turn, inSync }: DeskView): boolean {
  const goes = state === "running" || state === "paused";
  return desk === "mine" && inSync && goes && turn?.phase === "finished" && !turn.reopened;
}

/** Whether the result card can be closed now. */
export function canGoOn({ desk, state, turn, inSync }: DeskView): boolean {
  return desk === "mine" && inSync && state === "running" && turn?.phase === "finished";
}

/** The label of the button that closes the result card. */
export function nextWord({ isLast }: DeskView): string {
  return isLast ? "Finish now" : "Next lot now";
}

/** The message after a control; null: the screen shows the effect. */
function doneWords(
  id: ControlId,
  { lot, live, minPrice, timers }: DeskView,
  skipped: boolean,
): string | null {
  if (!live) return null;
  const named = `Lot ${lot?.position ?? ""}`;
  const step = id === "step-up" ? nextStep(live.step, "up") : nextStep(live.step, "down");
  switch (id) {
    case "step-up":
    case "step-down":
      return step === null ? null : `Step ${money(live.step)} → ${money(step)}.`;
    case "lower-start": {
      const start = loweredStart(live.start_price, live.step);
      return start === null
        ? null
        : `Start price ${money(live.start_price)} → ${money(start)}. ${timers.lowered_s} s or more for a bid.`;
    }
    case "green-light": {
      const was = typeof minPrice === "number" ? `Minimum ${money(minPrice)}` : "Minimum";
      return `Green light. ${was} → ${live.price === null ? "none" : money(live.price)}.`;
    }
    case "skip":
      return skipped ? `${named} is disabled: skipped twice.` : `${named} is skipped: it runs last.`;
    default:
      return null;
  }
}

function commandOf(id: ControlId, { turn, live }: DeskView): Command | null {
  if (!turn || !live) return null;
  const lotId = turn.id_auction;
  switch (id) {
    case "final-call":
    case "hold":
    case "sell":
    case "pass":
    case "green-light":
    case "lower-start":
    case "skip":
      return { do: id, lotId };
    case "step-up":
    case "step-down": {
      const step = nextStep(live.step, id === "step-up" ? "up" : "down");
      return step === null ? null : { do: "step", lotId, step };
    }
    default:
      return null;
  }
}

function isHammer(id: ControlId): boolean {
  return HAMMER.some((one) => one === id);
}

function lower(line: string): string {
  return line.charAt(0).toLowerCase() + line.slice(1);
}
