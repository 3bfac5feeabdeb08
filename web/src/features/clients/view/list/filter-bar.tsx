import { useQuery } from "@tanstack/react-query";
import { DayFilter } from "#/components/day-filter.tsx";
import { FilterSelect } from "#/components/filter-select.tsx";
import { ListSearchField } from "#/components/list/list-search-field.tsx";
import { Button } from "#/components/ui/button.tsx";
import { cn } from "#/lib/cn.ts";
import { dictQuery } from "#/lib/http/queries.ts";
import { type ClientsAddress, isNarrowed, SORTS } from "#/features/clients/model/clients-address.ts";
import { EXPIRY, FORMS, SORT_WORDS, STATUSES, TYPES } from "#/features/clients/model/words.ts";

interface FilterBarProps {
  address: ClientsAddress;
  onChange: (next: ClientsAddress) => void;
}

interface One<Key extends keyof ClientsAddress> {
  value: NonNullable<ClientsAddress[Key]> | "";
  onChange: (value: ClientsAddress[Key] | undefined) => void;
}

/** Search, filters and order of the list. On phones the filters are one line that scrolls sideways. */
export function FilterBar({ address, onChange }: FilterBarProps) {
  const { data: citizenships } = useQuery(dictQuery("citizenships"));
  const set =
    <Key extends keyof ClientsAddress>(key: Key) =>
    (value: ClientsAddress[Key] | undefined) => {
      const { [key]: _, ...others } = address;
      onChange({ section: address.section, ...others, ...(value && { [key]: value }) });
    };
  const one = <Key extends "type" | "form" | "status" | "expiring" | "citizenship">(key: Key): One<Key> => ({
    value: address[key] ?? "",
    onChange: set(key),
  });
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-3">
      <ListSearchField
        label="Search clients"
        placeholder="Name, phone, email, ID, company"
        value={address.q ?? ""}
        onChange={set("q")}
        className="w-full sm:w-84"
      />
      <fieldset
        aria-label="Filters"
        className={cn(
          "-mx-4 flex min-w-0 items-center gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:mx-0 sm:px-0",
          // One line beside the drawer.
          address.client === undefined && "sm:flex-wrap",
        )}
      >
        <FilterSelect label="Type" options={TYPES} {...one("type")} />
        <FilterSelect label="Form" options={FORMS} {...one("form")} />
        <FilterSelect
          label="Citizenship"
          options={(citizenships?.items ?? []).map(({ value, label }) => ({ value, label }))}
          {...one("citizenship")}
        />
        <FilterSelect label="Status" options={STATUSES} {...one("status")} />
        <FilterSelect label="Documents" options={EXPIRY} {...one("expiring")} />
        <DayFilter label="Created from" value={address.from} onChange={set("from")} />
        <DayFilter label="Created to" value={address.to} onChange={set("to")} />
        <FilterSelect
          label="Newest first"
          value={address.sort && address.sort !== "new" ? address.sort : ""}
          options={SORTS.filter((sort) => sort !== "new").map((value) => ({
            value,
            label: SORT_WORDS[value],
          }))}
          onChange={set("sort")}
        />
        {isNarrowed(address) && (
          <Button
            variant="ghost-blue"
            onClick={() =>
              onChange({ section: address.section, ...(address.sort && { sort: address.sort }) })
            }
          >
            Clear all
          </Button>
        )}
      </fieldset>
    </div>
  );
}
