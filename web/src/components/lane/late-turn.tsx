import { lazy, Suspense } from "react";
import { Pennant } from "../lot/pennant.tsx";

// A lane is followed only where one of its lots in its turn stands on the page.
const Time = lazy(async () => ({ default: (await import("./turn-time.tsx")).TurnTime }));
const Flag = lazy(async () => ({ default: (await import("./turn-pennant.tsx")).TurnPennant }));

/** A lot called up in a lane just now. */
export interface Turn {
  readonly idQueue: number;
  readonly idLot: number;
}

/** Instead of the time of a lot that is called up just now. */
export function LateTurnTime(turn: Turn & { flagged?: boolean }) {
  return (
    <Suspense>
      <Time {...turn} />
    </Suspense>
  );
}

/** Instead of its flag. */
export function LateTurnPennant({ className = "", ...turn }: Turn & { className?: string }) {
  return (
    <Suspense fallback={<Pennant kind="lane" className={className} />}>
      <Flag {...turn} className={className} />
    </Suspense>
  );
}
