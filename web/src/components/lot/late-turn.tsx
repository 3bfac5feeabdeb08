import { lazy, Suspense } from "react";
import { Pennant } from "./pennant.tsx";

// Loaded only on pages with a lot in its turn, or of a lane that is late, since they read the lane.
const Time = lazy(async () => ({ default: (await import("./turn.tsx")).TurnTime }));
const Flag = lazy(async () => ({ default: (await import("./turn.tsx")).TurnPennant }));
const Wait = lazy(async () => ({ default: (await import("./turn.tsx")).TurnWait }));

/** A lot in its turn in a lane. */
export interface Turn {
  readonly idQueue: number;
  readonly idLot: number;
}

/** Replaces the time of a lot that is in its turn. */
export function LateTurnTime(turn: Turn & { flagged?: boolean }) {
  return (
    <Suspense>
      <Time {...turn} />
    </Suspense>
  );
}

/** Replaces the time until the start of a lane once that time has passed. */
export function LateTurnWait({ idQueue }: { idQueue: number }) {
  return (
    <Suspense fallback="soon">
      <Wait idQueue={idQueue} />
    </Suspense>
  );
}

/** Replaces the flag of a lot that is in its turn. */
export function LateTurnPennant({ className = "", ...turn }: Turn & { className?: string }) {
  return (
    <Suspense fallback={<Pennant kind="lane" className={className} />}>
      <Flag {...turn} className={className} />
    </Suspense>
  );
}
