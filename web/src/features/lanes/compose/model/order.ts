/** Changes the order of a run. Places count from 0; lots are ids. */

/** Returns the lots with the one at `from` moved to `to`; places beyond the ends are the ends. */
export function moved(lots: readonly number[], from: number, to: number): readonly number[] {
  const lot = lots[from];
  if (lot === undefined) return lots;
  const place = Math.max(0, Math.min(lots.length - 1, to));
  if (place === from) return lots;
  const others = lots.toSpliced(from, 1);
  return others.toSpliced(place, 0, lot);
}

/** Returns the run with these lots before the place `at`, in their order; lots of the run move there. */
export function inserted(lots: readonly number[], joining: readonly number[], at: number): readonly number[] {
  const coming = new Set(joining);
  const before = lots.slice(0, at).filter((lot) => !coming.has(lot));
  const after = lots.slice(at).filter((lot) => !coming.has(lot));
  return [...before, ...coming, ...after];
}

/** Returns the run without these lots. */
export function without(lots: readonly number[], leaving: readonly number[]): readonly number[] {
  const gone = new Set(leaving);
  return lots.filter((lot) => !gone.has(lot));
}

/** Returns the new place of the lot at `from` for Alt and a key; null when the key means nothing. */
export function placeFor(key: string, from: number, length: number): number | null {
  switch (key) {
    case "ArrowUp":
      return Math.max(0, from - 1);
    case "ArrowDown":
      return Math.min(length - 1, from + 1);
    case "Home":
      return 0;
    case "End":
      return length - 1;
    default:
      return null;
  }
}

export interface RunMerge {
  readonly lots: readonly number[];
  /** Whether a change of theirs is new in the result. */
  readonly tookTheirs: boolean;
  /** Whether both put the same lots into different orders. */
  readonly clash: boolean;
}

/**
 * Merges two changes of one run: additions of either are in, removals of either are out. Where both changed the order,
 * mine stays, and it is a conflict.
 */
export function mergedRun(
  base: readonly number[],
  mine: readonly number[],
  theirs: readonly number[],
): RunMerge {
  const [inBase, inMine, inTheirs] = [new Set(base), new Set(mine), new Set(theirs)];
  const stays = (lot: number) => (inBase.has(lot) ? inMine.has(lot) && inTheirs.has(lot) : true);
  const common = (lots: readonly number[]) =>
    lots.filter((lot) => inBase.has(lot) && inMine.has(lot) && inTheirs.has(lot));
  const [orderBase, orderMine, orderTheirs] = [common(base), common(mine), common(theirs)];
  const iMoved = !isSame(orderMine, orderBase);
  const theyMoved = !isSame(orderTheirs, orderBase);
  // The first list sets the order, the second one is added to it.
  const [first, second] = !iMoved && theyMoved ? [theirs, mine] : [mine, theirs];
  const lots = interleave(first.filter(stays), second.filter(stays));
  return {
    lots,
    tookTheirs: !isSame(theirs, base) && !isSame(lots, mine),
    clash: iMoved && theyMoved && !isSame(orderMine, orderTheirs),
  };
}

/** Returns the lots in the order of another list; lots that are not in it stay beside their neighbours. */
export function inOrderOf(lots: readonly number[], order: readonly number[]): readonly number[] {
  const known = new Set(lots);
  return interleave(
    order.filter((lot) => known.has(lot)),
    lots,
  );
}

/**
 * Adds to `backbone` the lots that only `others` has: each after its neighbour there, at the end if it is at the end
 * there.
 */
function interleave(backbone: readonly number[], others: readonly number[]): readonly number[] {
  const run = [...backbone];
  const known = new Set(backbone);
  const end = others.findLastIndex((lot) => known.has(lot)) + 1;
  others.forEach((lot, place) => {
    if (known.has(lot)) return;
    if (place >= end) return void run.push(lot);
    const before = others.slice(0, place).findLast((each) => known.has(each));
    run.splice(before === undefined ? 0 : run.indexOf(before) + 1, 0, lot);
    known.add(lot);
  });
  return run;
}

export function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((lot, place) => other[place] === lot);
}
