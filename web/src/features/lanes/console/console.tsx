import { isRehearsal } from "@marsa/api-spec/rules";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import type { LaneFace } from "../../../components/lane/lane-face.ts";
import { resultsOf, resultsWords } from "../../../components/lane/results.ts";
import { markRoot } from "../../../lib/browser/root-mark.ts";
import { OpenQuestionDialog } from "./dialogs/open-question.tsx";
import { ControlGrid } from "./commands/control-grid.tsx";
import { DeskRequest, DeskBanner } from "./desk/desk-banner.tsx";
import { FactsStrip, FirstFacts } from "./lot/facts-strip.tsx";
import { Head } from "./head.tsx";
import { KeysLine } from "./keyboard/keys-line.tsx";
import { lateOn } from "./lot/late-bid.ts";
import { pausedBy, reasonsOf } from "./log/log-facts.ts";
import { LaneMenu } from "./lane-menu.tsx";
import { LotLine } from "./lot/lot-line.tsx";
import { NextLot } from "./lot/next-lot.tsx";
import { NoticeLine } from "./notice-line.tsx";
import { PhoneConsole } from "./phone-console.tsx";
import { Room } from "./log/room.tsx";
import "./console.css";
import { RunList } from "./run/run-list.tsx";
import { CurrentLotAction } from "./lot/current-lot-action.tsx";
import { CurrentLot } from "./lot/current-lot.tsx";
import { Summary } from "./lot/summary.tsx";
import { useFullScreen } from "./use-full-screen.ts";
import { type ConsoleProps, useConsole } from "./use-console.ts";

