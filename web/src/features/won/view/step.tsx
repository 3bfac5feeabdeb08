import { Check } from "lucide-react";
import { type ReactNode, useId } from "react";
import { cn } from "#/lib/cn.ts";

export type StepState = "done" | "current" | "later";

const LINES = { done: "border-green", current: "border-ink", later: "border-line-2" } as const;
const MARKS = {
  done: "bg-green text-white",
  current: "bg-ink text-white",
  later: "border border-line-3 text-text-2",
} as const;

interface StepProps {
  place: number;
  title: string;
  /** Its anchor on the page: #documents. */
  anchor: string;
  state: StepState;
  /** When it was done, or until when it can be done. */
  when?: ReactNode;
  children: ReactNode;
}

/** One of the three steps of a won lot. The current one has the ink line, a done one is green. */
export function Step({ place, title, anchor, state, when, children }: StepProps) {
  const id = useId();
  return (
    <li
      id={anchor}
      data-slot="won-step"
      data-state={state}
      aria-labelledby={id}
      {...(state === "current" && { "aria-current": "step" })}
      className="min-w-0 scroll-mt-32"
    >
      <div className={cn("mb-3 flex items-center gap-3 border-b-3 pb-3", LINES[state])}>
        <span
          className={cn(
            "grid size-8 shrink-0 place-content-center rounded-full text-body font-strong",
            MARKS[state],
          )}
        >
          {state === "done" ? <Check aria-hidden size={18} strokeWidth={2.4} /> : place}
        </span>
        <h2 id={id} className="text-h2">
          {title}
          {state === "done" && <span className="sr-only">, done</span>}
        </h2>
        {when && <span className="ms-auto text-end text-small text-text-2">{when}</span>}
      </div>
      {children}
    </li>
  );
}
