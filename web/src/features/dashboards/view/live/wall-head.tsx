import type { LaneNow } from "#/realtime/lanes/lanes.ts";
import { LogoOnInk } from "../logo-on-ink.tsx";
import { RehearsalMark } from "./rehearsal-mark.tsx";

/** The head of a wall screen without a lot. */
export function WallHead({ rehearsal }: Pick<NonNullable<LaneNow["lane"]>, "rehearsal">) {
  return (
    <div className="flex items-center gap-8 text-long wall:text-[2rem] wall:leading-10">
      <LogoOnInk className="h-6 wall:h-10" />
      <RehearsalMark rehearsal={rehearsal} />
    </div>
  );
}
