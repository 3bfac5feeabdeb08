import { type ReactNode, useEffect, useRef, useState } from "react";

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
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: "100% 0px" },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return near ? children : <div ref={box}>{fallback}</div>;
}
