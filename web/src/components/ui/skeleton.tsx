import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";

/** A still grey block, there after 150 ms: what comes faster needs none. */
export function Skeleton({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="skeleton"
      aria-hidden
      className={cn("animate-late rounded-sm bg-salt-2", className)}
      {...props}
    />
  );
}
