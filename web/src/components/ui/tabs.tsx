import { Tabs as Primitive } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";

export const Tabs = Primitive.Root;

/** A row of words on a hairline; the chosen one stands on ink. Scrolls sideways where it does not fit. */
export const tabList = "flex gap-6 overflow-x-auto border-b border-line [scrollbar-width:none]";
/** One tab, also for links that look like tabs (aria-current or data-state=active marks the chosen one). */
export const tab =
  "relative -mb-px flex shrink-0 items-baseline gap-1.5 border-b-3 border-transparent pt-3 pb-2.5 text-long leading-5 font-medium text-text-2 hover:text-text data-[state=active]:border-ink data-[state=active]:font-strong data-[state=active]:text-text aria-[current=page]:border-ink aria-[current=page]:font-strong aria-[current=page]:text-text";

export function TabsList({ className, ...props }: ComponentProps<typeof Primitive.List>) {
  return <Primitive.List data-slot="tabs-list" className={cn(tabList, className)} {...props} />;
}

export function TabsTrigger({ className, ...props }: ComponentProps<typeof Primitive.Trigger>) {
  return <Primitive.Trigger data-slot="tabs-trigger" className={cn(tab, className)} {...props} />;
}

export function TabsContent({ className, ...props }: ComponentProps<typeof Primitive.Content>) {
  return <Primitive.Content data-slot="tabs-content" className={cn("pt-5", className)} {...props} />;
}

/** The number beside a tab's word. */
export function TabCount({ className, ...props }: ComponentProps<"span">) {
  return <span className={cn("text-body font-normal text-text-3 tabular-nums", className)} {...props} />;
}
