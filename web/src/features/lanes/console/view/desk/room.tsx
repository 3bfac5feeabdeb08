import type { ReactNode } from "react";
import { messagesOf } from "#/features/lanes/console/model/log/log-facts.ts";
import { biddersOf } from "#/features/lanes/console/model/log/log-model.ts";
import { RoomPanels } from "../room-panels.tsx";
import { SayForm } from "../log/say-form.tsx";
import type { ConsoleModel, ConsoleProps } from "../use-console.ts";

interface RoomProps extends ConsoleProps {
  model: ConsoleModel;
  lot: ReactNode;
  run: ReactNode;
}

/** The desk's view of the lane, and the message field. */
export function Room({ now, about, desk, view, model, lot, run: runList }: RoomProps) {
  const {
    commands,
    run: { turn },
    room,
    message,
    mayRun,
  } = model;
  const { log } = now;
  const { counts } = desk;
  const { sending } = commands;
  const leader = view.live?.leader ?? null;
  return (
    <RoomPanels
      width={model.width}
      tab={room.tab}
      onTab={room.setTab}
      lines={room.lines}
      sought={room.sought}
      late={model.late}
      bidders={biddersOf(log, turn.currentId, leader)}
      leader={leader}
      card={view.turn?.phase === "finished"}
      messages={messagesOf(log)}
      onAir={about.message}
      online={model.online}
      watching={model.watching}
      lateBids={counts.late}
      missedBids={counts.missed}
      maySay={mayRun && sending === null}
      onSay={message.say}
      lot={lot}
      run={runList}
      say={
        <SayForm
          field={message.field}
          text={message.word}
          onText={message.setWord}
          onAir={about.message}
          may={mayRun}
          sending={sending === "say" || sending === "unsay" ? sending : null}
          onSay={message.say}
          onTakeDown={message.takeDown}
        />
      }
    />
  );
}
