import { useEffect, useEffectEvent } from "react";
import type { DeskView } from "../desk/desk-view.ts";
import { type Intent, preconditionOf, whatChanged } from "./preconditions.ts";
import type { OpenQuestion } from "./use-acts.ts";

/** Closes the dialog with a message when its subject has changed. */
export function useQuestionWithdrawn(
  asking: OpenQuestion | null,
  now: DeskView,
  moved: (what: string) => void,
): void {
  const onMoved = useEffectEvent(moved);
  const intent = asking && intentOf(asking);
  const gone = asking && intent && preconditionOf(intent, asking.view) !== preconditionOf(intent, now);
  const what = gone ? (whatChanged(asking.view, now) ?? "Something changed.") : null;
  useEffect(() => {
    if (what !== null && asking) onMoved(wordsOf(asking, what));
  }, [what, asking]);
}

function wordsOf(asking: OpenQuestion, what: string): string {
  if (asking.what !== "reopen") return `${nameOf(asking)} was not sent. ${what}`;
  return `Lot ${asking.view.lot?.position ?? ""} was not reopened: its card has ended. ${what}`;
}

function nameOf(asking: OpenQuestion): string {
  switch (asking.what) {
    case "min":
      return "Change min";
    case "ask":
      return "The ask";
    case "withdraw":
      return `Withdrawing lot ${asking.lot.position}`;
    case "disable":
      return `Disabling lot ${asking.lot.position}`;
    case "move":
      return `Moving lot ${asking.lot.position}`;
    default:
      return "This";
  }
}

function intentOf(asking: OpenQuestion): Intent | null {
  switch (asking.what) {
    case "min":
      return { do: "change-min" };
    case "reopen":
      return { do: "reopen" };
    case "ask":
      return { do: "ask" };
    case "withdraw":
      return { do: "withdraw", lotId: asking.lot.id_auction };
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
