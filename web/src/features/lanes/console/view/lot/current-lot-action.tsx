import { isRehearsal } from "@marsa/api-spec/rehearsal";
import { SkipForward, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#/components/ui/button.tsx";
import { cn } from "#/lib/cn.ts";
import { useServerTime } from "#/realtime/clock/clock.ts";
import type { LaneTurn } from "#/realtime/lanes/lanes-store.ts";
import { RehearseFirst } from "#/features/lanes/start-rehearsal.tsx";
import { ArmedBar, ArmedLeft } from "./armed-left.tsx";
import type { DeskView } from "#/features/lanes/console/model/desk/desk-view.ts";
import { canGoOn, canReopen, nextWord } from "#/features/lanes/console/model/commands/use-acts.ts";
import { USUAL_PACE } from "#/features/lanes/console/model/commands/press-guard.ts";
import type { PressId } from "#/features/lanes/console/model/commands/press.ts";

interface CurrentLotActionProps {
  view: DeskView;
  sending: PressId | null;
  /** Whether the advertised time has passed: opening then starts the first lot. */
  overdue: boolean;
  /** A bid on this lot after the hammer. */
  late: string | null;
  onGo: () => void;
  onReopen: () => void;
  /** Whether the first press waits for the second. */
  nextArmed: boolean;
  onNext: () => void;
  onDisarm: () => void;
}

/** The actions on the lane itself: open, resume, reopen. */
export function CurrentLotAction(props: CurrentLotActionProps) {
  const { view, sending, overdue, late, onGo, onReopen } = props;
  const { state, desk, turn } = view;
  const rehearse = state === "scheduled" && !overdue && !isRehearsal(view.idQueue) && <RehearseFirst />;
  if (state === "scheduled" && (desk === "mine" || desk === "free")) {
    return (
      <>
        <Go
          word={sending === "open" ? "Opening…" : "Open lane"}
          line={
            overdue
              ? "The advertised time has passed: lot 1 opens at once."
              : "Lets the bidders in. Lot 1 opens at the advertised time."
          }
          // A phone has room for one of them.
          narrow={rehearse !== false}
          onGo={onGo}
        />
        {rehearse}
      </>
    );
  }
  if (rehearse && desk === "barred") return rehearse;
  if (state === "paused" && desk === "mine") {
    return (
      <Go
        word={sending === "resume" ? "Resuming…" : "Resume"}
        line={resumeLine(view)}
        narrow={canReopen(view)}
        onGo={onGo}
      >
        {canReopen(view) && <Reopen sending={sending} onReopen={onReopen} />}
      </Go>
    );
  }
  if (state === "running" && turn?.phase === "finished") {
    if (!canGoOn(view)) return null;
    return (
      <p className="mt-2.5 flex flex-wrap items-center gap-x-3 gap-y-2 max-lg:mt-1.5">
        {canReopen(view) && <Reopen sending={sending} onReopen={onReopen} />}
        <Next {...props} />
        <span className="text-body text-on-ink-2">
          <SecondsLeft turn={turn} />{" "}
          {turn.reopened
            ? "Reopened once already: this result stands."
            : late !== null && <strong className="font-strong text-on-ink-orange">{late}</strong>}
        </span>
      </p>
    );
  }
  return null;
}

function Reopen({ sending, onReopen }: Pick<CurrentLotActionProps, "sending" | "onReopen">) {
  return (
    <Button className="text-text" onClick={onReopen} aria-keyshortcuts="U">
      <Undo2 aria-hidden size={17} />
      {sending === "reopen" ? "Reopening…" : "Reopen lot"}
      <Key word="U" />
    </Button>
  );
}

/** Closes the result card. The result is final then, so it needs a second press. */
function Next({ view, sending, nextArmed, onNext, onDisarm }: CurrentLotActionProps) {
  return (
    <Button
      // At its full width, so that the second press hits the button where the first did.
      className="relative min-w-43 overflow-hidden text-text lg:min-w-53"
      data-armed={nextArmed || undefined}
      aria-keyshortcuts="N"
      onClick={onNext}
      onBlur={() => nextArmed && onDisarm()}
    >
      <SkipForward aria-hidden size={17} />
      {sending === "next" ? (
        "Calling it…"
      ) : nextArmed ? (
        <ArmedLeft forMs={USUAL_PACE.armedForMs} />
      ) : (
        `${nextWord(view)} ×2`
      )}
      <Key word="N" />
      {nextArmed && <ArmedBar forMs={USUAL_PACE.armedForMs} />}
    </Button>
  );
}

/** The time left to undo the hammer. */
function SecondsLeft({ turn }: { turn: LaneTurn }) {
  const deadline = turn.deadline === null ? 0 : Date.parse(turn.deadline);
  const left = useServerTime((now) => Math.max(0, Math.ceil((deadline - now) / 1_000)));
  return <strong className="font-strong text-white tabular-nums">{left} s left.</strong>;
}

function resumeLine({ turn, timers, byHand }: DeskView): string {
  switch (turn?.phase) {
    case "running":
    case "final_call":
      if (byHand) return "Then bidding continues.";
      return `Then bidding continues, ${timers.running_s} s or more.`;
    case "waiting_for_bid":
      if (byHand) return "Then the lot waits for a bid again.";
      return `Then the lot waits for a bid again, ${timers.running_s} s or more.`;
    case "finished":
      return `Then ${Math.ceil((turn.left_ms ?? 0) / 1_000)} s of the card.`;
    default:
      return `Then the lot opens after ${timers.between_s} s.`;
  }
}

interface GoProps {
  word: string;
  line: string;
  /** Whether to leave out the line, on phones. */
  narrow?: boolean;
  onGo: () => void;
  /** Other actions. */
  children?: ReactNode;
}

function Go({ word, line, narrow = false, onGo, children }: GoProps) {
  return (
    <p className="mt-2.5 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant="press" size="lg" onClick={onGo} aria-keyshortcuts="O">
        {word}
        <Key word="O" />
      </Button>
      {children}
      <span className={cn("text-body text-on-ink-2", narrow && "max-lg:hidden")}>{line}</span>
    </p>
  );
}

function Key({ word }: { word: string }) {
  return (
    <kbd
      aria-hidden
      className="grid size-5.5 place-content-center rounded-sm border border-current font-sans text-micro max-lg:hidden pointer-coarse:hidden"
    >
      {word}
    </kbd>
  );
}
