import { useState } from "react";
import { Checkbox } from "#/components/ui/checkbox.tsx";
import { field as fieldClass } from "#/components/ui/input.tsx";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { cn } from "#/lib/cn.ts";
import { count } from "#/lib/format/counts.ts";
import { choiceOf } from "#/features/catalogue/model/search/fields.ts";
import type { ChoiceField } from "#/features/catalogue/model/search/field-names.ts";
import { FilterGroup } from "./filter-group.tsx";
import { toggled } from "#/features/catalogue/model/search/list-search.ts";
import type { ListSearch } from "#/features/catalogue/model/search/read-list-search.ts";
import { matching, optionsOf, shortened, useCounts } from "#/features/catalogue/model/list/use-counts.ts";
import { countAgain } from "#/features/catalogue/model/list/queries.ts";
import { useWords } from "#/features/catalogue/model/list/use-words.ts";

/** With more values than this the group has a search field. */
const MANY = 12;

interface ChoiceGroupProps {
  field: ChoiceField;
  search: ListSearch;
  onToggle: (value: string) => void;
}

/** The values of a field, each with its number of lots under the other filters. */
export function ChoiceGroup({ field, search, onToggle }: ChoiceGroupProps) {
  const { title, seldom = false } = choiceOf(field);
  return (
    <FilterGroup title={title} closed={seldom && search[field] === undefined}>
      <Choices field={field} search={search} onToggle={onToggle} />
    </FilterGroup>
  );
}

/** Mounted while the group is open, so that a closed group counts nothing. */
function Choices({ field, search, onToggle }: ChoiceGroupProps) {
  const { many } = choiceOf(field);
  const [all, setAll] = useState(false);
  const [words, setWords] = useState("");
  const { data, failed } = useCounts(field, search, all ? words : "");
  const wordOf = useWords(search);
  // A tick shows at once, before the address has changed.
  const [ticked, setTicked] = useState({ of: search, values: search[field] ?? [] });
  const chosen = ticked.of === search ? ticked.values : (search[field] ?? []);
  function toggle(value: string) {
    setTicked({ of: search, values: toggled({ ...search, [field]: chosen }, field, value)[field] ?? [] });
    onToggle(value);
  }
  const options = data && optionsOf(field, data.items, chosen, wordOf);
  const shown = options && (all ? matching(options, words) : shortened(options, chosen));
  return (
    <>
      {!shown &&
        (failed ? (
          <p className="text-small text-text-2">
            Could not be loaded.{" "}
            <button
              type="button"
              className="touch rounded-sm text-blue hover:underline"
              onClick={() => void countAgain()}
            >
              Try again
            </button>
          </p>
        ) : (
          <Skeleton className="h-29" />
        ))}
      {all && options && (options.length > MANY || words !== "") && (
        <input
          type="search"
          aria-label={`Find among ${many}`}
          placeholder={`Find among ${options.length} ${many}`}
          className={cn(
            fieldClass,
            "mt-0.5 mb-1.5 h-9 w-full px-2.5 text-small max-xl:h-11 max-xl:text-[1rem]",
          )}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      )}
      {shown?.map(({ value, word, lots }) => (
        <label
          key={value}
          className="flex min-h-[29px] cursor-pointer items-center gap-2.5 text-body max-xl:min-h-11 max-xl:gap-3 max-xl:text-long"
        >
          <Checkbox
            checked={chosen.includes(value)}
            onCheckedChange={() => toggle(value)}
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
      {all && shown?.length === 0 && <p className="text-small text-text-2">No match.</p>}
      {options?.length === 0 && <p className="text-small text-text-2">None in these lots.</p>}
      {options && shown && (all || shown.length < options.length) && (
        <button
          type="button"
          aria-expanded={all}
          className="touch mt-1.5 rounded-sm text-small text-blue hover:underline max-xl:mt-2 max-xl:text-body"
          onClick={() => {
            setAll(!all);
            setWords("");
          }}
        >
          {all ? "Show fewer" : `Show all ${options.length}${data.more ? "+" : ""} ${many}`}
        </button>
      )}
    </>
  );
}
