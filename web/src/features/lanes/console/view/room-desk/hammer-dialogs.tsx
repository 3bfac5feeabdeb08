import { money } from "@marsa/api-spec/amounts";
import type { DeskView } from "#/features/lanes/console/model/desk/desk-view.ts";
import type { Commands, Press } from "#/features/lanes/console/model/commands/press.ts";
import { DISABLES } from "#/features/lanes/console/model/commands/reasons.ts";
import type { Acts } from "#/features/lanes/console/model/commands/use-acts.ts";
import type { RoomDesk } from "#/features/lanes/console/model/room/use-room-desk.ts";
import { AskDialog } from "../dialogs/ask-dialog.tsx";
import { ReasonDialog } from "../dialogs/reason-dialog.tsx";

interface HammerDialogsProps {
  acts: Acts;
  commands: Pick<Commands, "confirm">;
  desk: RoomDesk;
  now: DeskView;
}

/** The open question about the ask or the hammer. */
export function HammerDialogs({ acts: { asking, ask, hold }, commands, desk, now }: HammerDialogsProps) {
  const close = () => ask(null);
  const send = (press: Press, view: DeskView) => {
    close();
    void commands.confirm(press, view);
  };
  if (asking?.what === "ask") {
    const lotId = asking.view.turn?.id_auction ?? 0;
    return (
      <AskDialog
        now={now}
        paddle={desk.number}
        onAsk={(amount) => {
          const name = amount === null ? "The ask by the step" : `Ask ${money(amount)}`;
          send({ id: "ask", name, command: { do: "ask", lotId, ask: amount } }, asking.view);
        }}
        onBid={(amount) => {
          close();
          desk.bidRoom(amount);
        }}
        onClose={close}
      />
    );
  }
  if (asking?.what !== "withdraw") return null;
  const { lot, view } = asking;
  return (
    <ReasonDialog
      title={`Withdraw lot ${lot.position}`}
      text="It is not sold, its bids are void, and the deposits are free at once. Everybody reads why."
      usual={DISABLES}
      action="Withdraw with this reason"
      onHold={hold}
      onReason={(reason) =>
        send(
          {
            id: "withdraw",
            name: `Withdrawing lot ${lot.position}`,
            command: { do: "withdraw", lotId: lot.id_auction, reason },
            done: `Lot ${lot.position} is withdrawn: ${reason}.`,
          },
          view,
        )
      }
      onClose={close}
    />
  );
}
