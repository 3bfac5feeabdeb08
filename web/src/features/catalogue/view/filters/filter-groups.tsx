import { useMe } from "#/lib/http/queries.ts";
import { ChoiceGroup } from "./choice-group.tsx";
import { isChoice, offeredFields } from "#/features/catalogue/model/search/fields.ts";
import {
  filterOf,
  ranged,
  sectionOf,
  toggled,
  without,
} from "#/features/catalogue/model/search/list-search.ts";
import { type ListSearch, readBounds } from "#/features/catalogue/model/search/read-list-search.ts";
import { RangeGroup } from "./range-group.tsx";
import { useQuery } from "@tanstack/react-query";
import { facetQuery } from "#/features/catalogue/model/list/queries.ts";
import { columnsOf, inBounds } from "#/features/catalogue/model/list/price-columns.ts";

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

/** px. */
const HEIGHT = 40;

/** The number of lots by price under the other filters, as columns above the two ends. A press chooses its prices. */
function PriceHistogram({
  search,
  onChoose,
}: {
  search: ListSearch;
  onChoose: (bounds: { from?: number; to?: number }) => void;
}) {
  const field = search.prices === "all-in" ? "you_pay_band" : "price_band";
  const { data } = useQuery(facetQuery(sectionOf(search), field, filterOf(without(search, "price"))));
  const columns = columnsOf(data?.items ?? []);
  const bounds = readBounds(search.price);
  const most = Math.max(...columns.map(({ count }) => count), 1);
  return (
    <div
      data-slot="price-histogram"
      className="flex items-end gap-px border-b border-line"
      style={{ height: HEIGHT + 2 }}
    >
      {columns.map(({ from, to, count, words }) => (
        <button
          key={from}
          type="button"
          aria-label={words}
          title={words}
          className="flex h-full min-w-6 flex-1 items-end"
          onClick={() => onChoose({ from, ...(to !== null && { to: to - 1 }) })}
        >
          <span
            className={inBounds(from, to, bounds) ? "w-full bg-blue" : "w-full bg-line-3"}
            style={{ height: count === 0 ? 0 : Math.max(3, (count / most) * HEIGHT) }}
          />
        </button>
      ))}
    </div>
  );
}
