import type { ComponentProps } from "react";
import { cn } from "#/lib/cn.ts";

/** The border of every input, also for a box around an input and another element. */
export const field =
  "rounded-md border border-line-3 bg-white text-text transition-shadow duration-100 hover:border-text-3 focus-visible:border-blue focus-visible:shadow-focus focus-visible:outline-none has-focus-visible:border-blue has-focus-visible:shadow-focus aria-invalid:border-red aria-invalid:focus-visible:shadow-focus-wrong has-aria-invalid:border-red";

/**
 * An input 48 px high, with letters of 16 px so that a phone does not zoom in. An error has aria-invalid, an icon and a
 * sentence.
 */
export function Input({ className, type = "text", ...props }: ComponentProps<"input">) {
  return (
    <input
      data-slot="input"
      type={type}
      className={cn(
        field,
        "h-12 w-full min-w-0 px-3 text-[1rem] leading-6 placeholder:text-text-3 disabled:border-line disabled:bg-salt disabled:text-text-3",
        className,
      )}
      {...props}
    />
  );
}
