import { type Composed, type Part, PARTS, samePart, TIMER_NAMES } from "./composed.ts";
import { mergedRun } from "./order.ts";

export interface Merge {
  /** Mine, with the parts that only they changed. Where both changed a part, mine. */
  readonly merged: Composed;
  /** The parts that only they changed, now in mine too. */
  readonly taken: readonly Part[];
  /** The parts that both changed: mine stays, theirs can be chosen. */
  readonly clashes: readonly Part[];
}

/** Merges the entries with another save and reports every conflict. `base`: the lane before both. */
export function mergeComposed(base: Composed, mine: Composed, theirs: Composed): Merge {
  const run = mergedRun(base.lots, mine.lots, theirs.lots);
  const timers = mergedTimers(base.timers, mine.timers, theirs.timers);
  const text = (part: "name" | "place" | "start") => (samePart(part, mine, base) ? theirs[part] : mine[part]);
  const merged: Composed = {
    name: text("name"),
    place: text("place"),
    start: text("start"),
    timers: timers.merged,
    ...roomOf(samePart("room", mine, base) ? theirs : mine),
    operators: mergedSet(base.operators, mine.operators, theirs.operators),
    lots: run.lots,
  };
  const clashes = PARTS.filter((part) => {
    if (part === "lots") return run.clash;
    if (part === "timers") return timers.clash;
    if (part === "operators") return false;
    return !samePart(part, mine, base) && !samePart(part, theirs, base) && !samePart(part, mine, theirs);
  });
  const taken = PARTS.filter((part) => !clashes.includes(part) && !samePart(part, merged, mine));
  return { merged, taken, clashes };
}

const roomOf = ({ room, hammer }: Composed) => ({ room, hammer });

/** Merges each time separately. */
function mergedTimers(base: Composed["timers"], mine: Composed["timers"], theirs: Composed["timers"]) {
  const merged = { ...mine };
  let clash = false;
  for (const name of TIMER_NAMES) {
    if (mine[name] === base[name]) merged[name] = theirs[name];
    else if (theirs[name] !== base[name] && theirs[name] !== mine[name]) clash = true;
  }
  return { merged, clash };
}

/** Additions of either are in, removals of either are out. */
function mergedSet(
  base: readonly number[],
  mine: readonly number[],
  theirs: readonly number[],
): readonly number[] {
  return [...new Set([...mine, ...theirs])].filter((one) =>
    base.includes(one) ? mine.includes(one) && theirs.includes(one) : true,
  );
}
