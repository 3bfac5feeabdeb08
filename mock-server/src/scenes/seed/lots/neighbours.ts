/** Finds close neighbors: an order of things, and the distance that counts as close. */
export interface Order<T> {
  readonly items: readonly T[];
  readonly distance: number;
}

/** Returns, for each thing, all things close to it in any of the orders. */
export function neighbourhood<T>(orders: readonly Order<T>[]): ReadonlyMap<T, ReadonlySet<T>> {
  const close = new Map<T, Set<T>>();
  for (const { items, distance } of orders) {
    for (const [i, item] of items.entries()) {
      const around = close.get(item) ?? new Set<T>();
      for (const other of items.slice(Math.max(0, i - distance), i + distance + 1)) around.add(other);
      around.delete(item);
      close.set(item, around);
    }
  }
  return close;
}
