const STEP_PX = 2;
/** Steps along one side of the square on which the picture moves. */
const SIDE = 4;
const HALF_PX = (SIDE * STEP_PX) / 2;

/**
 * Returns the offset of a wall's picture in this minute, px: 2 px further each minute, once round a square of 8 px, so
 * that no edge burns into a screen that shows the same picture all day.
 */
export function shiftAt(minute: number): { readonly x: number; readonly y: number } {
  const step = ((minute % (4 * SIDE)) + 4 * SIDE) % (4 * SIDE);
  const along = (step % SIDE) * STEP_PX - HALF_PX;
  switch (Math.floor(step / SIDE)) {
    case 0:
      return { x: along, y: -HALF_PX };
    case 1:
      return { x: HALF_PX, y: along };
    case 2:
      return { x: -along, y: HALF_PX };
    default:
      return { x: -HALF_PX, y: -along };
  }
}
