import { ChevronDown } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import { field as fieldClass } from "../../../components/ui/input.tsx";
import { cn } from "../../../lib/cn.ts";
import { westernDigits } from "@marsa/api-spec/digits";
import { count } from "../../../lib/format/counts.ts";
import { serverClock } from "../../../realtime/clock/clock.ts";
import { rangeOf } from "./fields.ts";
import type { RangeField } from "./field-names.ts";
import { FilterGroup } from "./filter-group.tsx";
import type { Bounds } from "../list/read-list-search.ts";

interface RangeGroupProps {
  field: RangeField;
  bounds: Bounds;
  onChange: (bounds: Bounds) => void;
  /** The number of lots by value, above the two ends. */
  histogram?: ReactNode;
}

const box = cn(
  fieldClass,
  "h-9 w-full min-w-0 px-2.5 text-small font-medium tabular-nums placeholder:font-normal placeholder:text-text-3 max-xl:h-11 max-xl:px-3 max-xl:text-[1rem]",
);
/** Older lots than this are rare; search words find them. */
const OLDEST_YEAR = 1990;
const MOST_DIGITS = 9;

/** The minimum and maximum of a field, both included. */
export function RangeGroup({ field, bounds, onChange, histogram }: RangeGroupProps) {
  const { title, kind } = rangeOf(field);
  const End = kind === "year" ? YearEnd : AmountEnd;
  return (
    <FilterGroup title={title} collapsible={false}>
      {histogram}
      <div className="grid grid-cols-2 gap-2 pt-2">
        <End
          label={`${title}, from`}
          hint="From"
          value={bounds.from}
          onChange={(from) => onChange(withEnd(bounds, "from", from))}
        />
        <End
          label={`${title}, to`}
          hint="To"
          value={bounds.to}
          onChange={(to) => onChange(withEnd(bounds, "to", to))}
        />
      </div>
    </FilterGroup>
  );
}

interface EndProps {
  label: string;
  hint: string;
  value: number | undefined;
  onChange: (value: number | undefined) => void;
}

/** Accepts digits; the amount counts on leaving the field or on Enter. */
function AmountEnd({ label, hint, value, onChange }: EndProps) {
  const [typed, setTyped] = useState({ value, text: written(value) });
  // The address has another amount now, from a chip or from the history.
  if (typed.value !== value) setTyped({ value, text: written(value) });
  function settle() {
    const digits = westernDigits(typed.text).replaceAll(/\D/g, "").slice(0, MOST_DIGITS);
    const amount = digits === "" ? undefined : Number(digits);
    setTyped({ value, text: written(amount) });
    if (amount !== value) onChange(amount);
  }
  return (
    <input
      className={box}
      aria-label={label}
      placeholder={hint}
      inputMode="numeric"
      enterKeyHint="done"
      autoComplete="off"
      value={typed.text}
      onChange={(event) => setTyped({ value, text: event.target.value })}
      onBlur={settle}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === "Enter") settle();
      }}
    />
  );
}

function YearEnd({ label, hint, value, onChange }: EndProps) {
  const newest = new Date(serverClock.now()).getFullYear() + 1;
  const years = Array.from({ length: newest - OLDEST_YEAR + 1 }, (_, ago) => newest - ago);
  return (
    <span className="relative grid">
      <select
        className={cn(box, "appearance-none pe-8", value === undefined && "font-normal text-text-2")}
        aria-label={label}
        value={value ?? ""}
        onChange={(event) => onChange(event.target.value === "" ? undefined : Number(event.target.value))}
      >
        <option value="">{hint}</option>
        {value !== undefined && !years.includes(value) && <option value={value}>{value}</option>}
        {years.map((year) => (
          <option key={year} value={year}>
            {year}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        size={16}
        strokeWidth={1.75}
        className="pointer-events-none absolute end-2.5 self-center text-text-2"
      />
    </span>
  );
}

function written(amount: number | undefined): string {
  return amount === undefined ? "" : count(amount);
}

function withEnd(bounds: Bounds, end: keyof Bounds, value: number | undefined): Bounds {
  const { [end]: _, ...other } = bounds;
  return value === undefined ? other : { ...other, [end]: value };
}
