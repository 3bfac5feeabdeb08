import { useRouter } from "@tanstack/react-router";
import { useRef, useState } from "react";
import type { LaneFace } from "../../../components/lane/lane-face.ts";
import { useMe } from "../../../lib/queries.ts";
import { useServerTime } from "../../../realtime/clock.ts";
import type { LaneDeskNow } from "../../../realtime/lane-desk.ts";
import type { LaneNow } from "../../../realtime/lanes.ts";
import { Asked } from "./asked.tsx";
import { ControlGrid } from "./control-grid.tsx";
import { controlsOf } from "./controls.ts";
import { DeskAsked, DeskBanner } from "./desk-banner.tsx";
import type { DeskView } from "./desk-view.ts";
import { FactsStrip, FirstFacts } from "./facts-strip.tsx";
import { Head } from "./head.tsx";
import { KeysLine } from "./keys-line.tsx";
import { lateOn, lateWords } from "./late-bid.ts";
import { biddersOf, deskLog, messagesOf, reasonsOf, wasSkipped } from "./log-model.ts";
import { LotLine } from "./lot-line.tsx";
import { NextLot } from "./next-lot.tsx";
import { NoticeLine } from "./notice-line.tsx";
import { PhoneConsole } from "./phone-console.tsx";
import { RoomPanels, type RoomTab } from "./room-panels.tsx";
import { RunList } from "./run-list.tsx";
import { inOrder, outcomeOf, progressOf, type Turn } from "./run-model.ts";
import { SayForm } from "./say-form.tsx";
import { StageAction } from "./stage-action.tsx";
import { Stage } from "./stage.tsx";
import { Summary } from "./summary.tsx";
import { canReopen, useActs } from "./use-acts.ts";
import { useAskedStill } from "./use-asked-still.ts";
import { useBrokenCall } from "./use-broken-call.ts";
import { useCommands } from "./use-commands.ts";
import { useKeys } from "./use-keys.ts";
import { useWidth } from "./use-width.ts";

interface ConsoleProps {
  now: LaneNow;
  about: NonNullable<LaneNow["lane"]>;
  desk: LaneDeskNow;
  view: DeskView;
  face: LaneFace;
}

