import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";

interface HeartProps extends Omit<ComponentProps<"button">, "children"> {
  on: boolean;
  /** Of what, for ears: the lot's title. */
  of: string;
}

/** The round heart on a photo. Pressed means watched; the word is for ears. */
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
