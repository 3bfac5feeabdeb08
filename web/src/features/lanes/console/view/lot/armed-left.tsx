import { useEffect, useState } from "react";
import { cn } from "#/lib/cn.ts";

/** "Press again, 5 s": the time left for the second press. Starts with its first draw. */
export function ArmedLeft({ forMs }: { forMs: number }) {
  const [left, setLeft] = useState(forMs / 1_000);
  useEffect(() => {
    const timer = setInterval(() => setLeft((before) => Math.max(0, before - 1)), 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <span>
      Press again
      <span aria-hidden className="tabular-nums">
        , {left} s
      </span>
    </span>
  );
}

/** The time left as a bar at the lower edge of its button. */
export function ArmedBar({ forMs, className }: { forMs: number; className?: string }) {
  return (
    <span
      aria-hidden
      ref={(bar) => {
        const draining = bar?.animate([{ transform: "scaleX(1)" }, { transform: "scaleX(0)" }], {
          duration: forMs,
          fill: "forwards",
        });
        return () => draining?.cancel();
      }}
      className={cn("absolute inset-x-0 bottom-0 h-1.5 origin-left bg-orange-fill", className)}
    />
  );
}
