import type { ReactNode } from "react";
import { messagesOf } from "./log-facts.ts";
import { biddersOf } from "./log-model.ts";
import { RoomPanels } from "./room-panels.tsx";
import { SayForm } from "./say-form.tsx";
import type { ConsoleModel, ConsoleProps } from "../use-console.ts";

interface RoomProps extends ConsoleProps {
  model: ConsoleModel;
  lot: ReactNode;
  run: ReactNode;
}

/** What the desk sees and hears of the room, and its own word to it. */
export function Room({ now, about, desk, view, model, lot, run }: RoomProps) {
  const { commands, turn, mayRun } = model;
  const { log } = now;
  const { counts } = desk;
  const { sending } = commands;
  const leader = view.live?.leader ?? null;
  return (
    <RoomPanels
      width={model.width}
      tab={model.tab}
      onTab={model.setTab}
      lines={model.lines}
      sought={model.sought}
      late={model.late}
      bidders={biddersOf(log, turn.currentId, leader)}
      leader={leader}
      card={view.turn?.phase === "finished"}
      messages={messagesOf(log)}
      onAir={about.message}
      online={model.online}
      lateBids={counts.late}
      missedBids={counts.missed}
      maySay={mayRun && sending === null}
      onSay={model.say}
      lot={lot}
      run={run}
      say={
        <SayForm
          field={model.field}
          text={model.word}
          onText={model.setWord}
          onAir={about.message}
          may={mayRun}
          sending={sending === "say" || sending === "unsay" ? sending : null}
          onSay={model.say}
          onTakeDown={model.takeDown}
        />
      }
    />
  );
}
