import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useMe } from "../../../lib/http/queries.ts";
import { useServerTime } from "../../../realtime/clock/clock.ts";
import type { LaneDeskNow } from "../../../realtime/lanes/lane-desk.ts";
import type { LaneNow } from "../../../realtime/lanes/lanes.ts";
import { controlsOf } from "./commands/controls.ts";
import { type DeskView, isOver } from "./desk/desk-view.ts";
import { lateWords } from "./lot/late-bid.ts";
import { deskLog } from "./log/log-model.ts";
import type { RoomTab } from "./log/room-panels.tsx";
import { outcomeOf, progressOf, type Turn } from "./run/run-model.ts";
import { canReopen, nextWord, useActs } from "./commands/use-acts.ts";
import { useQuestionWithdrawn } from "./commands/use-question-withdrawn.ts";
import { useBrokenCall } from "./desk/use-broken-call.ts";
import { useCommands } from "./commands/use-commands.ts";
import { useDeskNews } from "./desk/use-desk-news.ts";
import { useKeys } from "./keyboard/use-keys.ts";
import { useLostBids } from "./log/use-lost-bids.ts";
import { useWidth } from "./use-width.ts";

/** What a first-time auctioneer waits for in vain: a control for the hammer. */
const BY_ITSELF = {
  tone: "tells",
  text: "The hammer falls by itself at the end of a final call.",
} as const;

export interface ConsoleProps {
  readonly now: LaneNow;
  readonly about: NonNullable<LaneNow["lane"]>;
  readonly desk: LaneDeskNow;
  readonly view: DeskView;
}

/** All that the parts of the console share: the run as it stands, what presses do, what is typed, who asks for the desk. */
export function useConsole({ now, about, desk, view }: ConsoleProps) {
  const width = useWidth();
  const me = useMe()?.id_user;
  const commands = useCommands(view, about.seq);
  const { log, next } = now;
  const run = now.run ?? [];
  const currentId = view.lot?.id_auction ?? null;
  const at = run.findIndex(({ id_auction: id }) => id === currentId);
  const turn: Turn = { currentId, currentAt: at < 0 ? null : at + 1 };
  const { counts } = desk;
  const maxima = new Map(counts.maxima.map(({ id_auction: id, count }) => [id, count]));
  const lots = new Map(
    run.map(({ id_auction: id, position, title, result, live }) => [
      id,
      {
        name: `Lot ${position}, ${title}`,
        short: `Lot ${position}`,
        outcome: result === null ? null : outcomeOf(result, live),
      },
    ]),
  );

  const lines = deskLog(log, counts.refused, lots, currentId);
  const lost = useLostBids(desk, lines);
  const [tab, openTab] = useState<RoomTab>(width === "wide" ? "log" : width === "middle" ? "run" : "lot");
  const setTab = (to: RoomTab) => {
    lost.forget();
    openTab(to);
  };
  const [word, setWord] = useState("");
  const field = useRef<HTMLInputElement>(null);
  // At once: the first letter of a quick typist comes before any later task.
  const focusSay = () => {
    if (width !== "wide") flushSync(() => setTab("messages"));
    field.current?.focus();
  };
  const say = (text: string) => {
    const press = {
      id: "say",
      name: "Your message",
      command: { do: "say", text },
      done: "On air, until the hammer or until you take it down.",
    } as const;
    void commands.confirm(press, view).then((sent) => sent && text === word.trim() && setWord(""));
  };
  const takeDown = () =>
    commands.press({
      id: "unsay",
      name: "Taking the message down",
      command: { do: "unsay" },
      done: "Taken down: nothing is on air.",
    });

  const skipped = view.lot?.skipped ?? false;
  const controls = controlsOf(view, about.message, skipped);
  const acts = useActs({ view, controls, commands, skipped, focusSay });
  const keys = useKeys(acts.hear);
  useQuestionWithdrawn(acts.asking, view, (text) => {
    acts.ask(null);
    commands.say({ tone: "held", text, stays: true });
  });
  useBrokenCall(view, (what) => commands.say({ tone: "done", text: what }));

  const start = Date.parse(about.start);
  const overdue = useServerTime((time) => time >= start);
  const card =
    view.turn?.phase === "finished" ? { lotId: view.turn.id_auction, reopenable: canReopen(view) } : null;
  const late = useServerTime((time) => lateWords(counts.refused, lots, card, time) ?? "");
  const over = isOver(view.state);
  useDeskNews(view.desk, desk, me, commands.say);
  const asker = view.desk === "mine" && !over ? (desk.desk?.asked_by ?? null) : null;
  const waits = controls.find(({ id }) => id === commands.armed)?.label;
  const waiting = commands.armed === "next" ? nextWord(view) : waits;

  return {
    width,
    me,
    commands,
    controls,
    acts,
    keys,
    run,
    turn,
    progress: progressOf(run, turn),
    maxima,
    maximaOf: (lotId: number | null) => maxima.get(lotId ?? 0) ?? null,
    lines,
    /** The line of the log that is to be seen. */
    sought: lost.sought,
    /** Bids that did not count and that nobody here has looked at, in words; null: none. */
    lost: lost.words,
    showLost: () => {
      openTab("log");
      lost.show();
    },
    /** The desk is told of the room at once, all others with the heartbeat; whoever reads this is in it himself. */
    online: Math.max(1, desk.desk === null ? now.online : counts.online),
    /** The lot that is up, or the one that will be first. */
    shown: view.lot ?? next[0] ?? null,
    coming: view.lot ? next[0] : next[1],
    tab,
    setTab,
    word,
    setWord,
    field,
    say,
    takeDown,
    takeOver: () => commands.press({ id: "takeover", name: "The desk", command: { do: "takeover" } }),
    start,
    overdue,
    late: late === "" ? null : late,
    over,
    mayRun: view.desk === "mine" && view.inSync && !over,
    asker,
    /** Keeps the desk that somebody asks for, or asks for it no longer. */
    decline: () => commands.press({ id: "decline", name: "The answer", command: { do: "decline" } }),
    /** What the line under the controls says. */
    notice:
      commands.notice ??
      (waiting === undefined
        ? view.lot === null && !over && view.desk === "mine"
          ? BY_ITSELF
          : null
        : ({
            tone: "waits",
            text: `${waiting} waits for its second press.${width === "phone" ? "" : " Esc takes it back."}`,
          } as const)),
  };
}

export type ConsoleModel = ReturnType<typeof useConsole>;
