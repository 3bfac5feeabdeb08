/** The order of a lot's photos; the first is the main one. */

/** Moves the photo at `from` so that it stands at `to`; a place beyond the ends is the end. */
export function moved(ids: readonly number[], from: number, to: number): number[] {
  const id = ids[from];
  if (id === undefined) return [...ids];
  const place = Math.max(0, Math.min(ids.length - 1, to));
  return ids.toSpliced(from, 1).toSpliced(place, 0, id);
}

/** Puts a photo before or after another one. */
export function droppedAt(
  ids: readonly number[],
  id: number,
  target: number,
  edge: "before" | "after",
): number[] {
  if (id === target) return [...ids];
  const rest = ids.filter((one) => one !== id);
  return rest.toSpliced(rest.indexOf(target) + (edge === "after" ? 1 : 0), 0, id);
}

/** Adds a photo where it was chosen: uploads end in another order. `turnOf`: when a photo was chosen, null: earlier. */
export function added(
  ids: readonly number[],
  id: number,
  turn: number,
  turnOf: (id: number) => number | null,
): number[] {
  const next = ids.findIndex((one) => (turnOf(one) ?? -1) > turn);
  return next < 0 ? [...ids, id] : ids.toSpliced(next, 0, id);
}

/** Puts a removed photo back to its place. */
export function restored(ids: readonly number[], id: number, place: number): number[] {
  return ids.includes(id) ? [...ids] : ids.toSpliced(place, 0, id);
}

/** "Photo 3 of 9 is the main photo" and the like, spoken after a move. */
export function placeWords(name: string, place: number, count: number): string {
  return place === 0 ? `${name} is now the main photo` : `${name} is now photo ${place + 1} of ${count}`;
}
