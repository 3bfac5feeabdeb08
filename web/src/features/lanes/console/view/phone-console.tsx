import type { ReactNode } from "react";

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
      <div className="flex min-h-0 flex-1 flex-col">{room}</div>
      {!summary && (
        <div className="shrink-0 border-t border-line bg-white px-2 pt-1.5 pb-[calc(.5rem+env(safe-area-inset-bottom))]">
          {notice}
          {grid}
        </div>
      )}
    </>
  );
}
