import { useLayoutEffect, useRef, useState } from "react";
import { subscribe } from "valtio/vanilla";
import { lanes } from "#/realtime/lanes/lanes.ts";
import type { DeskView } from "../desk/desk-view.ts";
import { sendCommand } from "./command.ts";
import { preconditionOf, whatChanged } from "./preconditions.ts";
import { judgePress, USUAL_PACE } from "./press-guard.ts";
import type { Commands, Press, PressId } from "./press.ts";
import { runCommand, type Outcome } from "./run-command.ts";
import { useArmed } from "./use-armed.ts";
import { useChanges } from "./use-changes.ts";
import { type Notice, useNotice } from "./use-notice.ts";

/** The screen gets this time to reach the server's state, ms. */
const CATCH_UP_MS = 1_500;
const DRAWN_MS = 30;

/** Waits until the store has the lane at this seq, at most for its time. */
function reachSeq(idQueue: number, seq: number): Promise<void> {
  const entry = lanes.lane(idQueue);
  const isThere = () => (entry.live?.seq ?? 0) >= seq;
  return new Promise((resolve) => {
    // A little longer, so that the page has drawn the state.
    const end = () => {
      clearTimeout(timer);
      unsubscribe();
      setTimeout(resolve, DRAWN_MS);
    };
    const timer = setTimeout(end, CATCH_UP_MS);
    const unsubscribe = subscribe(entry, () => isThere() && end());
    if (isThere()) end();
  });
}

/**
 * Sends the presses of the desk one at a time, guarded against changes, and never shows an effect before the answer.
 */
export function useCommands(view: DeskView, seq: number): Commands {
  const { idQueue } = view;
  const [sending, setSending] = useState<PressId | null>(null);
  const { notice, say, clear } = useNotice(view);
  const { armed, arm, disarm } = useArmed(view, say);
  const latest = useRef({ view, seq });
  const busy = useRef(false);
  const changedAt = useChanges(view);
  const prior = useRef(view);
  useLayoutEffect(() => {
    if (latest.current.view !== view) prior.current = latest.current.view;
    latest.current = { view, seq };
  }, [view, seq]);

  async function confirm({ id, command, name, done }: Press, before: DeskView): Promise<boolean> {
    if (busy.current) {
      say({ tone: "held", text: `${name} was not sent: the last control is still on its way.` });
      return false;
    }
    busy.current = true;
    disarm();
    clear();
    setSending(id);
    const outcome = await runCommand(command, before, {
      send: (what, at) => sendCommand(idQueue, what, at),
      look: () => latest.current,
      reach: (at) => reachSeq(idQueue, at),
    });
    busy.current = false;
    setSending(null);
    if (outcome.kind === "done") lanes.applyHead(outcome.head);
    const result = noticeOf(name, outcome, done);
    if (result) say(result);
    return outcome.kind === "done";
  }

  function press(wanted: Press, twice = false): void {
    const { id, command, name, seenAfterMs, pace = USUAL_PACE } = wanted;
    const precondition = preconditionOf(command, view);
    const now = performance.now();
    const asked = { id, twice, precondition, changedAt: changedAt(command), now };
    switch (judgePress({ ...asked, ...(seenAfterMs !== undefined && { seenAfterMs }) }, armed)) {
      case "send":
        return void confirm(wanted, view);
      case "arm": {
        clear();
        if (arm({ id, name, at: now, precondition, command, view, pace }))
          say({
            tone: "waits",
            text: `That came too late, so it counts as a first press. ${name}: press again.`,
          });
        return;
      }
      case "too-soon":
        return say({
          tone: "held",
          text: `${name} was not sent. ${whatChanged(prior.current, view) ?? "It changed as you pressed."} Look, then press again.`,
        });
      case "bounce":
        return say({ tone: "waits", text: `Too quick for a second press. ${name}: press once more.` });
      case "moved":
    }
  }

  const { armedForMs } = armed?.pace ?? USUAL_PACE;
  return { sending, armed: armed?.id ?? null, armedForMs, notice, press, confirm, disarm, say };
}

function noticeOf(name: string, outcome: Outcome, done: string | undefined): Notice | null {
  switch (outcome.kind) {
    case "done":
      return done === undefined ? null : { tone: "done", text: done };
    case "refused":
      return { tone: "refused", text: `${name} was not done. ${outcome.why}` };
    case "changed":
      return { tone: "refused", text: `${name} was not done. ${outcome.what}` };
    case "unanswered":
      return {
        tone: "refused",
        text: `No answer to ${name}. The console shows the present state: check it before you press again.`,
      };
  }
}
