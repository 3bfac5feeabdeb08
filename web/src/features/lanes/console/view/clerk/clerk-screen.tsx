import type { LaneFace } from "#/components/lane/lane-face.ts";
import { markRoot } from "#/lib/browser/root-mark.ts";
import { useNotice } from "#/features/lanes/console/model/commands/use-notice.ts";
import { isOver } from "#/features/lanes/console/model/desk/desk-view.ts";
import { pausedBy } from "#/features/lanes/console/model/log/log-facts.ts";
import { TAKE_BACK_REASONS } from "#/features/lanes/console/model/room/room-rows.ts";
import { type RoomDesk, useRoomDesk } from "#/features/lanes/console/model/room/use-room-desk.ts";
import { runNow } from "#/features/lanes/console/model/run-now.ts";
import { useFullScreen } from "#/features/lanes/console/model/use-full-screen.ts";
import { useKeys } from "#/features/lanes/console/model/use-keys.ts";
import { KeysLine } from "../keys-line.tsx";
import { CurrentLot } from "../lot/current-lot.tsx";
import { LotLine } from "../lot/lot-line.tsx";
import { Summary } from "../lot/summary.tsx";
import { NoticeLine } from "../notice-line.tsx";
import { RoomDialogs } from "../room-desk/room-dialogs.tsx";
import { Phones } from "../room-desk/room-entry.tsx";
import { type ConsoleProps, onRoomKey } from "../use-console.ts";
import "../console.css";
import { ClerkEntry } from "./clerk-entry.tsx";
import { ClerkHead } from "./clerk-head.tsx";
import { ClerkSide } from "./clerk-side.tsx";
import { Sealed } from "./sealed.tsx";

/** The second seat of a lane with the room: enters bids of the room and the phones, and never hammers. */
export function ClerkScreen({ face, ...props }: ConsoleProps & { face: LaneFace }) {
  const { now, about, desk, view } = props;
  const { notice, say } = useNotice(view);
  const { log } = now;
  const room = useRoomDesk({ hasRoom: true, view, log, refused: desk.counts.refused, commands: { say } });
  const run = runNow(now, view, desk);
  const [full, toggleFull] = useFullScreen();
  // The keys of the hammer do nothing here, and go nowhere else.
  const keys = useKeys((key) => onTakeBackKey(key, room) || onRoomKey(key, room) || key !== "cancel", true);
  const holder = desk.desk?.holder?.name ?? null;
  const maxima = run.maxima.get(run.turn.currentId ?? 0) ?? 0;
  return (
    <div
      ref={markRoot}
      data-slot="lane-clerk"
      data-full={full || undefined}
      data-room
      className="lane-console flex flex-col overflow-hidden lg:h-[calc(100dvh-var(--spacing-header)-1px-var(--banner,0px))]"
    >
      <ClerkHead about={about} run={run.lots} holder={holder} full={full} onFull={toggleFull} />
      <CurrentLot
        view={view}
        face={face}
        start={Date.parse(about.start)}
        byStaff={pausedBy(log) === "staff"}
        log={log}
      >
        <p className="mt-1 text-small text-on-ink-2 max-lg:sr-only">
          {holder ?? "The auctioneer"} sells, holds and passes. You enter bids.
        </p>
      </CurrentLot>
      {isOver(view.state) ? (
        <Summary run={run.lots} />
      ) : (
        <div className="grid min-h-0 flex-1 divide-line lg:grid-cols-[minmax(0,25fr)_minmax(0,32fr)_minmax(0,27fr)] lg:divide-x">
          <div className="grid content-start gap-3 overflow-y-auto p-4 max-lg:grid-cols-2">
            <ClerkEntry desk={room} />
            <div className="col-span-full">
              <NoticeLine notice={notice} />
              <KeysLine keys={keys} />
            </div>
          </div>
          <div className="grid content-start gap-3 overflow-y-auto p-4">
            {run.shown && <LotLine lot={run.shown} first={view.lot === null} />}
            <Phones desk={room} named />
            <Sealed maxima={maxima} lots={lotsAhead(now)} />
          </div>
          <ClerkSide {...props} run={run} />
        </div>
      )}
      {room.open !== "take-back" && <RoomDialogs desk={room} idQueue={view.idQueue} />}
    </div>
  );
}

/** The lots that take a maximum: the current one and the next. */
function lotsAhead({ current, next }: ConsoleProps["now"]) {
  return [...(current ? [current] : []), ...next].map(({ id_auction: id, position, title }) => ({
    id,
    name: `Lot ${position}, ${title}`,
  }));
}

const REASON_KEYS = ["digit-1", "digit-2", "digit-3"];

/** While a bid is to be taken back, digits choose the reason, and Escape or Z closes the question. */
function onTakeBackKey(key: string, { open, setOpen, takeBackFor }: RoomDesk): boolean {
  if (open !== "take-back") return false;
  const reason = TAKE_BACK_REASONS[REASON_KEYS.indexOf(key)];
  if (reason) takeBackFor(reason);
  else if (key === "cancel" || key === "take-back") setOpen(null);
  return true;
}
