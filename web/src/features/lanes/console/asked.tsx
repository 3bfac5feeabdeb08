import { money } from "../../../lib/money.ts";
import type { LaneLot } from "../../../realtime/lanes-store.ts";
import { type DeskView, isBidding, isOver } from "./desk-view.ts";
import { EndDialog } from "./end-dialog.tsx";
import { LeaveDialog } from "./leave-dialog.tsx";
import { MinDialog } from "./min-dialog.tsx";
import { MoveDialog } from "./move-dialog.tsx";
import { PreviewDialog } from "./preview-dialog.tsx";
import { ReasonDialog } from "./reason-dialog.tsx";
import { type Progress, type Turn, whereWords } from "./run-model.ts";
import type { Acts } from "./use-acts.ts";
import type { Commands, Press } from "./use-commands.ts";

interface AskedProps {
  acts: Acts;
  commands: Commands;
  name: string;
  run: readonly LaneLot[];
  turn: Turn;
  maxima: ReadonlyMap<number, number>;
  progress: Progress;
  /** The lane as it is now: whether it can end does not wait for who opened the question. */
  now: DeskView;
  onLeave: () => void;
}

const PAUSES = ["One moment, please", "A question on this lot", "Sound in the hall", "A technical check"];
const DISABLES = [
  "The seller’s papers are missing",
  "Withdrawn by the seller",
  "The lot is not ready to be shown",
  "The description is wrong",
];
const REOPENS = [
  "A bid from the room was missed",
  "The hammer fell too early",
  "A bidder lost his connection",
];

/** The question that is open. Its answer is judged by what stood on the desk when it was asked. */
export function Asked({ acts, commands, name, run, turn, maxima, progress, now, onLeave }: AskedProps) {
  const { asking, ask } = acts;
  if (!asking) return null;
  const { view } = asking;
  const close = () => ask(null);
  const send = (press: Press) => {
    close();
    void commands.confirm(press, view);
  };
  switch (asking.what) {
    case "pause":
      return (
        <ReasonDialog
          title="Pause the lane"
          text="Nobody can bid, the clock stops. The room reads why."
          usual={PAUSES}
          action="Pause with this reason"
          onReason={(reason) => send({ id: "pause", name: "Pause", command: { do: "pause", reason } })}
          onClose={close}
        />
      );
    case "reopen": {
      const { turn: card } = view;
      if (!card) return null;
      const until = card.deadline === null ? null : Date.parse(card.deadline);
      return (
        <ReasonDialog
          title={`Reopen lot ${view.lot?.position ?? ""}`}
          text="The hammer is taken back, once, and bidding goes on. The room reads why."
          usual={REOPENS}
          action="Reopen with this reason"
          until={until}
          onReason={(reason) =>
            send({
              id: "reopen",
              name: "Reopen",
              command: { do: "reopen", lotId: card.id_auction, reason },
              done: `Lot ${view.lot?.position ?? ""} is reopened: ${reason}.`,
            })
          }
          onClose={close}
        />
      );
    }
    case "disable": {
      const { lot } = asking;
      const current = view.turn?.id_auction === lot.id_auction;
      return (
        <ReasonDialog
          title={`Disable lot ${lot.position}`}
          text={`${lot.title} leaves the run${current ? ", and the next lot comes at once" : ""}. Enable brings it back, as the last one.`}
          usual={DISABLES}
          action="Disable with this reason"
          onReason={(reason) =>
            send({
              id: "disable",
              name: `Disabling lot ${lot.position}`,
              command: { do: "disable", lotId: lot.id_auction, reason },
              done: `Lot ${lot.position} is disabled: out of the run.`,
            })
          }
          onClose={close}
        />
      );
    }
    case "min":
      return (
        <MinDialog
          view={view}
          onPrice={(price) =>
            view.turn &&
            send({
              id: "change-min",
              name: "Change min",
              command: { do: "change-min", lotId: view.turn.id_auction, price },
              done: `Minimum ${money(view.minPrice ?? 0)} → ${money(price)}.`,
            })
          }
          onClose={close}
        />
      );
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
    case "end": {
      const hasBids = isBidding(now.turn?.phase) && now.live?.price != null;
      const card = now.turn?.phase === "finished";
      const ended = isOver(now.state);
      const refusal = ended
        ? "The lane is over already."
        : hasBids
          ? "Not now: the lot that is up has bids. They get their hammer first."
          : card
            ? "Not now: the result card still shows. N ends the card."
            : null;
      return (
        <EndDialog
          name={name}
          up={now.lot?.position ?? null}
          progress={progress}
          refusal={refusal}
          isOver={ended}
          onEnd={() => {
            close();
            void commands.confirm({ id: "end", name: "End lane", command: { do: "end" } }, now);
          }}
          onClose={close}
        />
      );
    }
  }
}
