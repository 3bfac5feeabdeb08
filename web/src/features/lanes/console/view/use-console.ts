import { money } from "@marsa/api-spec/amounts";
import { useEffect, useEffectEvent, useRef } from "react";
import { useMe } from "#/lib/http/queries.ts";
import { useServerTime } from "#/realtime/clock/clock.ts";
import type { LaneDeskNow } from "#/realtime/lanes/lane-desk.ts";
import type { LaneNow } from "#/realtime/lanes/lanes.ts";
import { controlsOf } from "../model/commands/controls.ts";
import { hammerControls } from "../model/commands/hammer-controls.ts";
import { canReopen, useActs } from "../model/commands/use-acts.ts";
import { useCommands } from "../model/commands/use-commands.ts";
import { useQuestionWithdrawn } from "../model/commands/use-question-withdrawn.ts";
import { type DeskView, isOver } from "../model/desk/desk-view.ts";
import { useHandover } from "../model/commands/use-handover.ts";
import { useKeys } from "../model/use-keys.ts";
import { deskLog } from "../model/log/log-model.ts";
import type { KeyCommand } from "../model/commands/keys.ts";
import type { PhoneLine } from "../model/commands/phone-lines.ts";
import { type RoomDesk, useRoomDesk } from "../model/room/use-room-desk.ts";
import { useMessage, useRoomPanels } from "./use-room-panels.ts";
import { lateWords } from "../model/log/late-bid.ts";
import { noticeOf } from "../model/notice-words.ts";
import { runNow } from "../model/run-now.ts";
import { useWidth } from "../model/use-width.ts";

export interface ConsoleProps {
  readonly now: LaneNow;
  readonly about: NonNullable<LaneNow["lane"]>;
  readonly desk: LaneDeskNow;
  readonly view: DeskView;
}

/** The shared state of the console's parts: run, panels, message, handover, controls. */
export function useConsole({ now, about, desk, view }: ConsoleProps) {
  const width = useWidth();
  const me = useMe()?.id_user;
  const commands = useCommands(view, about.seq);
  const run = runNow(now, view, desk);
  const { counts } = desk;
  const lines = deskLog(now.log, counts.refused, run.words, run.turn.currentId);
  const room = useRoomPanels(width, desk, lines);
  const message = useMessage(view, commands, width === "wide" ? null : () => room.setTab("messages"));

  const skipped = view.lot?.skipped ?? false;
  const hasRoom = about.room === true;
  const hammer = view.byHand ? hammerControls(view) : [];
  const controls = controlsOf(view, about.message, skipped, hasRoom);
  const roomDesk = useRoomDesk({ hasRoom, view, log: now.log, refused: counts.refused, commands });
  const acts = useActs({
    view,
    controls: [...hammer, ...controls],
    commands,
    skipped,
    focusSay: message.focus,
  });
  const keys = useKeys((key) => (hasRoom && onRoomKey(key, roomDesk)) || acts.onKey(key), hasRoom);
  useQuestionWithdrawn(acts.asking, view, (text) => {
    acts.ask(null);
    commands.say({ tone: "held", text, stays: true });
  });
  useBrokenCall(view, (what) => commands.say({ tone: "done", text: what }));
  const handover = useHandover(view, desk, me, commands);

  const start = Date.parse(about.start);
  const overdue = useServerTime((time) => time >= start);
  const card =
    view.turn?.phase === "finished" ? { lotId: view.turn.id_auction, reopenable: canReopen(view) } : null;
  const late = useServerTime((time) => lateWords(counts.refused, run.words, card, time) ?? "");
  const over = isOver(view.state);

  return {
    width,
    me,
    commands,
    /** Of a hammer by hand. */
    hammer,
    controls,
    acts,
    keys,
    /** Null in a lane without the room. */
    roomDesk: hasRoom ? roomDesk : null,
    run,
    room,
    message,
    handover,
    /** The desk gets the number at once, everybody else with the heartbeat. */
    online: desk.desk === null ? now.online : counts.online,
    watching: counts.watching,
    start,
    overdue,
    late: late === "" ? null : late,
    over,
    mayRun: view.desk === "mine" && view.inSync && !over,
    notice: noticeOf(commands, view, [...hammer, ...controls], width),
  };
}

/** Handles a key of the room; returns whether it is one. */
export function onRoomKey(key: KeyCommand, desk: RoomDesk): boolean {
  if (key.startsWith("digit-")) desk.type(desk.typed + key.slice("digit-".length));
  else if (key.startsWith("phone-")) desk.bidPhone(key.slice("phone-".length) as PhoneLine);
  else if (key === "erase") desk.type(desk.typed.slice(0, -1));
  else if (key === "room-bid") desk.bidRoom();
  else if (key === "name") return desk.name();
  else if (key === "take-back") {
    if ("row" in desk.takeBack) desk.setOpen("take-back");
  } else return false;
  return true;
}

export type ConsoleModel = ReturnType<typeof useConsole>;

/** Reports that a bid ended a final call, since the orange disappears faster than one can read the log. */
function useBrokenCall(view: DeskView, say: (what: string) => void): void {
  const onBroken = useEffectEvent(say);
  const before = useRef<DeskView | null>(null);
  useEffect(() => {
    const was = before.current;
    before.current = view;
    const { turn, live, timers, state, byHand } = view;
    if (was?.state !== "running" || state !== "running") return;
    if (was.turn?.phase !== "final_call" || turn?.phase !== "running") return;
    if (was.turn.id_auction !== turn.id_auction || live?.price == null) return;
    const what = byHand ? "the fair warning is off" : `the final call is off, ${timers.running_s} s again`;
    onBroken(`${live.leader ?? "A bidder"} leads at ${money(live.price)}: ${what}.`);
  }, [view]);
}
