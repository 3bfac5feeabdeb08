import { type ReactNode, startTransition, useEffect, useRef, useState } from "react";
import { whenCalm } from "../lib/timing/calm.ts";

/** Whoever has come to it by a press sees that answered first; it waits no longer than this, ms. */
const MOST_WAIT_MS = 500;

interface WhenNearProps {
  /** As high as what comes, so that nothing moves when it does. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Draws its children, and lets them ask for what they need, once they are within a window's height of being seen. */
export function WhenNear({ fallback, children }: WhenNearProps) {
  const box = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!box.current) return;
    let end = () => {};
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        end = whenCalm(() => startTransition(() => setNear(true)), MOST_WAIT_MS);
      },
      { rootMargin: "100% 0px" },
    );
    observer.observe(box.current);
    return () => {
      observer.disconnect();
      end();
    };
  }, []);
  return near ? children : <div ref={box}>{fallback}</div>;
}
