import type { ReactNode } from "react";
import { cn } from "#/lib/cn.ts";

interface SwitchProps {
  on: boolean;
  onChange: (on: boolean) => void;
  /** The name, beside the switch. */
  label: ReactNode;
  disabled?: boolean;
  className?: string;
}

/** A switch that acts at once, with its name. Works on white and on dark backgrounds. */
export function Switch({ on, onChange, label, disabled = false, className }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      aria-disabled={disabled || undefined}
      className={cn(
        "touch relative inline-flex items-center gap-2.5 rounded-sm whitespace-nowrap aria-disabled:opacity-75",
        className,
      )}
      onClick={() => !disabled && onChange(!on)}
    >
      <span
        aria-hidden
        className={cn(
          "flex h-5 w-9 items-center rounded-full p-0.5 transition-colors duration-150",
          on ? "bg-blue-running" : "bg-line-3",
        )}
      >
        <span
          className={cn(
            "size-4 rounded-full bg-white transition-transform duration-150",
            on && "translate-x-4 rtl:-translate-x-4",
          )}
        />
      </span>
      {label}
    </button>
  );
}
