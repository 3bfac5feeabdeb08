import { type PointerEvent, useRef } from "react";

/** A sheet closes when dragged down further than this, px, or faster than that, px per ms. */
const FAR_PX = 120;
const FAST = 0.5;

/** Lets a sheet follow a finger on its handle. Returns handlers for the handle; `onClose` closes the sheet. */
export function useSheetDrag(onClose: () => void) {
  const start = useRef<{ y: number; at: number } | null>(null);

  function drawn(event: PointerEvent<HTMLElement>): number {
    return start.current ? Math.max(0, event.clientY - start.current.y) : 0;
  }
  function settle(event: PointerEvent<HTMLElement>): void {
    start.current = null;
    shift(event, 0);
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { y: event.clientY, at: event.timeStamp };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (start.current) shift(event, drawn(event));
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const far = drawn(event);
      const fast = start.current ? far / Math.max(1, event.timeStamp - start.current.at) : 0;
      settle(event);
      if (far > FAR_PX || (far > 24 && fast > FAST)) onClose();
    },
    onPointerCancel: settle,
  };
}

/** Moves the sheet of a handle down by so many px; 0 returns it to its place. */
function shift(event: PointerEvent<HTMLElement>, px: number): void {
  const sheet = event.currentTarget.closest<HTMLElement>("[data-slot=sheet-content]");
  if (sheet) sheet.style.translate = px === 0 ? "" : `0 ${px}px`;
}
