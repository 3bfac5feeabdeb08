/** The order of a run, as it is put together by hand or keys. Places count from 0; lots are named by their ids. */

/** The same lots with the one at `from` at the place `to`; places beyond the ends are the ends. */
export function moved(lots: readonly number[], from: number, to: number): readonly number[] {
  const lot = lots[from];
  if (lot === undefined) return lots;
  const place = Math.max(0, Math.min(lots.length - 1, to));
  if (place === from) return lots;
  const others = lots.toSpliced(from, 1);
  return others.toSpliced(place, 0, lot);
}

/** The run with these lots put before the place `at`, in their order; lots that are in it already move there. */
export function inserted(lots: readonly number[], joining: readonly number[], at: number): readonly number[] {
  const coming = new Set(joining);
  const before = lots.slice(0, at).filter((lot) => !coming.has(lot));
  const after = lots.slice(at).filter((lot) => !coming.has(lot));
  return [...before, ...coming, ...after];
}

/** The run without these lots. */
export function without(lots: readonly number[], leaving: readonly number[]): readonly number[] {
  const gone = new Set(leaving);
  return lots.filter((lot) => !gone.has(lot));
}

/** What Alt and a key do to the lot at `from`: its new place, or null when the key means nothing. */
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
  /** They added, took out or moved something that I had not. */
  readonly tookTheirs: boolean;
  /** Both put the same lots into another order, each into his own. */
  readonly clash: boolean;
}

/**
 * Two changes of one run as one: a lot that either added is in it, a lot that either took out is not. Where both
 * changed the order it is mine, and a clash.
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
  // Whose order counts, and who then comes in between.
  const [first, second] = !iMoved && theyMoved ? [theirs, mine] : [mine, theirs];
  const lots = woven(first.filter(stays), second.filter(stays));
  return {
    lots,
    tookTheirs: !isSame(theirs, base) && !isSame(lots, mine),
    clash: iMoved && theyMoved && !isSame(orderMine, orderTheirs),
  };
}

/** The same lots in the order that others have them in; lots that are not among those keep their neighbours. */
export function inOrderOf(lots: readonly number[], order: readonly number[]): readonly number[] {
  const known = new Set(lots);
  return woven(
    order.filter((lot) => known.has(lot)),
    lots,
  );
}

/** `backbone` with what only `others` has: each after the one that it follows there, at the end what is at their end. */
function woven(backbone: readonly number[], others: readonly number[]): readonly number[] {
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
