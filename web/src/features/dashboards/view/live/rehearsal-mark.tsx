import type { LaneNow } from "#/realtime/lanes/lanes.ts";

/** A mark on the wall screens of a rehearsal, so that nobody mistakes it for a sale. */
export function RehearsalMark({ rehearsal }: Pick<NonNullable<LaneNow["lane"]>, "rehearsal">) {
  if (!rehearsal) return null;
  return <strong className="rounded-sm bg-orange-fill px-3 font-heavy text-on-orange">Rehearsal</strong>;
}
