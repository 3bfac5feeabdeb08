import { ChevronDown } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { field as fieldClass } from "#/components/ui/input.tsx";
import { cn } from "#/lib/cn.ts";
import { readNumber } from "@marsa/api-spec/text/read-number";
import { FieldError } from "#/components/form/field-error.tsx";
import { numberInput } from "#/components/form/number-input.ts";
import { count } from "#/lib/format/counts.ts";
import { serverClock } from "#/realtime/clock/clock.ts";
import { rangeOf } from "#/features/catalogue/model/search/fields.ts";
import type { RangeField } from "#/features/catalogue/model/search/field-names.ts";
import { FilterGroup } from "./filter-group.tsx";
import type { Bounds } from "#/features/catalogue/model/search/read-list-search.ts";

interface RangeGroupProps {
  field: RangeField;
  bounds: Bounds;
  /** Whether the prices are what one pays. */
  allIn: boolean;
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
const MOST = 999_999_999;

/** The minimum and maximum of a field, both included. */
export function RangeGroup({ field, bounds, allIn, onChange, histogram }: RangeGroupProps) {
  const { title: bare, kind, unit } = rangeOf(field);
  const title = allIn ? "You pay, AED" : bare;
  const End = kind === "year" ? YearEnd : AmountEnd;
  return (
    <FilterGroup title={title} collapsible={false}>
      {histogram}
      <div className="grid grid-cols-2 gap-2 pt-2">
        <End
          label={`${title}, from`}
          hint="From"
          unit={unit}
          value={bounds.from}
          onChange={(from) => onChange(withEnd(bounds, "from", from))}
        />
        <End
          label={`${title}, to`}
          hint="To"
          unit={unit}
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
  unit: string | undefined;
  value: number | undefined;
  onChange: (value: number | undefined) => void;
}

/** The amount counts on leaving the field or on Enter. What is no amount stays visible, and filters nothing. */
function AmountEnd({ label, hint, unit, value, onChange }: EndProps) {
  const id = useId();
  const [wrong, setWrong] = useState<string>();
  const [typed, setTyped] = useState({ value, text: written(value) });
  const rules = { label, min: 0, max: MOST, ...(unit !== undefined && { unit }) };
  // The address has another amount now, from a chip or from the history.
  if (typed.value !== value) {
    setTyped({ value, text: written(value) });
    setWrong(undefined);
  }
  const input = numberInput(typed.text, (text) => setTyped({ value, text }), rules);
  function settle() {
    const read = typed.text.trim() === "" ? null : readNumber(typed.text, rules);
    setWrong(read?.ok === false ? read.message : undefined);
    if (read?.ok === false) return;
    setTyped({ value, text: written(read?.value) });
    if (read?.value !== value) onChange(read?.value);
  }
  return (
    <>
      <input
        {...input}
        // The sentence stands below both ends.
        className={cn(box, "row-start-1")}
        aria-label={label}
        aria-invalid={wrong !== undefined || undefined}
        aria-describedby={id}
        placeholder={hint}
        enterKeyHint="done"
        onBlur={settle}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key === "Enter") settle();
        }}
      />
      {wrong !== undefined && (
        <div className="col-span-2 -mt-2">
          <FieldError id={id} text={wrong} />
        </div>
      )}
    </>
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
