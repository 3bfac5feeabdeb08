import { type RefObject, useEffect, useState } from "react";

const LEAST = 0.5;
const MOST = 3;
const STEP = 0.25;

export interface Zoom {
  /** 1: a page is as wide as its column. */
  readonly scale: number;
  readonly out: () => void;
  readonly in: () => void;
}

const within = (scale: number) => Math.min(MOST, Math.max(LEAST, scale));

/** The zoom of the pages in a scrolled box: by buttons, and by two fingers. */
export function useZoom(box: RefObject<HTMLElement | null>, least = LEAST): Zoom {
  const [scale, setScale] = useState(1);
  useEffect(() => {
    const node = box.current;
    if (!node) return;
    let from: { apart: number; scale: number } | null = null;
    const move = (event: TouchEvent) => {
      const apart = distance(event);
      if (apart === null) return;
      // The browser would zoom the whole page, its bars included.
      event.preventDefault();
      const now = Number(node.dataset["scale"]);
      from ??= { apart, scale: now };
      setScale(Math.max(least, within((from.scale * apart) / from.apart)));
    };
    const end = () => (from = null);
    node.addEventListener("touchmove", move, { passive: false });
    node.addEventListener("touchend", end);
    return () => {
      node.removeEventListener("touchmove", move);
      node.removeEventListener("touchend", end);
    };
  }, [box, least]);
  return {
    scale,
    out: () => setScale((now) => Math.max(least, within(now - STEP))),
    in: () => setScale((now) => within(now + STEP)),
  };
}

function distance({ touches: [one, two] }: TouchEvent): number | null {
  return one && two ? Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY) : null;
}
