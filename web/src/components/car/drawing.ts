/** The views of a vehicle's drawing, and the parts that a finding can name. */

export type View = "right" | "top" | "left";

/** A part of the drawing that a finding can name. A zone may have shapes in several views. */
export interface ZoneShape {
  readonly zone: string;
  readonly view: View;
  readonly d: string;
}

export interface CarShapes {
  readonly zones: readonly ZoneShape[];
  /** Glass and other parts without findings, per view. */
  readonly glass: readonly { readonly view: View; readonly d: string }[];
  readonly lines: readonly { readonly view: View; readonly d: string }[];
  /** The place of each zone's number, in units of the whole drawing. */
  readonly anchors: ReadonlyMap<string, readonly [x: number, y: number]>;
}

/** The place of each view in the drawing. */
export const PLACES: Readonly<Record<View, { readonly transform: string; y: (local: number) => number }>> = {
  right: { transform: "translate(0 88) scale(1 -1)", y: (local) => 88 - local },
  top: { transform: "translate(0 97)", y: (local) => 97 + local },
  left: { transform: "translate(0 182)", y: (local) => 182 + local },
};
