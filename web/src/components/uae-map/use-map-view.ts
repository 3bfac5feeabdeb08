import {
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { type Box, fit, moved, type Size, type View, zoomed } from "./projection.ts";

/** px for one press of an arrow key; more with Shift. */
const STEP = 60;
/** A press that moved less than this is no drag, px. */
const STILL = 4;

/** The map is drawn again this long after its last move, ms, and sooner when it grew or moved by this much. */
const CALM_MS = 120;
const MOST_GROWTH = 1.5;
const MOST_MOVE = 0.5;

/**
 * The view of a map, moved by pointer, wheel, fingers and keys. A moving map is not drawn again: the drawn one is moved
 * as a picture, which also a slow phone does 60 times a second.
 * @param room the part of the map that the first box fills, 0 to 1
 */
export function useMapView(box: Box, room?: number) {
  const element = useRef<HTMLDivElement>(null);
  /** What moves with the map. */
  const layer = useRef<HTMLDivElement>(null);
  /** The view to which the drawn one is moved; null: they are the same. */
  const ahead = useRef<View | null>(null);
  const calm = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  const [view, setView] = useState<View | null>(null);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const pulled = useRef(0);

  useLayoutEffect(() => {
    const shown = element.current;
    if (!shown) return;
    const observer = new ResizeObserver(() => {
      const { width, height } = shown.getBoundingClientRect();
      setSize({ width, height });
    });
    observer.observe(shown);
    return () => observer.disconnect();
  }, []);
  // The first view needs the size of the map.
  if (view === null && size.width > 0) setView(fit(box, size, room));

  useLayoutEffect(() => {
    if (!view || !layer.current) return;
    ahead.current = null;
    layer.current.style.transform = "";
  }, [view]);
  useEffect(() => () => clearTimeout(calm.current), []);

  const glide = useCallback(
    (next: (before: View) => View) => {
      if (!view) return;
      const { x, y, k } = (ahead.current = next(ahead.current ?? view));
      const [right, down, growth] = [(view.x - x) * k, (view.y - y) * k, k / view.k];
      const draw = () => ahead.current && setView(ahead.current);
      clearTimeout(calm.current);
      if (
        Math.max(growth, 1 / growth) > MOST_GROWTH ||
        Math.hypot(right, down) > MOST_MOVE * Math.min(size.width, size.height)
      ) {
        draw();
        return;
      }
      if (layer.current) layer.current.style.transform = `translate(${right}px, ${down}px) scale(${growth})`;
      calm.current = setTimeout(draw, CALM_MS);
    },
    [view, size],
  );

  // React's wheel listeners are passive, and the page would scroll.
  useEffect(() => {
    const shown = element.current;
    if (!shown) return;
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const { left, top, width, height } = shown.getBoundingClientRect();
      const lines = event.deltaMode === 1 ? 16 : 1;
      const factor = Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0018));
      const [right, down] = [event.clientX - left - width / 2, event.clientY - top - height / 2];
      glide((before) => zoomed(before, factor, right, down));
    };
    shown.addEventListener("wheel", wheel, { passive: false });
    return () => shown.removeEventListener("wheel", wheel);
  }, [glide]);

  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0) return;
    if (fingers.current.size === 0) pulled.current = 0;
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  function onPointerMove(event: PointerEvent<HTMLDivElement>) {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    pulled.current += Math.hypot(now.x - before.x, now.y - before.y);
    // Only a drag captures the pointer, so that a press still reaches its target.
    if (pulled.current > STILL) event.currentTarget.setPointerCapture(event.pointerId);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    if (!other) {
      glide((seen) => moved(seen, now.x - before.x, now.y - before.y));
      return;
    }
    const factor = distance(now, other) / Math.max(distance(before, other), 1);
    const [right, down] = [other.x - left - width / 2, other.y - top - height / 2];
    glide((seen) => zoomed(seen, factor, right, down));
  }

  function onPointerUp(event: PointerEvent<HTMLDivElement>) {
    fingers.current.delete(event.pointerId);
  }

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (event.target !== event.currentTarget) return;
    const far = event.shiftKey ? 4 : 1;
    const act = KEYS[event.key];
    if (!act) return;
    event.preventDefault();
    setView((seen) => seen && act(seen, STEP * far));
  }

  return {
    element,
    layer,
    size,
    view,
    setView,
    /** Shows a box. */
    look: (at: Box, part?: number) => setView(fit(at, size, part)),
    /** Whether the last press was a drag, which is no press on its target. */
    wasPulled: () => pulled.current > STILL,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onKeyDown },
  };
}

const KEYS: Readonly<Record<string, (view: View, step: number) => View>> = {
  ArrowLeft: (view, step) => moved(view, step, 0),
  ArrowRight: (view, step) => moved(view, -step, 0),
  ArrowUp: (view, step) => moved(view, 0, step),
  ArrowDown: (view, step) => moved(view, 0, -step),
  "+": (view) => zoomed(view, 1.5),
  "=": (view) => zoomed(view, 1.5),
  "-": (view) => zoomed(view, 1 / 1.5),
};

function distance(a: { x: number; y: number }, b: { x: number; y: number }): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
