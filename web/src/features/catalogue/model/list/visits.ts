const visited = new Set<string>();

/**
 * Returns whether an entry of the browser's history is new. Back and forward return to an old entry, and the list keeps
 * its place there.
 * @param key of the entry in the router's state
 */
export function isNewVisit(key: string | undefined): boolean {
  if (key === undefined) return true;
  if (visited.has(key)) return false;
  visited.add(key);
  return true;
}
