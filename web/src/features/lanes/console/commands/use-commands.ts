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

/** What the console says of the last press. */
export interface Notice {
  /** tells: of how things are. waits: for a second press. held: it was not sent. refused: the server did not do it. done: it did. */
  readonly tone: "tells" | "waits" | "done" | "held" | "refused";
  readonly text: string;
  /** Whether it is still worth reading when the moment that it is about is over. */
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

/** A press of something. */
export interface Press {
  readonly id: PressId;
  /** What to call it: "Final call". */
  readonly name: string;
  readonly command: Command;
  /** What to say when it is done, where the screen does not show it by itself. */
  readonly done?: string;
  /** How long what it is about must have stood still, ms; left out: as long as a hand needs to see it. */
  readonly seenAfterMs?: number;
}

export interface Commands {
  /** What is under way, until the server has answered. */
  readonly sending: PressId | null;
  /** What waits for its second press. */
  readonly armed: PressId | null;
  readonly notice: Notice | null;
  /** A press on the desk; `twice`: it counts with the second one. */
  readonly press: (press: Press, twice?: boolean) => void;
  /** What was confirmed in a dialog that opened over `before`. Out: whether it was done. */
  readonly confirm: (press: Press, before: DeskView) => Promise<boolean>;
  /** Takes the first press back. */
  readonly disarm: () => void;
  readonly say: (notice: Notice) => void;
}

interface ArmedPress extends Armed<PressId> {
  readonly name: string;
  readonly command: Command;
  readonly view: DeskView;
}

/** The screen has this long to catch up with the server, ms. */
const CATCH_UP_MS = 1_500;
const DRAWN_MS = 30;
const NOTICE_MS = 9_000;
/** A second press is known for one so long after its time, ms. */
const TOO_LATE_MS = 4_000;

/** Presses on their way: guarded against a hand that is surprised, never optimistic, one at a time. */
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
    if (outcome.kind === "done") lanes.hearHead(outcome.head);
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
  // Why something was not done is true of its moment alone; what was done stays done.
  const isTrue =
    said !== null && (said.notice.tone === "done" || said.notice.stays || said.moment === momentOf(view));
  const notice = isTrue ? said.notice : null;

  const disarm = useCallback(() => setArmed(null), []);
  return { sending, armed: armed?.id ?? null, notice, press, confirm, disarm, say };
}

/** Which lot is up, and how far its turn is. */
function momentOf({ turn }: DeskView): string {
  return `${turn?.id_auction ?? ""} ${turn?.phase ?? ""}`;
}

/** A first press is forgotten after a while, and as soon as what it was about is another; both are said. */
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
        text: `No answer to ${name}. The stage shows what is true; look before you press again.`,
      };
  }
}

/** Waits until the store knows the lane as of this seq, or it has had its time. */
function reached(idQueue: number, seq: number): Promise<void> {
  const entry = lanes.lane(idQueue);
  const isThere = () => (entry.live?.seq ?? 0) >= seq;
  return new Promise((resolve) => {
    // A moment more, so that the page has drawn it.
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
