import type { ReactNode } from "react";
import { cn } from "#/lib/cn.ts";
import { LostBuoy } from "./illustrations.tsx";

interface EmptyStateProps {
  /** The fact: "No lots match". */
  title: string;
  /** One or two sentences. */
  text: ReactNode;
  /** The next step: buttons, or filters to remove. */
  children?: ReactNode;
  className?: string;
}

/** An empty list: the reason, the next step and a picture. */
export function EmptyState({ title, text, children, className }: EmptyStateProps) {
  return (
    <section
      data-slot="empty-state"
      className={cn(
        "grid items-center gap-x-16 gap-y-8 py-10 lg:grid-cols-[minmax(0,26rem)_minmax(0,33rem)]",
        className,
      )}
    >
      <LostBuoy className="w-full max-w-62 lg:mx-auto lg:max-w-88" />
      <div>
        <h2 className="text-h1">{title}</h2>
        <p className="mt-2 text-[1.0625rem] leading-6 text-pretty text-text-2">{text}</p>
        {children && <div className="mt-5">{children}</div>}
      </div>
    </section>
  );
}
