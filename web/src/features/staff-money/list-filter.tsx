import { ListSearchField } from "#/components/list-search-field.tsx";
import { StateChips } from "./state-chips.tsx";

interface ListFilterProps<State extends string> {
  /** "invoices", "refunds". */
  what: string;
  /** The words that the search finds. */
  placeholder: string;
  q: string;
  onSearch: (q: string) => void;
  states: readonly { readonly state: State; readonly word: string }[];
  state: State;
  counts: Readonly<Record<State, number>> | undefined;
  onState: (state: State) => void;
}

/** The search of a list of the staff, and its states. */
export function ListFilter<State extends string>(props: ListFilterProps<State>) {
  const { what, placeholder, q, onSearch, states, state, counts, onState } = props;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3">
      <ListSearchField
        label={`Search ${what}`}
        placeholder={placeholder}
        value={q}
        onChange={onSearch}
        className="w-full sm:w-80"
      />
      <StateChips states={states} current={state} counts={counts} onChange={onState} />
    </div>
  );
}
