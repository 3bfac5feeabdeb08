import { Check } from "lucide-react";
import { cn } from "#/lib/cn.ts";

export const STEPS = ["Role", "Details", "Review", "Contract"] as const;

/** The steps: done, current and coming. `now`: from 0. */
export function Stepper({ now }: { now: number }) {
  return (
    <ol aria-label="Steps" className="mb-7 flex gap-x-4 gap-y-2 text-small max-sm:justify-between">
      {STEPS.map((word, at) => {
        const done = at < now;
        return (
          <li
            key={word}
            aria-current={at === now ? "step" : undefined}
            className={cn(
              "flex items-center gap-2 max-sm:flex-col max-sm:gap-1",
              at === now ? "font-strong" : "text-text-2",
            )}
          >
            <span
              aria-hidden
              className={cn(
                "grid size-6 place-content-center rounded-full text-micro font-strong tabular-nums",
                done ? "bg-green text-white" : at === now ? "bg-ink text-white" : "bg-salt-2 text-text-2",
              )}
            >
              {done ? <Check size={14} strokeWidth={2.4} /> : at + 1}
            </span>
            {word}
            {done && <span className="sr-only">, done</span>}
          </li>
        );
      })}
    </ol>
  );
}
