import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Checkbox } from "../../components/ui/checkbox.tsx";
import { Skeleton } from "../../components/ui/skeleton.tsx";
import { count } from "../../lib/money.ts";
import { type ChoiceField, choiceOf } from "./fields.ts";
import { FilterGroup } from "./filter-group.tsx";
import { filterOf, type ListSearch, sectionOf } from "./list-search.ts";
import { facetQuery } from "./queries.ts";
import { optionsOf, shortened } from "./options.ts";
import { useWords } from "./use-words.ts";

interface ChoiceGroupProps {
  field: ChoiceField;
  search: ListSearch;
  onToggle: (value: string) => void;
}

/** The values of a field, each with how many lots it has under the other filters. */
export function ChoiceGroup({ field, search, onToggle }: ChoiceGroupProps) {
  const { title, many } = choiceOf(field);
  const [all, setAll] = useState(false);
  const { data } = useQuery(facetQuery(sectionOf(search), field, filterOf(search)));
  const wordOf = useWords(search);
  const chosen = search[field] ?? [];
  const options = data && optionsOf(field, data.items, chosen, wordOf);
  const shown = options && (all ? options : shortened(options, chosen));
  return (
    <FilterGroup title={title}>
      {!shown && <Skeleton className="h-29" />}
      {shown?.map(({ value, word, lots }) => (
        <label
          key={value}
          className="flex min-h-[29px] cursor-pointer items-center gap-2.5 text-body max-xl:min-h-11 max-xl:gap-3 max-xl:text-long"
        >
          <Checkbox
            checked={chosen.includes(value)}
            onCheckedChange={() => onToggle(value)}
            className="after:hidden"
          />
          <span
            className={
              chosen.includes(value) ? "min-w-0 flex-1 truncate font-medium" : "min-w-0 flex-1 truncate"
            }
          >
            {word}
          </span>
          <span className="text-text-3 tabular-nums">{count(lots)}</span>
        </label>
      ))}
      {options?.length === 0 && <p className="text-small text-text-2">None among these lots.</p>}
      {options && shown && (all || shown.length < options.length) && (
        <button
          type="button"
          aria-expanded={all}
          className="touch mt-1.5 rounded-sm text-small text-blue hover:underline max-xl:mt-2 max-xl:text-body"
          onClick={() => setAll(!all)}
        >
          {all ? "Show fewer" : `Show all ${options.length}${data.more ? "+" : ""} ${many}`}
        </button>
      )}
    </FilterGroup>
  );
}
