import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { buttonVariants } from "#/components/ui/button.tsx";
import { cn } from "#/lib/cn.ts";

/** The button with the current order. */
export function SortButton({ word, className, ...props }: ComponentProps<"button"> & { word: string }) {
  return (
    <button
      type="button"
      className={cn(
        buttonVariants(),
        "h-9 gap-2 px-3 text-small font-medium max-xl:-me-1 max-xl:border-0 max-xl:px-2 max-xl:text-body",
        className,
      )}
      {...props}
    >
      <span className="sr-only">Sort: </span>
      {word}
      <ChevronDown aria-hidden size={16} strokeWidth={1.75} className="text-text-2" />
    </button>
  );
}
