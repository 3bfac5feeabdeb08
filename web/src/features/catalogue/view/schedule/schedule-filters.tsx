import { useQuery } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { dictQuery } from "#/lib/http/queries.ts";
import type { ScheduleAddress } from "#/features/catalogue/model/read-schedule-address.ts";

interface ScheduleFiltersProps {
  address: ScheduleAddress;
  onChange: (next: ScheduleAddress) => void;
}

const KINDS = [
  ["vehicle", "Vehicles"],
  ["apartment", "Apartments"],
] as const;
const SALES = [
  ["lane", "Live lanes"],
  ["standard", "Standard auctions"],
] as const;

/** Filters of the schedule: kind, way of selling, place. */
export function ScheduleFilters({ address, onChange }: ScheduleFiltersProps) {
  const { data } = useQuery(dictQuery("cities"));
  const cities = (data?.items ?? []).map(({ value, label }) => [value, label] as const);
  function choose(key: "kind" | "sale" | "city", value: string) {
    const { [key]: _, ...others } = address;
    onChange(value === "" ? others : { ...others, [key]: value });
  }
  return (
    <div className="flex min-w-0 flex-wrap gap-2 max-md:grid max-md:w-full max-md:grid-cols-3">
      <Choice
        label="Kind"
        all="All kinds"
        options={KINDS}
        value={address.kind}
        onChoose={(value) => choose("kind", value)}
      />
      <Choice
        label="Sale type"
        all="All sales"
        options={SALES}
        value={address.sale}
        onChoose={(value) => choose("sale", value)}
      />
      <Choice
        label="City"
        all="All cities"
        options={cities}
        value={address.city}
        onChoose={(value) => choose("city", value)}
      />
    </div>
  );
}

interface ChoiceProps {
  label: string;
  all: string;
  options: readonly (readonly [value: string, word: string])[];
  value: string | undefined;
  onChoose: (value: string) => void;
}

function Choice({ label, all, options, value, onChoose }: ChoiceProps) {
  return (
    <label className="relative flex h-9.5 min-w-0 items-center rounded-md max-md:h-10.5 border border-line-2 hover:border-line-3">
      <span className="sr-only">{label}</span>
      <select
        className="h-9 w-full appearance-none truncate rounded-md bg-transparent ps-3 pe-8 text-small font-medium max-md:h-11"
        value={value ?? ""}
        onChange={(event) => onChoose(event.target.value)}
      >
        <option value="">{all}</option>
        {options.map(([each, word]) => (
          <option key={each} value={each}>
            {word}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        size={16}
        strokeWidth={1.75}
        className="pointer-events-none absolute end-2.5 text-text-2"
      />
    </label>
  );
}
