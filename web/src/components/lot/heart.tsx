import type { ComponentProps } from "react";
import { cn } from "#/lib/cn.ts";

interface HeartProps extends Omit<ComponentProps<"button">, "children"> {
  on: boolean;
  /** The lot's title, for screen readers. */
  of: string;
}

/** The round watch button on a photo, pressed for a watched lot. Its label is for screen readers. */
export function Heart({ on, of, className, ...props }: HeartProps) {
  return (
    <button
      type="button"
      data-slot="heart"
      aria-pressed={on}
      aria-label={`Watch ${of}`}
      className={cn(
        "icon touch grid size-9 place-content-center rounded-full bg-white text-ink [--icon-size:18px] hover:bg-salt max-md:size-11",
        on ? "icon-heart-full" : "icon-heart",
        className,
      )}
      {...props}
    />
  );
}
