import { type PointerEvent, type RefObject, useRef } from "react";

/** Drawn down further than this, px, or faster than that, px per ms, a sheet closes. */
const FAR_PX = 120;
const FAST = 0.5;

/** Lets a sheet follow a finger on its handle; closing goes through the same hidden button as every other way. */
export function useSheetDrag(sheet: RefObject<HTMLElement | null>, close: RefObject<HTMLElement | null>) {
  const start = useRef<{ y: number; at: number } | null>(null);

  function move(event: PointerEvent): number {
    return start.current ? Math.max(0, event.clientY - start.current.y) : 0;
  }
  function settle(): void {
    start.current = null;
    if (sheet.current) sheet.current.style.translate = "";
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { y: event.clientY, at: event.timeStamp };
    },
    onPointerMove(event: PointerEvent) {
      if (start.current && sheet.current) sheet.current.style.translate = `0 ${move(event)}px`;
    },
    onPointerUp(event: PointerEvent) {
      const far = move(event);
      const fast = start.current ? far / Math.max(1, event.timeStamp - start.current.at) : 0;
      settle();
      if (far > FAR_PX || (far > 24 && fast > FAST)) close.current?.click();
    },
    onPointerCancel: settle,
  };
}
