import { Check } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "#/lib/cn.ts";

interface CheckboxProps extends Omit<ComponentProps<"input">, "type" | "onChange"> {
  onCheckedChange?: (checked: boolean) => void;
}

/** The browser's own checkbox with our drawing above, so that forms, labels and screen readers work. */
export function Checkbox({ className, onCheckedChange, ...props }: CheckboxProps) {
  return (
    <span data-slot="checkbox" className={cn("relative inline-grid size-4.5 shrink-0", className)}>
      <input
        type="checkbox"
        className="touch peer relative z-1 size-full cursor-[inherit] appearance-none rounded-sm border border-line-3 bg-white checked:border-blue checked:bg-blue hover:border-text-3 checked:hover:border-blue disabled:bg-salt disabled:checked:border-text-3 disabled:checked:bg-text-3"
        onChange={(event) => onCheckedChange?.(event.target.checked)}
        {...props}
      />
      <Check
        aria-hidden
        size={13}
        strokeWidth={3}
        className="pointer-events-none invisible absolute z-1 inset-0 m-auto text-white peer-checked:visible"
      />
    </span>
  );
}
