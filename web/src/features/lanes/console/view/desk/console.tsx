import type { LaneFace } from "#/components/lane/lane-face.ts";
import { markRoot } from "#/lib/browser/root-mark.ts";
import { OpenQuestionDialog } from "../dialogs/open-question.tsx";
import { ControlGrid } from "./control-grid.tsx";
import { DeskRequest, DeskBanner } from "./desk-banner.tsx";
import { FactsStrip, FirstFacts } from "../lot/facts-strip.tsx";
import { KeysLine } from "../keys-line.tsx";
import { lateOn } from "#/features/lanes/console/model/log/late-bid.ts";
import { pausedBy, reasonsOf } from "#/features/lanes/console/model/log/log-facts.ts";
import { LotLine } from "../lot/lot-line.tsx";
import { NextLot } from "../lot/next-lot.tsx";
import { NoticeLine } from "../notice-line.tsx";
import { PhoneConsole, ConsoleColumns } from "./console-columns.tsx";
import { Room } from "./room.tsx";
import { HammerDialogs } from "../room-desk/hammer-dialogs.tsx";
import { HammerRow } from "../room-desk/hammer-row.tsx";
import { RoomDialogs } from "../room-desk/room-dialogs.tsx";
import { RoomEntry } from "../room-desk/room-entry.tsx";
import "../console.css";
import { RunList } from "../run/run-list.tsx";
import { AskKeys } from "../room-desk/ask-keys.tsx";
import { CurrentLotAction } from "../lot/current-lot-action.tsx";
import { CurrentLot } from "../lot/current-lot.tsx";
import { Summary } from "../lot/summary.tsx";
import { TotalsLine } from "../totals-line.tsx";
import { useFullScreen } from "#/features/lanes/console/model/use-full-screen.ts";
import { ConsoleHead } from "./console-head.tsx";
import { type ConsoleProps, useConsole } from "../use-console.ts";
import { useLeaving } from "#/features/lanes/console/model/use-leaving.ts";

/** Places the parts of the console: three columns, two, or one with the controls at the bottom. */
export function Console({ face, ...props }: ConsoleProps & { face: LaneFace }) {
  const { now, about, desk, view } = props;
  const model = useConsole(props);
  const { width, commands, acts, keys, handover, over, mayRun } = model;
  const { lots: run, turn, maxima, progress, shown, coming } = model.run;
  const maximaOf = (lotId: number | null) => maxima.get(lotId ?? 0) ?? null;
  const [full, toggleFull] = useFullScreen();
  const leaving = useLeaving(view, mayRun, acts);
  const { counts } = desk;

  const asks = view.hasRoom && <AskKeys view={view} onAsk={acts.setAsk} className="mt-1.5" />;
  const currentLot = (
    <CurrentLot
      asks={asks}
      view={view}
      face={face}
      start={model.start}
      byStaff={pausedBy(now.log) === "staff"}
      log={now.log}
    >
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
    <>
      {view.byHand && <HammerRow controls={model.hammer} commands={commands} onPress={acts.act} />}
      <ControlGrid
        controls={model.controls}
        sending={commands.sending}
        armed={commands.armed}
        keysAct={keys.now === "act"}
        onPress={acts.act}
        onCancel={commands.disarm}
        compact={model.roomDesk !== null}
      />
    </>
  );
  const entry = model.roomDesk && <RoomEntry desk={model.roomDesk} />;
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
    <>
      {width === "middle" && (
        <TotalsLine {...model} view={view} desk={desk} className="border-b border-line px-3 py-2" />
      )}
      <RunList
        run={now.run && run}
        turn={turn}
        maxima={maxima}
        reasons={reasonsOf(now.log)}
        word={view.turn?.reopened ? `Reopened · ${face.word}` : face.word}
        // Places of an old run would move another lot.
        may={mayRun && view.runIsNew}
        onMove={acts.move}
        onAction={(chosen, action) =>
          action === "enable" ? acts.enable(chosen) : acts.ask({ what: action, lot: chosen, view })
        }
        className="flex-1"
      />
    </>
  );
  const room = (
    <Room
      {...props}
      model={model}
      run={runList}
      lot={
        summary || (
          <div className="grid grid-cols-1 content-start gap-3 overflow-y-auto p-4">
            {lot}
            {facts}
            <TotalsLine {...model} view={view} desk={desk} className="px-3" />
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
      data-room={about.room}
      className="lane-console flex h-[calc(100dvh-var(--banner,0px))] flex-col overflow-hidden lg:h-[calc(100dvh-var(--spacing-header)-1px-var(--banner,0px))]"
    >
      <ConsoleHead
        view={view}
        about={about}
        desk={desk}
        model={model}
        onLane={leaving.leave}
        full={full}
        onFull={toggleFull}
      />
      <DeskBanner
        idQueue={view.idQueue}
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
          grid={
            view.desk === "barred" ? null : (
              <>
                {asks && <div className="-mx-2 mb-1.5 bg-ink px-2 pb-1.5">{asks}</div>}
                {entry}
                {grid}
              </>
            )
          }
          summary={summary}
        />
      ) : (
        <ConsoleColumns
          isWide={width === "wide"}
          currentLot={currentLot}
          lot={lot}
          facts={facts}
          entry={entry}
          grid={grid}
          notice={notice}
          isNoticeLast={!entry || view.byHand}
          keys={<KeysLine keys={keys} />}
          next={next}
          summary={summary}
          runList={runList}
          room={room}
        />
      )}
      {handover.asker && (
        <DeskRequest
          name={handover.asker.name}
          sending={commands.sending === "takeover"}
          onHandOver={handover.takeOver}
          onRefuse={handover.decline}
        />
      )}
      {model.roomDesk && (
        <>
          <RoomDialogs desk={model.roomDesk} idQueue={view.idQueue} />
          <HammerDialogs acts={acts} commands={commands} desk={model.roomDesk} now={view} />
        </>
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
        onLeave={leaving.goOn}
      />
    </div>
  );
}
