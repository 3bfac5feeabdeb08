import type { ComponentProps, ReactNode } from "react";
import { ListRows } from "./list-rows.tsx";
import { ListSearchField } from "./list-search-field.tsx";
import { StateChips } from "./state-chips.tsx";

interface ListScreenProps<State extends string> extends Omit<
  ComponentProps<typeof ListRows>,
  "empty" | "searched"
> {
  title: string;
  /** Id of the title, where a dialog gives the focus back to it. */
  titleId?: string;
  /** Below the title. */
  about?: string;
  /** Beside the title. */
  action?: ReactNode;
  /** Left out: the list has no search. `placeholder` says which words it finds. */
  search?: { readonly placeholder: string; readonly q: string; readonly onSearch: (q: string) => void };
  states: readonly { readonly state: State; readonly word: string }[];
  state: State;
  counts: Partial<Readonly<Record<State, number>>> | undefined;
  onState: (state: State) => void;
  empty: Readonly<Record<State, { readonly title: string; readonly text: string }>>;
  /** What belongs to the list: the bar of chosen rows, dialogs, drawers. */
  children?: ReactNode;
}

/** A list of the staff: title, search, states with their numbers, rows. */
export function ListScreen<State extends string>({
  title,
  titleId,
  about,
  action,
  search,
  states,
  state,
  counts,
  onState,
  empty,
  children,
  ...list
}: ListScreenProps<State>) {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 pt-5">
        <h1 {...(titleId !== undefined && { id: titleId, tabIndex: -1 })} className="text-h1">
          {title}
        </h1>
        {action}
      </div>
      {about !== undefined && <p className="mt-1 text-body text-pretty text-text-2">{about}</p>}
      <div className={search ? "mt-4 flex flex-wrap items-center gap-3" : "mt-3"}>
        {search && (
          <ListSearchField
            label={`Search ${list.what}`}
            placeholder={search.placeholder}
            value={search.q}
            onChange={search.onSearch}
            className="w-full sm:w-80"
          />
        )}
        <StateChips states={states} current={state} counts={counts} onChange={onState} />
      </div>
      <ListRows {...list} empty={empty[state]} searched={(search?.q ?? "") !== ""} />
      {children}
    </>
  );
}
