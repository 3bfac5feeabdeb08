import type { ReactNode } from "react";
import { cn } from "#/lib/cn.ts";

interface ConsoleColumnsProps {
  /** Three columns instead of two. */
  readonly isWide: boolean;
  readonly currentLot: ReactNode;
  readonly lot: ReactNode;
  readonly facts: ReactNode;
  /** The bids of the room; null in a lane without it. */
  readonly entry: ReactNode;
  readonly grid: ReactNode;
  readonly notice: ReactNode;
  /** Whether the message stands below the controls, so that the hammer stays in a low window. */
  readonly isNoticeLast: boolean;
  readonly keys: ReactNode;
  readonly next: ReactNode;
  /** The results of an ended lane, in place of lot and controls. */
  readonly summary: ReactNode;
  readonly runList: ReactNode;
  readonly room: ReactNode;
}

/** Places the parts of the console in columns: run, lot with controls, room. With two columns, the run is in the room. */
export function ConsoleColumns({ isWide, currentLot, summary, runList, room, ...lot }: ConsoleColumnsProps) {
  return (
    <>
      {currentLot}
      <div className="lane-console-columns grid min-h-0 flex-1 grid-cols-[17.5rem_minmax(0,1fr)] xl:grid-cols-[21.75rem_minmax(0,1fr)_20.5rem]">
        <div className="flex min-h-0 flex-col border-e border-line">{isWide ? runList : room}</div>
        <div
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box must be focusable
          tabIndex={-1}
          className="flex min-h-0 flex-col overflow-y-auto [scrollbar-width:thin]"
        >
          {summary || (
            <div
              className={cn("lane-console-lot grid grid-cols-1 px-7 py-4", lot.entry ? "gap-2.5" : "gap-4")}
            >
              {lot.lot}
              {lot.facts}
              {lot.entry}
              {!lot.isNoticeLast && lot.notice}
              {lot.grid}
              {lot.isNoticeLast && lot.notice}
              {lot.keys}
              {lot.next}
            </div>
          )}
        </div>
        {isWide && <div className="flex min-h-0 flex-col border-s border-line">{room}</div>}
      </div>
    </>
  );
}

interface PhoneConsoleProps {
  currentLot: ReactNode;
  room: ReactNode;
  notice: ReactNode;
  grid: ReactNode;
  /** Replaces the controls once the lane is over. */
  summary: ReactNode;
}

/** The console in one column: current lot, panels, and the controls at the bottom. */
export function PhoneConsole({ currentLot, room, notice, grid, summary }: PhoneConsoleProps) {
  return (
    <>
      {currentLot}
      <div className="flex min-h-[min(9rem,17dvh)] flex-1 flex-col">{room}</div>
      {!summary && (
        <div className="flex min-h-0 flex-col border-t border-line bg-white pt-1.5">
          <div className="shrink-0 px-2">{notice}</div>
          <div className="overflow-y-auto px-2 pb-[calc(.5rem+env(safe-area-inset-bottom))]">{grid}</div>
        </div>
      )}
    </>
  );
}
