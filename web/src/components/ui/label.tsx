import type { ComponentProps } from "react";
import { cn } from "#/lib/cn.ts";

/** The name of a field, by its id in `htmlFor`. */
export function Label({ className, htmlFor, ...props }: ComponentProps<"label"> & { htmlFor: string }) {
  return (
    <label
      data-slot="label"
      htmlFor={htmlFor}
      className={cn("min-w-0 text-small font-strong select-none", className)}
      {...props}
    />
  );
}
