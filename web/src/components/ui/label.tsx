import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";

/** Names the field whose id it carries in `htmlFor`. */
export function Label({ className, htmlFor, ...props }: ComponentProps<"label"> & { htmlFor: string }) {
  return (
    <label
      data-slot="label"
      htmlFor={htmlFor}
      className={cn("text-small font-strong select-none", className)}
      {...props}
    />
  );
}
