import { type ComponentProps, type PointerEvent, useRef } from "react";

/** A vertical swipe over this distance closes a message, px. */
const FAR_PX = 50;

/** Returns whether a finger moved far enough to close a message: up or down, and more than sideways. */
export function isSwipedAway(dx: number, dy: number): boolean {
  return Math.abs(dy) > FAR_PX && Math.abs(dy) > Math.abs(dx);
}

interface SwipeAwayProps extends ComponentProps<"div"> {
  onSwipe: () => void;
}

/** Follows a finger up and down. On release the message closes, or returns to its place. */
export function SwipeAway({ onSwipe, style, ...props }: SwipeAwayProps) {
  const from = useRef<{ x: number; y: number } | null>(null);
  const box = useRef<HTMLDivElement>(null);

  function follow(y: number | null): void {
    if (!box.current) return;
    box.current.style.transition = y === null ? "translate 160ms" : "none";
    box.current.style.translate = y === null ? "" : `0 ${y}px`;
  }
  function end(event: PointerEvent): void {
    const start = from.current;
    from.current = null;
    if (start && isSwipedAway(event.clientX - start.x, event.clientY - start.y)) onSwipe();
    else follow(null);
  }

  return (
    <div
      ref={box}
      style={{ touchAction: "none", ...style }}
      onPointerDown={(event) => {
        // A press on a button in it is no swipe.
        if (event.target instanceof Element && event.target.closest("button, a")) return;
        from.current = { x: event.clientX, y: event.clientY };
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => from.current && follow(event.clientY - from.current.y)}
      onPointerUp={end}
      onPointerCancel={() => {
        from.current = null;
        follow(null);
      }}
      {...props}
    />
  );
}
