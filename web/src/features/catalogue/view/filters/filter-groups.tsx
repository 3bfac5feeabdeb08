import { useMe } from "#/lib/http/queries.ts";
import { ChoiceGroup } from "./choice-group.tsx";
import { isChoice, offeredFields } from "#/features/catalogue/model/search/fields.ts";
import { ranged, sectionOf, toggled } from "#/features/catalogue/model/search/list-search.ts";
import { type ListSearch, readBounds } from "#/features/catalogue/model/search/read-list-search.ts";
import { PriceHistogram } from "./price-histogram.tsx";
import { RangeGroup } from "./range-group.tsx";

interface FilterGroupsProps {
  search: ListSearch;
  onChange: (next: ListSearch) => void;
}

/** The filters of a section, one group each. */
export function FilterGroups({ search, onChange }: FilterGroupsProps) {
  const me = useMe();
  const fields = offeredFields(sectionOf(search), {
    signedIn: Boolean(me),
    makes: search.mark !== undefined,
  });
  return fields.map((field) =>
    isChoice(field) ? (
      <ChoiceGroup
        key={field}
        field={field}
        search={search}
        onToggle={(value) => onChange(toggled(search, field, value))}
      />
    ) : (
      <RangeGroup
        key={field}
        field={field}
        allIn={field === "price" && search.prices === "all-in"}
        bounds={readBounds(search[field])}
        onChange={(bounds) => onChange(ranged(search, field, bounds))}
        histogram={
          field === "price" && (
            <PriceHistogram search={search} onChoose={(bounds) => onChange(ranged(search, field, bounds))} />
          )
        }
      />
    ),
  );
}
