/** Moves over the drawing of a car by the arrow keys. */
type Anchors = ReadonlyMap<string, readonly [x: number, y: number]>;

const WAYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Returns the next zone in the direction of an arrow key; undefined: another key, or no zone there. */
export function zoneAt(anchors: Anchors, from: string, key: string): string | undefined {
  const way = WAYS[key];
  const start = anchors.get(from);
  if (!way || !start) return undefined;
  let best: { zone: string; cost: number } | undefined;
  for (const [zone, [x, y]] of anchors) {
    const [dx, dy] = [x - start[0], y - start[1]];
    const ahead = dx * way[0] + dy * way[1];
    const across = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    // Much farther aside than ahead is another direction.
    if (zone === from || ahead <= 0 || across > 1.5 * ahead) continue;
    const cost = ahead + 3 * across;
    if (!best || cost < best.cost) best = { zone, cost };
  }
  return best?.zone;
}
