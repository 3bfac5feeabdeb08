import type { Schema } from "@marsa/api-spec/client-problem";
import { ChevronDown } from "lucide-react";
import { useId } from "react";
import { Checkbox } from "#/components/ui/checkbox.tsx";
import { field } from "#/components/ui/input.tsx";
import { cn } from "#/lib/cn.ts";
import { count } from "#/lib/format/counts.ts";
import type { EligibleFilter } from "../model/queries.ts";

type Facets = Schema<"EligiblePage">["facets"];

interface EligibleFiltersProps {
  filter: EligibleFilter;
  /** Undefined while loading. */
  facets: Facets | undefined;
  onChange: (next: EligibleFilter) => void;
}

/** Filters by kind, seller, emirate and the seller's wish, each with its number of lots under the other filters. */
export function EligibleFilters({ filter, facets, onChange }: EligibleFiltersProps) {
  const wishId = useId();
  const { kind, seller, emirate, ...rest } = filter;
  const others = {
    ...rest,
    ...(kind !== undefined && { kind }),
    ...(seller !== undefined && { seller }),
    ...(emirate !== undefined && { emirate }),
  };
  return (
    <div className="mt-2 grid grid-cols-2 gap-2 sm:grid-cols-3">
      <Choice
        label="Kind"
        all="All kinds"
        value={kind ?? ""}
        values={facets?.kind}
        onChoose={(value) => {
          const { kind: _, ...without } = others;
          onChange(value === "" ? without : { ...without, kind: value as Schema<"Kind"> });
        }}
      />
      <Choice
        label="Seller"
        all="All sellers"
        value={seller === undefined ? "" : String(seller)}
        values={facets?.seller}
        onChoose={(value) => {
          const { seller: _, ...without } = others;
          onChange(value === "" ? without : { ...without, seller: Number(value) });
        }}
      />
      <Choice
        label="Emirate"
        all="All emirates"
        value={emirate ?? ""}
        values={facets?.emirate}
        onChoose={(value) => {
          const { emirate: _, ...without } = others;
          onChange(value === "" ? without : { ...without, emirate: value });
        }}
      />
      <label htmlFor={wishId} className="col-span-full flex min-h-9 items-center gap-2.5 text-small">
        <Checkbox
          id={wishId}
          checked={filter.lane_wish === true}
          onCheckedChange={(on) => {
            const { lane_wish: _, ...without } = filter;
            onChange(on ? { ...without, lane_wish: true } : without);
          }}
        />
        Seller wants a lane
        <span className="text-text-2 tabular-nums">{count(facets?.lane_wish ?? 0)}</span>
      </label>
    </div>
  );
}

interface ChoiceProps {
  label: string;
  all: string;
  value: string;
  values: Facets["kind"] | undefined;
  onChoose: (value: string) => void;
}

function Choice({ label, all, value, values, onChoose }: ChoiceProps) {
  return (
    <div className="relative min-w-0">
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
        className={cn(
          field,
          "touch h-9 w-full min-w-0 appearance-none truncate border-line-2 ps-3 pe-8 text-small",
          value !== "" && "border-blue bg-blue-tint text-blue-deep",
        )}
      >
        <option value="">{all}</option>
        {values?.map(({ value: each, label: word, count: lots }) => (
          <option key={each} value={each}>
            {word} ({count(lots)})
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        size={16}
        strokeWidth={1.75}
        className="pointer-events-none absolute end-2.5 top-2.5 text-text-2"
      />
    </div>
  );
}
