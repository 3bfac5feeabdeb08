/**
 * Which of the lots asked about have joined the part of the list that is loaded. The reply has the list's own order, so
 * what stands before the last loaded lot belongs above it; what stands after it comes by itself when one scrolls on.
 * @param reply ids as the server orders them, the last loaded one among them unless it left the list
 * @param last the last loaded lot; null when the whole list is loaded
 * @param loaded every lot in the list already
 */
export function newLotsIn(
  reply: readonly number[],
  last: number | null,
  loaded: ReadonlySet<number>,
): number[] {
  const end = last === null ? reply.length : reply.indexOf(last);
  return reply.slice(0, Math.max(0, end)).filter((id) => !loaded.has(id));
}
