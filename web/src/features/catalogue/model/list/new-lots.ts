/**
 * Returns the lots that joined the loaded part of the list. The reply is in the order of the list, so lots before the
 * last loaded one belong to that part; later ones load with scrolling.
 * @param reply ids in the server's order, with the last loaded one unless it left the list
 * @param last the last loaded lot; null when the whole list is loaded
 * @param loaded every lot of the loaded part
 */
export function newLotsIn(
  reply: readonly number[],
  last: number | null,
  loaded: ReadonlySet<number>,
): number[] {
  const end = last === null ? reply.length : reply.indexOf(last);
  return reply.slice(0, Math.max(0, end)).filter((id) => !loaded.has(id));
}
