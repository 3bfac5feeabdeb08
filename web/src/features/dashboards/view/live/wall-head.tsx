import type { LaneNow } from "#/realtime/lanes/lanes.ts";
import { LogoOnInk } from "../logo-on-ink.tsx";

/** The head of a wall screen without a lot. */
export function WallHead({ rehearsal }: Pick<NonNullable<LaneNow["lane"]>, "rehearsal">) {
  return (
    <div className="flex items-center gap-8 text-long wall:text-[2rem] wall:leading-10">
      <LogoOnInk className="h-6 wall:h-10" />
      <RehearsalMark rehearsal={rehearsal} />
    </div>
  );
}

/** A mark on the wall screens of a rehearsal, so that nobody mistakes it for a sale. */
export function RehearsalMark({ rehearsal }: Pick<NonNullable<LaneNow["lane"]>, "rehearsal">) {
  if (!rehearsal) return null;
  return <strong className="rounded-sm bg-orange-fill px-3 font-heavy text-on-orange">Rehearsal</strong>;
}
