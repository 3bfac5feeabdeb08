import { useEffect, useEffectEvent } from "react";
import type { DeskView } from "./desk-view.ts";
import { type Intent, lookedAt, whatChanged } from "./looked.ts";
import type { Asking } from "./use-acts.ts";

/** Tells, and ends the question, when what it is about has changed under it. */
export function useAskedStill(asking: Asking | null, now: DeskView, moved: (what: string) => void): void {
  const told = useEffectEvent(moved);
  const intent = asking && intentOf(asking);
  const gone = asking && intent && lookedAt(intent, asking.view) !== lookedAt(intent, now);
  const what = gone ? (whatChanged(asking.view, now) ?? "Something changed.") : null;
  useEffect(() => {
    if (what !== null && asking) told(wordsOf(asking, what));
  }, [what, asking]);
}

function wordsOf(asking: Asking, what: string): string {
  if (asking.what !== "reopen") return `${nameOf(asking)} was not sent. ${what}`;
  return `Lot ${asking.view.lot?.position ?? ""} was not reopened: its card has ended. ${what}`;
}

function nameOf(asking: Asking): string {
  switch (asking.what) {
    case "min":
      return "Change min";
    case "disable":
      return `Disabling lot ${asking.lot.position}`;
    case "move":
      return `Moving lot ${asking.lot.position}`;
    default:
      return "This";
  }
}

function intentOf(asking: Asking): Intent | null {
  switch (asking.what) {
    case "min":
      return { do: "change-min" };
    case "reopen":
      return { do: "reopen" };
    case "disable":
      return { do: "disable", lotId: asking.lot.id_auction };
    case "move":
      return { do: "move", lotId: asking.lot.id_auction };
    case "pause":
    case "end":
    case "leave":
    case "preview":
      return null;
  }
}
