import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { subscribe } from "valtio/vanilla";
import { announce } from "../../../../lib/browser/announce.ts";
import { lanes } from "../../../../realtime/lanes/lanes.ts";
import { runCommand, type Outcome } from "./run-command.ts";
import { sendCommand, type Command } from "./command.ts";
import type { ControlId } from "./controls.ts";
import type { DeskView } from "../desk/desk-view.ts";
import { preconditionOf, whatChanged } from "./preconditions.ts";
import { ARMED_FOR_MS, judgePress, type Armed } from "./press-guard.ts";
import { useChanges } from "./use-changes.ts";

/** The message about the last press. */
export interface Notice {
  /** tells: information. waits: for a second press. held: not sent. refused: the server refused. done: done. */
  readonly tone: "tells" | "waits" | "done" | "held" | "refused";
  readonly text: string;
  /** Whether the message stays after the state that it is about. */
  readonly stays?: boolean;
}

export type PressId =
  | ControlId
  | "pause"
  | "resume"
  | "open"
  | "end"
  | "reopen"
  | "next"
  | "takeover"
  | "decline"
  | "move"
  | "enable"
  | "say"
  | "unsay";

/** A press with its command. */
export interface Press {
  readonly id: PressId;
  /** Its name in messages: "Final call". */
  readonly name: string;
  readonly command: Command;
  /** The message when done, where the screen does not show the effect. */
  readonly done?: string;
  /** How long its precondition must be unchanged, ms; default: the time that a person needs to see a change. */
  readonly seenAfterMs?: number;
}

export interface Commands {
  /** The press in progress, until the answer of the server. */
  readonly sending: PressId | null;
  /** The press that waits for its second press. */
  readonly armed: PressId | null;
  readonly notice: Notice | null;
  /** Handles a press; `twice`: it needs a second press. */
  readonly press: (press: Press, twice?: boolean) => void;
  /** Sends a command confirmed in a dialog that opened with the state `before`. Resolves to whether it is done. */
  readonly confirm: (press: Press, before: DeskView) => Promise<boolean>;
  /** Cancels the first press. */
  readonly disarm: () => void;
  readonly say: (notice: Notice) => void;
}

interface ArmedPress extends Armed<PressId> {
  readonly name: string;
  readonly command: Command;
  readonly view: DeskView;
}

/** The screen gets this time to reach the server's state, ms. */
const CATCH_UP_MS = 1_500;
const DRAWN_MS = 30;
const NOTICE_MS = 9_000;
/** A second press up to this long after its time gets its own message, ms. */
const TOO_LATE_MS = 4_000;

/**
 * Sends the presses of the desk one at a time, guarded against changes, and never shows an effect before the answer.
 */
export function useCommands(view: DeskView, seq: number): Commands {
  const { idQueue } = view;
  const [sending, setSending] = useState<PressId | null>(null);
  const [armed, setArmed] = useState<ArmedPress | null>(null);
  const [said, setSaid] = useState<{ readonly notice: Notice; readonly moment: string } | null>(null);
  const latest = useRef({ view, seq });
  const busy = useRef(false);
  const expired = useRef<{ readonly id: PressId; readonly at: number } | null>(null);
  const changedAt = useChanges(view);
  const prior = useRef(view);
  useLayoutEffect(() => {
    if (latest.current.view !== view) prior.current = latest.current.view;
    latest.current = { view, seq };
  }, [view, seq]);

  const say = useCallback((told: Notice) => {
    setSaid({ notice: told, moment: momentOf(latest.current.view) });
    announce(told.text, told.tone === "done" ? "polite" : "assertive");
  }, []);

  async function confirm({ id, command, name, done }: Press, before: DeskView): Promise<boolean> {
    if (busy.current) {
      say({ tone: "held", text: `${name} was not sent: the last control is still on its way.` });
      return false;
    }
    busy.current = true;
    setArmed(null);
    setSaid(null);
    setSending(id);
    const outcome = await runCommand(command, before, {
      send: (what, at) => sendCommand(idQueue, what, at),
      look: () => latest.current,
      reach: (at) => reached(idQueue, at),
    });
    busy.current = false;
    setSending(null);
    if (outcome.kind === "done") lanes.applyHead(outcome.head);
    const told = noticeOf(name, outcome, done);
    if (told) say(told);
    return outcome.kind === "done";
  }

  function press(wanted: Press, twice = false): void {
    const { id, command, name, seenAfterMs } = wanted;
    const precondition = preconditionOf(command, view);
    const now = performance.now();
    const asked = { id, twice, precondition, changedAt: changedAt(command), now };
    switch (judgePress({ ...asked, ...(seenAfterMs !== undefined && { seenAfterMs }) }, armed)) {
      case "send":
        return void confirm(wanted, view);
      case "arm": {
        const late = expired.current?.id === id && now - expired.current.at < TOO_LATE_MS;
        expired.current = null;
        setSaid(null);
        setArmed({ id, name, at: now, precondition, command, view });
        if (late)
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

  useArmed(armed, view, (told, isExpired) => {
    if (armed && isExpired) expired.current = { id: armed.id, at: performance.now() };
    setArmed(null);
    say(told);
  });
  useEffect(() => {
    if (said === null) return;
    const timer = setTimeout(() => setSaid(null), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [said]);
  // A reason for a press that was not done is true for its state only; a done message stays.
  const isTrue =
    said !== null && (said.notice.tone === "done" || said.notice.stays || said.moment === momentOf(view));
  const notice = isTrue ? said.notice : null;

  const disarm = useCallback(() => setArmed(null), []);
  return { sending, armed: armed?.id ?? null, notice, press, confirm, disarm, say };
}

/** The current lot and its phase. */
function momentOf({ turn }: DeskView): string {
  return `${turn?.id_auction ?? ""} ${turn?.phase ?? ""}`;
}

/** Forgets a first press after a while, or when its precondition changes; reports both. */
function useArmed(
  armed: ArmedPress | null,
  view: DeskView,
  forget: (told: Notice, isExpired: boolean) => void,
): void {
  const forgetting = useEffectEvent(forget);
  const moved = armed !== null && armed.precondition !== preconditionOf(armed.command, view);
  const changed = moved ? (whatChanged(armed.view, view) ?? "Something changed.") : "";
  const name = armed?.name ?? "";
  useEffect(() => {
    if (moved) forgetting({ tone: "held", text: `${name} was not sent. ${changed}` }, false);
  }, [moved, changed, name]);
  useEffect(() => {
    if (armed === null) return;
    const text = `${armed.name} was not sent: no second press within ${ARMED_FOR_MS / 1_000} s.`;
    const timer = setTimeout(
      () => forgetting({ tone: "held", text }, true),
      armed.at + ARMED_FOR_MS - performance.now(),
    );
    return () => clearTimeout(timer);
  }, [armed]);
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

/** Waits until the store has the lane at this seq, at most for its time. */
function reached(idQueue: number, seq: number): Promise<void> {
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
