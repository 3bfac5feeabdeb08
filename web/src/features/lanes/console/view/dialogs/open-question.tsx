import { isRehearsal } from "@marsa/api-spec/rehearsal";
import { useState } from "react";
import { money } from "@marsa/api-spec/amounts";
import type { LaneLot } from "#/realtime/lanes/lanes-store.ts";
import { ClockLine } from "../lot/clock-line.tsx";
import { type DeskView, isBidding, isOver } from "#/features/lanes/console/model/desk/desk-view.ts";
import { EndDialog } from "./end-dialog.tsx";
import { LeaveDialog } from "./leave-dialog.tsx";
import { MinDialog } from "./min-dialog.tsx";
import { MoveDialog } from "./move-dialog.tsx";
import { PauseDialog } from "./pause-dialog.tsx";
import { PreviewDialog } from "./preview-dialog.tsx";
import { ReasonDialog } from "./reason-dialog.tsx";
import { DISABLES, REOPENS } from "#/features/lanes/console/model/commands/reasons.ts";
import { type Progress, type Turn, whereWords } from "#/features/lanes/console/model/run-model.ts";
import type { Acts } from "#/features/lanes/console/model/commands/use-acts.ts";
import type { Commands, Press } from "#/features/lanes/console/model/commands/press.ts";

interface OpenQuestionDialogProps {
  acts: Acts;
  commands: Commands;
  name: string;
  run: readonly LaneLot[];
  turn: Turn;
  maxima: ReadonlyMap<number, number>;
  progress: Progress;
  /** The present state of the lane, which decides whether it can end. */
  now: DeskView;
  onLeave: () => void;
}

/** The open dialog. Its answer depends on the state of the desk at its opening. */
export function OpenQuestionDialog({
  acts,
  commands,
  name,
  run,
  turn,
  maxima,
  progress,
  now,
  onLeave,
}: OpenQuestionDialogProps) {
  const { asking, ask } = acts;
  // A typed minimum price is kept until its lot can be changed again.
  const [typed, setTyped] = useState<{ readonly lotId: number; readonly text: string } | null>(null);
  if (!asking) return null;
  const { view } = asking;
  const close = () => ask(null);
  const clock = <ClockLine now={now} onHold={acts.hold} hint="P" />;
  const send = (press: Press) => {
    close();
    void commands.confirm(press, view);
  };
  switch (asking.what) {
    // Of the desk with the room.
    case "ask":
    case "withdraw":
      return null;
    case "pause":
      return (
        <PauseDialog
          now={now}
          sending={commands.sending !== null}
          onReason={(reason) => {
            close();
            void commands.confirm({ id: "pause", name: "The reason", command: { do: "pause", reason } }, now);
          }}
          onResume={() => {
            close();
            acts.go();
          }}
          onClose={close}
        />
      );
    case "reopen": {
      const { turn: card } = view;
      if (!card) return null;
      return (
        <ReasonDialog
          title={`Reopen lot ${view.lot?.position ?? ""}`}
          text={`The hammer is taken back, once, and bidding continues${now.state === "paused" ? " when you resume" : ""}. The room reads why.`}
          usual={REOPENS}
          action="Reopen with this reason"
          onHold={acts.hold}
          onReason={(reason) =>
            send({
              id: "reopen",
              name: "Reopen",
              command: { do: "reopen", lotId: card.id_auction, reason },
              done: `Lot ${view.lot?.position ?? ""} is reopened: ${reason}.`,
            })
          }
          onClose={close}
        >
          {clock}
        </ReasonDialog>
      );
    }
    case "disable": {
      const { lot } = asking;
      const current = view.turn?.id_auction === lot.id_auction;
      return (
        <ReasonDialog
          title={`Disable lot ${lot.position}`}
          text={`It leaves the run${current ? ", and the next lot comes at once" : ""}. Enable brings it back, as the last one.`}
          usual={DISABLES}
          action="Disable with this reason"
          onHold={acts.hold}
          onReason={(reason) =>
            send({
              id: "disable",
              name: `Disabling lot ${lot.position}`,
              command: { do: "disable", lotId: lot.id_auction, reason },
              done: `Lot ${lot.position} is disabled: out of the run.`,
            })
          }
          onClose={close}
        >
          {clock}
        </ReasonDialog>
      );
    }
    case "min": {
      const lotId = view.turn?.id_auction ?? 0;
      return (
        <MinDialog
          now={now}
          typed={typed?.lotId === lotId ? typed.text : ""}
          onType={(text) => setTyped({ lotId, text })}
          onSend={(price, reason) => {
            setTyped(null);
            send({
              id: "change-min",
              name: "Change min",
              command: { do: "change-min", lotId, price, reason },
              done: `Minimum ${money(now.minPrice ?? 0)} → ${money(price)}.`,
            });
          }}
          onHold={acts.hold}
          onClose={close}
        />
      );
    }
    case "move":
      return (
        <MoveDialog
          lot={asking.lot}
          run={run}
          turn={turn}
          onMove={(to) => {
            close();
            acts.move(asking.lot, to, whereWords(run, turn, asking.lot, to));
          }}
          onClose={close}
        />
      );
    case "preview":
      return (
        <PreviewDialog lot={asking.lot} maxima={maxima.get(asking.lot.id_auction) ?? null} onClose={close} />
      );
    case "leave":
      return <LeaveDialog onLeave={onLeave} onClose={close} />;
    case "end":
      return (
        <EndDialog
          name={name}
          up={now.lot?.position ?? null}
          progress={progress}
          refusal={endRefusal(now)}
          isOver={isOver(now.state)}
          rehearsed={isRehearsal(now.idQueue)}
          onEnd={() => {
            close();
            void commands.confirm({ id: "end", name: "End lane", command: { do: "end" } }, now);
          }}
          onClose={close}
        />
      );
  }
}

/** The reason why the lane cannot end now; null: it can. A rehearsal can always end. */
function endRefusal({ state, idQueue, turn, live }: DeskView): string | null {
  if (isOver(state)) return "The lane is over already.";
  if (isRehearsal(idQueue)) return null;
  if (isBidding(turn?.phase) && live?.price != null)
    return "Not now: the current lot has bids and needs its hammer first.";
  return turn?.phase === "finished" ? "Not now: the result card still shows. N ends the card." : null;
}
