import type { LaneLot } from "../../../realtime/lanes-store.ts";
import { isBidding } from "./desk-view.ts";
import { EndDialog } from "./end-dialog.tsx";
import { LeaveDialog } from "./leave-dialog.tsx";
import { MinDialog } from "./min-dialog.tsx";
import { MoveDialog } from "./move-dialog.tsx";
import { PreviewDialog } from "./preview-dialog.tsx";
import { ReasonDialog } from "./reason-dialog.tsx";
import type { Turn } from "./run-model.ts";
import type { Acts } from "./use-acts.ts";
import type { Commands, Press } from "./use-commands.ts";

interface AskedProps {
  acts: Acts;
  commands: Commands;
  name: string;
  run: readonly LaneLot[];
  turn: Turn;
  maxima: ReadonlyMap<number, number>;
  /** Lots that have not had their turn, the current one included. */
  left: number;
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
export function Asked({ acts, commands, name, run, turn, maxima, left, onLeave }: AskedProps) {
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
          action="Pause"
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
          text="The hammer is taken back, once. The room reads why."
          usual={REOPENS}
          action="Reopen"
          until={until}
          onReason={(reason) =>
            send({ id: "reopen", name: "Reopen", command: { do: "reopen", lotId: card.id_auction, reason } })
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
          title={`Take lot ${lot.position} out of the run`}
          text={`${lot.title}. ${current ? "The next lot comes at once. " : ""}Enabled again, it runs last.`}
          usual={DISABLES}
          action="Disable lot"
          onReason={(reason) =>
            send({
              id: "disable",
              name: `Disabling lot ${lot.position}`,
              command: { do: "disable", lotId: lot.id_auction, reason },
              done: `Lot ${lot.position} is out of the run.`,
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
              done: "The minimum is changed.",
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
            acts.move(asking.lot, to);
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
      const hasBids = isBidding(view.turn?.phase) && view.live?.price != null;
      const card = view.turn?.phase === "finished";
      const refusal = hasBids
        ? "Not now: there are bids on the lot that is up. They get their hammer first."
        : card
          ? "Not now: the result card is still open."
          : null;
      return (
        <EndDialog
          name={name}
          left={left}
          refusal={refusal}
          onEnd={() => send({ id: "end", name: "End lane", command: { do: "end" } })}
          onClose={close}
        />
      );
    }
  }
}
