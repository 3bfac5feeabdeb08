import { useState } from "react";
import type { LaneLot } from "../../../realtime/lanes-store.ts";
import type { Command } from "./command.ts";
import type { Control, ControlId } from "./controls.ts";
import type { DeskView } from "./desk-view.ts";
import type { KeyWish } from "./keys.ts";
import { nextStep } from "./steps.ts";
import type { Commands, PressId } from "./use-commands.ts";

/** What is asked in a dialog, and what stood on the desk when it opened. */
export type Asking =
  | { readonly what: "min" | "pause" | "end" | "reopen" | "leave"; readonly view: DeskView }
  | { readonly what: "disable" | "move" | "preview"; readonly lot: LaneLot; readonly view: DeskView };

export interface Acts {
  readonly asking: Asking | null;
  readonly ask: (asking: Asking | null) => void;
  /** A control of the desk was pressed, by hand or by its key. */
  readonly act: (id: ControlId) => void;
  /** A key was pressed. Out: whether it meant something here. */
  readonly hear: (wish: KeyWish) => boolean;
  /** A lot of the run goes to another place. */
  readonly move: (lot: LaneLot, to: number) => void;
  readonly enable: (lot: LaneLot) => void;
  /** The lane's own big button: open, or resume. */
  readonly go: () => void;
}

interface Around {
  readonly view: DeskView;
  readonly controls: readonly Control[];
  readonly commands: Commands;
  /** Leads to the field for a word to the room. */
  readonly focusSay: () => void;
}

/** What presses lead to: at once, to a second press, or to a question. */
export function useActs({ view, controls, commands, focusSay }: Around): Acts {
  const [asking, setAsking] = useState<Asking | null>(null);
  const ask = (next: Asking | null) => {
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
    if (id === "disable") return view.lot ? ask({ what: "disable", lot: view.lot, view }) : undefined;
    const command = commandOf(id, view);
    if (command) commands.press({ id, name: control.label, command }, control.acts === "twice");
  };

  const canPause = view.state === "running" || view.state === "open";
  const go = () => {
    if (view.desk !== "mine" && !(view.state === "scheduled" && view.desk === "free")) return;
    const id: PressId | null =
      view.state === "scheduled" ? "open" : view.state === "paused" ? "resume" : null;
    if (id === "open") commands.press({ id, name: "Open lane", command: { do: "open" } });
    if (id === "resume") commands.press({ id, name: "Resume", command: { do: "resume" } });
  };

  const hear = (wish: KeyWish): boolean => {
    switch (wish) {
      case "pause":
        if (canPause && view.desk !== "unknown") ask({ what: "pause", view });
        else commands.say({ tone: "held", text: whyNoPause(view) });
        return true;
      case "go":
        go();
        return true;
      case "reopen":
        if (canReopen(view)) ask({ what: "reopen", view });
        else commands.say({ tone: "held", text: "Reopening works once, while the result card shows." });
        return true;
      case "cancel":
        if (commands.armed === null) return false;
        commands.disarm();
        return true;
      default:
        act(wish);
        return true;
    }
  };

  return {
    asking,
    ask,
    act,
    hear,
    go,
    move: (lot, to) => {
      const { id_auction: lotId, position: from } = lot;
      void commands.confirm(
        {
          id: "move",
          name: `Moving lot ${from}`,
          command: { do: "move", lotId, from, to },
          done: `Lot ${from} runs as lot ${to} now.`,
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
          done: `Lot ${position} is back, at the end of the run.`,
        },
        view,
      );
    },
  };
}

function whyNoPause({ state }: DeskView): string {
  if (state === "paused") return "The lane is paused already: O lets it go on.";
  return "Pause: the lane does not run.";
}

/** Whether the hammer can be taken back: once, while its card is shown. */
export function canReopen({ desk, state, turn, inSync }: DeskView): boolean {
  return desk === "mine" && inSync && state === "running" && turn?.phase === "finished" && !turn.reopened;
}

function commandOf(id: ControlId, { turn, live }: DeskView): Command | null {
  if (!turn || !live) return null;
  const lotId = turn.id_auction;
  switch (id) {
    case "final-call":
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

function lower(line: string): string {
  return line.charAt(0).toLowerCase() + line.slice(1);
}
