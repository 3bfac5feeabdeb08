import { day } from "@marsa/api-spec/dates";
import { useId } from "react";
import { cn } from "../lib/cn.ts";

interface DayFilterProps {
  label: string;
  value: string | undefined;
  onChange: (day: string | undefined) => void;
}

/** A filter for a day in Dubai, as the browser's own date field. */
export function DayFilter({ label, value = "", onChange }: DayFilterProps) {
  const id = useId();
  return (
    <span
      className={cn(
        "inline-flex h-10 shrink-0 items-center gap-2 rounded-md border ps-3.5 pe-2 text-body",
        value === "" ? "border-line-2 bg-white" : "border-blue bg-blue-tint text-blue-deep",
      )}
    >
      <label htmlFor={id} className="font-strong whitespace-nowrap">
        {label}
        {value !== "" && <span className="font-medium tabular-nums"> {day(value)}</span>}
      </label>
      <input
        id={id}
        type="date"
        value={value}
        onChange={(event) => onChange(event.target.value || undefined)}
        className="touch w-29 bg-transparent text-small tabular-nums"
      />
    </span>
  );
}
