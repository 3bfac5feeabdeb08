import { isRehearsal } from "@marsa/api-spec/rules";
import { Undo2 } from "lucide-react";
import { Button } from "../../../components/ui/button.tsx";
import { useServerTime } from "../../../realtime/clock.ts";
import type { LaneTurn } from "../../../realtime/lanes-store.ts";
import { RehearseFirst } from "../start-rehearsal.tsx";
import type { DeskView } from "./desk-view.ts";
import { canReopen } from "./use-acts.ts";
import type { PressId } from "./use-commands.ts";

interface StageActionProps {
  view: DeskView;
  sending: PressId | null;
  /** Whether the advertised time has passed: then opening starts the first lot. */
  overdue: boolean;
  /** A bid on this lot that came after the hammer. */
  late: string | null;
  onGo: () => void;
  onReopen: () => void;
}

/** What the auctioneer may do with the lane as it stands, beside the controls of a lot: open it, let it go on, undo. */
export function StageAction({ view, sending, overdue, late, onGo, onReopen }: StageActionProps) {
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
              : "Lets the room in. Lot 1 opens at the advertised time."
          }
          onGo={onGo}
        />
        {rehearse}
      </>
    );
  }
  if (rehearse && desk === "barred") return rehearse;
  if (state === "paused" && desk === "mine") {
    return <Go word={sending === "resume" ? "Going on…" : "Resume"} line={resumeLine(view)} onGo={onGo} />;
  }
  if (state === "running" && turn?.phase === "finished") {
    if (turn.reopened)
      return <p className="mt-3 text-body text-on-ink-2">Reopened once already: this result stands.</p>;
    if (!canReopen(view)) return null;
    return (
      <p className="mt-2.5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button className="text-text" onClick={onReopen} aria-keyshortcuts="U">
          <Undo2 aria-hidden size={17} />
          {sending === "reopen" ? "Reopening…" : "Reopen lot"}
          <Key word="U" />
        </Button>
        <span className="text-body text-on-ink-2">
          <SecondsLeft turn={turn} />{" "}
          {late === null ? (
            "Once, with a reason."
          ) : (
            <strong className="font-strong text-on-ink-orange">{late}</strong>
          )}
        </span>
      </p>
    );
  }
  return null;
}

/** How long the card may still be taken back. */
function SecondsLeft({ turn }: { turn: LaneTurn }) {
  const deadline = turn.deadline === null ? 0 : Date.parse(turn.deadline);
  const left = useServerTime((now) => Math.max(0, Math.ceil((deadline - now) / 1_000)));
  return <strong className="font-strong text-white tabular-nums">{left} s left.</strong>;
}

function resumeLine({ turn, timers }: DeskView): string {
  switch (turn?.phase) {
    case "running":
    case "final_call":
      return `Bidding goes on with ${timers.running_s} s or more.`;
    case "waiting_for_bid":
      return `The lot waits on for a bid, ${timers.running_s} s or more.`;
    case "finished":
      return "The result card runs on.";
    default:
      return `The lot opens ${timers.between_s} s later.`;
  }
}

function Go({ word, line, onGo }: { word: string; line: string; onGo: () => void }) {
  return (
    <p className="mt-2.5 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant="press" size="lg" onClick={onGo} aria-keyshortcuts="O">
        {word}
        <Key word="O" />
      </Button>
      <span className="text-body text-on-ink-2">{line}</span>
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
