const visited = new Set<string>();

/**
 * Whether an entry of the browser's history is seen for the first time: a step forward. Back and forward return to an
 * entry, and whoever returns wants to find the list as he left it.
 * @param key of the entry, as the router keeps it in the history's state
 */
export function isNewVisit(key: string | undefined): boolean {
  if (key === undefined) return true;
  if (visited.has(key)) return false;
  visited.add(key);
  return true;
}
