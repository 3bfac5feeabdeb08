import { Circle, CircleCheck, CircleDot } from "lucide-react";
import { type ReactNode, useId } from "react";
import { cn } from "#/lib/cn.ts";

interface StepProps {
  title: string;
  text?: string;
  state: "done" | "current" | "open";
  children: ReactNode;
}

const ICONS = { done: CircleCheck, current: CircleDot, open: Circle } as const;
const COLOURS = { done: "text-green", current: "text-blue", open: "text-text-3" } as const;
const WORDS = { done: "done", current: "now", open: "open" } as const;

/** One step of the counter, with its state. */
export function Step({ title, text, state, children }: StepProps) {
  const id = useId();
  const Icon = ICONS[state];
  return (
    <section
      aria-labelledby={id}
      data-state={state}
      className="grid gap-x-8 gap-y-3 border-t border-line py-5 md:grid-cols-[11rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="flex items-start gap-2 text-h3">
          <Icon aria-hidden size={18} strokeWidth={2} className={cn("mt-px shrink-0", COLOURS[state])} />
          <span>
            {title}
            <span className="sr-only">, {WORDS[state]}</span>
          </span>
        </h2>
        {text !== undefined && <p className="mt-1 text-small text-text-2">{text}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
