import { ChevronDown } from "lucide-react";
import type { Chip } from "#/features/catalogue/model/search/chips.ts";
import { ChipRow } from "../filters/chip-row.tsx";
import { FiltersButton } from "../filters/filters-button.tsx";
import { inSection, sectionOf } from "#/features/catalogue/model/search/list-search.ts";
import type { ListSearch } from "#/features/catalogue/model/search/read-list-search.ts";
import { isSection, SECTION_WORDS } from "#/features/catalogue/model/search/sections.ts";

interface MapBarProps {
  search: ListSearch;
  chips: readonly Chip[];
  onChange: (next: ListSearch) => void;
}

const SHOWN = ["all", "vehicles", "apartments"] as const;
const SHOWN_WORDS = { all: "Vehicles and apartments", vehicles: "Vehicles", apartments: "Apartments" };

/** Kind and filters, above the map. */
export function MapBar({ search, chips, onChange }: MapBarProps) {
  const section = sectionOf(search);
  const { at, ...filters } = search;
  const withPlace = (next: ListSearch): ListSearch => (at === undefined ? next : { ...next, at });
  return (
    <div className="pointer-events-none absolute inset-x-0 top-0 flex items-center gap-2 overflow-x-auto p-3 [scrollbar-width:none] lg:p-5 [&>*]:pointer-events-auto">
      <label className="relative flex h-9.5 shrink-0 items-center rounded-md border border-line-2 bg-white shadow-panel">
        <span className="sr-only">What to show</span>
        <select
          className="h-9 max-lg:h-11 appearance-none rounded-md bg-transparent ps-3 pe-9 text-small font-medium"
          value={section}
          onChange={(event) => {
            const next = event.target.value;
            if (isSection(next) && next) onChange(withPlace(inSection(filters, next)));
          }}
        >
          {SHOWN.map((each) => (
            <option key={each} value={each}>
              {SHOWN_WORDS[each]}
            </option>
          ))}
          {!(SHOWN as readonly string[]).includes(section) && (
            <option value={section}>{SECTION_WORDS[section].tab}</option>
          )}
        </select>
        <ChevronDown
          aria-hidden
          size={16}
          strokeWidth={1.75}
          className="pointer-events-none absolute end-3 text-text-2"
        />
      </label>
      <FiltersButton search={filters} onChange={(next) => onChange(withPlace(next))} />
      <ChipRow
        to="/auction/map"
        chips={chips.map((chip) => ({ ...chip, next: withPlace(chip.next) }))}
        search={filters}
        className="[&_a]:shadow-panel"
      />
    </div>
  );
}
