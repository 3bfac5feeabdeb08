import type { ComponentProps } from "react";
import { cn } from "#/lib/cn.ts";

/** Tabs are addresses or anchors, so they are links: these are the classes of their row and of each link. */

/** A row of tabs on a line. Scrolls sideways where it does not fit. */
export const tabList = "flex gap-6 overflow-x-auto border-b border-line [scrollbar-width:none]";

/** One tab; `aria-current` marks the current one. */
export const tab =
  "touch relative -mb-px flex shrink-0 items-baseline gap-1.5 border-b-3 border-transparent pt-3 pb-2.5 text-long leading-5 font-medium text-text-2 hover:text-text aria-[current=page]:border-ink aria-[current=page]:font-strong aria-[current=page]:text-text aria-[current=true]:border-ink aria-[current=true]:font-strong aria-[current=true]:text-text";

/** The number beside a tab. */
export function TabCount({ className, ...props }: ComponentProps<"span">) {
  return <span className={cn("text-body font-normal text-text-3 tabular-nums", className)} {...props} />;
}
