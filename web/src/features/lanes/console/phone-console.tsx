import type { ReactNode } from "react";

interface PhoneConsoleProps {
  currentLot: ReactNode;
  room: ReactNode;
  notice: ReactNode;
  grid: ReactNode;
  /** Instead of the controls, once the lane is over. */
  summary: ReactNode;
}

/** One column: the current lot above, what goes on in the middle, the controls where the thumb is. */
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
