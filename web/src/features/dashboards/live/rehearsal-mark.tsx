import type { LaneNow } from "../../../realtime/lanes/lanes.ts";

/** On every wall of a rehearsal, so that nobody in the hall takes it for a sale; nothing on the others. */
export function RehearsalMark({ rehearsal }: Pick<NonNullable<LaneNow["lane"]>, "rehearsal">) {
  if (!rehearsal) return null;
  return <strong className="rounded-sm bg-orange-fill px-3 font-heavy text-on-orange">Rehearsal</strong>;
}
