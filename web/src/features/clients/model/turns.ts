/** The view of a document: its turn and its zoom. */
export interface View {
  /** Degrees, clockwise. */
  readonly turn: 0 | 90 | 180 | 270;
  /** Times the size that fits. */
  readonly zoom: number;
}

export const FITTING: View = { turn: 0, zoom: 1 };
const ZOOMS = [1, 1.5, 2, 3, 4] as const;

/** Zooms by one step; stops at either end. */
export function zoomed(view: View, by: 1 | -1): View {
  const place = ZOOMS.findIndex((zoom) => zoom >= view.zoom);
  const next = ZOOMS[Math.min(Math.max(place + by, 0), ZOOMS.length - 1)] ?? 1;
  return { ...view, zoom: next };
}

/** Turns the view to the right by a quarter. */
export function turned(view: View): View {
  return { ...view, turn: ((view.turn + 90) % 360) as View["turn"] };
}

export const canZoom = ({ zoom }: View, by: 1 | -1): boolean => (by === 1 ? zoom < 4 : zoom > 1);