/** The parts of the console in their places: three columns, two, or one with the controls under the thumb. */
export function Console({ now, about, desk, view, face }: ConsoleProps) {
  const width = useWidth();
  const router = useRouter();
  const me = useMe()?.id_user;
  const commands = useCommands(view, about.seq);
  const { log, next, online } = now;
  const run = inOrder(now.run ?? []);
  const turn: Turn = { currentId: view.lot?.id_auction ?? null, currentAt: view.lot?.position ?? null };
  const { done, toGo } = progressOf(run, turn);
  const { counts } = desk;
  const maxima = new Map(counts.maxima.map(({ id_auction: id, count }) => [id, count]));
  const maximaOf = (lotId: number | null) => maxima.get(lotId ?? 0) ?? null;
  const shown = view.lot ?? next[0] ?? null;
  const coming = view.lot ? next[0] : next[1];
  const lots = new Map(
    run.map(({ id_auction: id, title, result, live }) => [
      id,
      { name: title, outcome: result === null ? null : outcomeOf(result, live) },
    ]),
  );
  const [tab, setTab] = useState<RoomTab>(width === "wide" ? "log" : width === "middle" ? "run" : "lot");
  const [word, setWord] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const focusSay = () => {
    if (width !== "wide") setTab("messages");
    setTimeout(() => field.current?.focus(), 0);
  };
  const skipped = wasSkipped(log, turn.currentId);
  const controls = controlsOf(view, about.message, skipped);
  const acts = useActs({ view, controls, commands, focusSay });
  const keys = useKeys(acts.hear);
  useAskedStill(acts.asking, view, (what) => {
    acts.ask(null);
    commands.say({ tone: "held", text: `Not sent. ${what}` });
  });
  useBrokenCall(view, (what) => commands.say({ tone: "done", text: what }));
  const start = Date.parse(about.start);
  const overdue = useServerTime((at) => at >= start);
  const lateBid = useServerTime((at) => lateWords(counts.refused, lots, canReopen(view), at) ?? "");

  const [refusedAsker, setRefusedAsker] = useState<number | null>(null);
  const over = view.state === "finished" || view.state === "cancelled";
  const asker = view.desk === "mine" && !over ? (desk.desk?.asked_by ?? null) : null;
  const mayRun = view.desk === "mine" && view.inSync && !over;

  const takeOver = () => commands.press({ id: "takeover", name: "The desk", command: { do: "takeover" } });
  const say = (text: string) => {
    const press = {
      id: "say",
      name: "Your message",
      command: { do: "say", text },
      done: "Said to the room.",
    } as const;
    void commands.confirm(press, view).then((sent) => sent && setWord(""));
  };

  const waits = controls.find(({ id }) => id === commands.armed);
  const waiting = waits
    ? ({ tone: "waits", text: `${waits.label} waits for its second press. Esc takes it back.` } as const)
    : null;
  const leave = () => void router.navigate({ to: "/auction" });

  const parts = {
    head: (
      <Head
        name={about.name}
        place={about.place}
        position={about.position}
        lots={about.lots}
        done={done}
        toGo={toGo}
        online={online}
        late={counts.late}
        missed={counts.missed}
        canPause={(view.state === "running" || view.state === "open") && view.desk !== "unknown"}
        canEnd={mayRun && view.state !== "scheduled"}
        onPause={() => acts.ask({ what: "pause", view })}
        onEnd={() => acts.ask({ what: "end", view })}
        onLeave={() => (mayRun && view.state === "running" ? acts.ask({ what: "leave", view }) : leave())}
      />
    ),
    banner: (
      <DeskBanner
        desk={desk}
        whose={view.desk}
        me={me}
        sending={commands.sending === "takeover"}
        onTakeOver={takeOver}
      />
    ),
    stage: (
      <Stage view={view} face={face} start={start}>
        <StageAction
          view={view}
          sending={commands.sending}
          overdue={overdue}
          late={lateOn(counts.refused, turn.currentId)}
          onGo={acts.go}
          onReopen={() => acts.ask({ what: "reopen", view })}
        />
      </Stage>
    ),
    // Before the first lot the one that comes stands there already: no control moves when it is up.
    lot: shown && <LotLine lot={shown} first={view.lot === null} />,
    facts: view.live ? (
      <FactsStrip live={view.live} minPrice={view.minPrice} maxima={maximaOf(turn.currentId)} />
    ) : (
      shown && <FirstFacts lot={shown} maxima={maximaOf(shown.id_auction)} />
    ),
    grid: (
      <ControlGrid
        controls={controls}
        sending={commands.sending}
        armed={commands.armed}
        keysAct={keys.now === "act"}
        onPress={acts.act}
        onCancel={commands.disarm}
      />
    ),
    notice: <NoticeLine notice={commands.notice ?? waiting} />,
    next: coming && (
      <NextLot
        lot={coming}
        maxima={maximaOf(coming.id_auction)}
        onPreview={() => acts.ask({ what: "preview", lot: coming, view })}
      />
    ),
    keys: <KeysLine keys={keys} />,
    summary: over && <Summary run={run} />,
    run: (
      <RunList
        run={now.run && run}
        turn={turn}
        maxima={maxima}
        reasons={reasonsOf(log)}
        word={face.word}
        // Places of a run that was overtaken would move another lot.
        may={mayRun && view.runIsNew}
        onMove={acts.move}
        onWish={(lot, wish) => (wish === "enable" ? acts.enable(lot) : acts.ask({ what: wish, lot, view }))}
        className="flex-1"
      />
    ),
    say: (
      <SayForm
        field={field}
        text={word}
        onText={setWord}
        may={mayRun}
        sending={commands.sending === "say"}
        onSay={say}
      />
    ),
  };

  const room = (
    <RoomPanels
      width={width}
      tab={tab}
      onTab={setTab}
      lines={deskLog(log, counts.refused, lots)}
      late={lateBid === "" ? null : lateBid}
      bidders={biddersOf(log, turn.currentId, view.live?.leader ?? null)}
      leader={view.live?.leader ?? null}
      messages={messagesOf(log)}
      onAir={about.message}
      online={online}
      lateBids={counts.late}
      missedBids={counts.missed}
      onTake={(text) => {
        setWord(text);
        focusSay();
      }}
      lot={
        over ? (
          parts.summary
        ) : (
          <div className="grid content-start gap-3 overflow-y-auto p-4">
            {parts.lot}
            {parts.facts}
            {parts.next}
          </div>
        )
      }
      run={parts.run}
      say={parts.say}
    />
  );

  return (
    <div
      data-slot="lane-console"
      className="flex h-[calc(100dvh-var(--banner,0px))] flex-col overflow-hidden lg:h-[calc(100dvh-var(--spacing-header)-1px-var(--banner,0px))]"
    >
      {parts.head}
      {parts.banner}
      {width === "phone" ? (
        <PhoneConsole
          stage={parts.stage}
          room={room}
          notice={parts.notice}
          // Who only looks on has no use for them there.
          grid={view.desk === "barred" ? null : parts.grid}
          summary={parts.summary}
        />
      ) : (
        <div className="grid min-h-0 flex-1 grid-cols-[17.5rem_minmax(0,1fr)] xl:grid-cols-[21.75rem_minmax(0,1fr)_20.5rem]">
          <div className="flex min-h-0 flex-col border-e border-line">
            {width === "wide" ? parts.run : room}
          </div>
          <div
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls is reached by the keys
            tabIndex={-1}
            className="flex min-h-0 flex-col overflow-y-auto [scrollbar-width:thin]"
          >
            {parts.stage}
            {parts.summary || (
              <div className="grid gap-4 px-7 py-4">
                {parts.lot}
                {parts.facts}
                {parts.grid}
                {parts.notice}
                {parts.next}
                {parts.keys}
              </div>
            )}
          </div>
          {width === "wide" && <div className="flex min-h-0 flex-col border-s border-line">{room}</div>}
        </div>
      )}
      {asker !== null && asker.id_user !== refusedAsker && (
        <DeskAsked
          name={asker.name}
          sending={commands.sending === "takeover"}
          onHandOver={takeOver}
          onRefuse={() => setRefusedAsker(asker.id_user)}
        />
      )}
      <Asked
        acts={acts}
        commands={commands}
        name={about.name}
        run={run}
        turn={turn}
        maxima={maxima}
        onLeave={leave}
        left={toGo + (turn.currentId === null ? 0 : 1)}
      />
    </div>
  );
}
