import { type ReactNode, startTransition, useEffect, useRef, useState } from "react";
import { whenCalm } from "../lib/timing/calm.ts";

/** The answer to a press is drawn before the content; the longest wait, ms. */
const MOST_WAIT_MS = 500;

interface WhenNearProps {
  /** As high as the content, so that nothing moves when it comes. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Draws its children, which load their data then, once they are within a window's height of the view. */
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