/** Places the parts of the console: three columns, two, or one with the controls at the bottom. */
export function Console({ face, ...props }: ConsoleProps & { face: LaneFace }) {
  const { now, about, desk, view } = props;
  const model = useConsole(props);
  const { width, commands, acts, keys, handover, over, mayRun } = model;
  const { lots: run, turn, maxima, progress, shown, coming } = model.run;
  const maximaOf = (lotId: number | null) => maxima.get(lotId ?? 0) ?? null;
  const [full, toggleFull] = useFullScreen();
  const router = useRouter();
  // The destination: another lane, or none.
  const [goal, setGoal] = useState<number | null>(null);
  const go = (to: number | null) =>
    void (to === null
      ? router.navigate({ to: "/auction" })
      : router.navigate({ to: "/queue/current", search: { lane: to } }));
  const leave = (to: number | null) => {
    setGoal(to);
    // A rehearsal can be left without a question.
    const waits = mayRun && view.state === "running" && !isRehearsal(view.idQueue);
    if (waits) acts.ask({ what: "leave", view });
    else go(to);
  };
  const { counts } = desk;

  const head = (
    <Head
      name={about.name}
      place={about.place}
      position={about.position}
      lots={about.lots}
      results={resultsWords(resultsOf(run))}
      online={model.online}
      lost={model.room.lost}
      onLost={model.room.showLost}
      canPause={(view.state === "running" || view.state === "open") && view.desk !== "unknown"}
      canEnd={mayRun && view.state !== "scheduled"}
      onPause={acts.pause}
      onEnd={() => acts.ask({ what: "end", view })}
      menu={<LaneMenu here={view.idQueue} onLane={leave} onLeave={() => leave(null)} />}
      full={full}
      onFull={toggleFull}
      onLeave={() => leave(null)}
    />
  );
  const currentLot = (
    <CurrentLot view={view} face={face} start={model.start} byStaff={pausedBy(now.log) === "staff"}>
      <CurrentLotAction
        view={view}
        sending={commands.sending}
        overdue={model.overdue}
        late={lateOn(counts.refused, turn.currentId)}
        onGo={acts.go}
        onReopen={() => acts.ask({ what: "reopen", view })}
        nextArmed={commands.armed === "next"}
        onNext={acts.next}
        onDisarm={commands.disarm}
      />
    </CurrentLot>
  );
  // Before the first lot the coming one has its place, so that no control moves.
  const lot = shown && <LotLine lot={shown} first={view.lot === null} />;
  const facts = view.live ? (
    <FactsStrip
      live={view.live}
      minPrice={view.minPrice}
      maxima={maximaOf(turn.currentId)}
      card={view.turn?.phase === "finished"}
    />
  ) : (
    shown && <FirstFacts lot={shown} maxima={maximaOf(shown.id_auction)} />
  );
  const grid = (
    <ControlGrid
      controls={model.controls}
      sending={commands.sending}
      armed={commands.armed}
      keysAct={keys.now === "act"}
      onPress={acts.act}
      onCancel={commands.disarm}
    />
  );
  const notice = <NoticeLine notice={model.notice} />;
  const next = coming && (
    <NextLot
      lot={coming}
      maxima={maximaOf(coming.id_auction)}
      onPreview={() => acts.ask({ what: "preview", lot: coming, view })}
    />
  );
  const summary = over && <Summary run={run} />;
  const runList = (
    <RunList
      run={now.run && run}
      turn={turn}
      maxima={maxima}
      reasons={reasonsOf(now.log)}
      word={view.turn?.reopened ? `Reopened · ${face.word}` : face.word}
      // Places of an old run would move another lot.
      may={mayRun && view.runIsNew}
      onMove={acts.move}
      onWish={(wished, wish) =>
        wish === "enable" ? acts.enable(wished) : acts.ask({ what: wish, lot: wished, view })
      }
      className="flex-1"
    />
  );
  const room = (
    <Room
      {...props}
      model={model}
      run={runList}
      lot={
        summary || (
          <div className="grid content-start gap-3 overflow-y-auto p-4">
            {lot}
            {facts}
            {next}
          </div>
        )
      }
    />
  );

  return (
    <div
      ref={markRoot}
      data-slot="lane-console"
      data-full={full || undefined}
      className="lane-console flex h-[calc(100dvh-var(--banner,0px))] flex-col overflow-hidden lg:h-[calc(100dvh-var(--spacing-header)-1px-var(--banner,0px))]"
    >
      {head}
      <DeskBanner
        desk={desk}
        whose={view.desk}
        me={model.me}
        sending={commands.sending === "takeover"}
        onTakeOver={handover.takeOver}
        onDecline={handover.decline}
      />
      {width === "phone" ? (
        <PhoneConsole
          currentLot={currentLot}
          room={room}
          notice={notice}
          // A person who cannot run the lane sees no controls there.
          grid={view.desk === "barred" ? null : grid}
          summary={summary}
        />
      ) : (
        <>
          {currentLot}
          <div className="lane-console-columns grid min-h-0 flex-1 grid-cols-[17.5rem_minmax(0,1fr)] xl:grid-cols-[21.75rem_minmax(0,1fr)_20.5rem]">
            <div className="flex min-h-0 flex-col border-e border-line">
              {width === "wide" ? runList : room}
            </div>
            <div
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box must be focusable
              tabIndex={-1}
              className="flex min-h-0 flex-col overflow-y-auto [scrollbar-width:thin]"
            >
              {summary || (
                <div className="lane-console-lot grid gap-4 px-7 py-4">
                  {lot}
                  {facts}
                  {grid}
                  {notice}
                  <KeysLine keys={keys} />
                  {next}
                </div>
              )}
            </div>
            {width === "wide" && <div className="flex min-h-0 flex-col border-s border-line">{room}</div>}
          </div>
        </>
      )}
      {handover.asker && (
        <DeskRequest
          name={handover.asker.name}
          sending={commands.sending === "takeover"}
          onHandOver={handover.takeOver}
          onRefuse={handover.decline}
        />
      )}
      <OpenQuestionDialog
        acts={acts}
        commands={commands}
        name={about.name}
        run={run}
        turn={turn}
        maxima={maxima}
        progress={progress}
        now={view}
        onLeave={() => go(goal)}
      />
    </div>
  );
}
