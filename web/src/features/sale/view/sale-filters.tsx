import { FilterSelect } from "#/components/filter-select.tsx";
import { KINDS, type Period, PERIODS, type SaleFilter } from "../model/sale-search.ts";

const KIND_WORDS = { vehicle: "Vehicles", apartment: "Apartments" } as const;
const PERIOD_WORDS: Readonly<Record<Period, string>> = {
  today: "Ends today",
  next7: "End date in the next 7 days",
  last7: "End date in the last 7 days",
  last30: "End date in the last 30 days",
};

interface SaleFiltersProps {
  filter: SaleFilter;
  onChange: (filter: SaleFilter) => void;
}

/** The filters above the list: type of the lot, and when its auction ends. */
export function SaleFilters({ filter, onChange }: SaleFiltersProps) {
  return (
    <div className="mt-3 flex flex-wrap gap-3 max-lg:mb-3">
      <FilterSelect
        label="All types"
        value={filter.kind ?? ""}
        options={KINDS.map((value) => ({ value, label: KIND_WORDS[value] }))}
        onChange={(kind) => onChange({ ...filter, kind })}
      />
      <FilterSelect
        label="Any time"
        value={filter.ends ?? ""}
        options={PERIODS.map((value) => ({ value, label: PERIOD_WORDS[value] }))}
        onChange={(ends) => onChange({ ...filter, ends })}
      />
    </div>
  );
}
