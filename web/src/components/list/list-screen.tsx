import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { ListRows } from "./list-rows.tsx";
import { ListSearchField } from "./list-search-field.tsx";
import { cn } from "#/lib/cn.ts";
import { count } from "#/lib/format/counts.ts";

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
  empty: Readonly<Record<State, NonNullable<ComponentProps<typeof ListRows>["empty"]>>>;
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

interface StateChipsProps<State extends string> {
  states: readonly { readonly state: State; readonly word: string }[];
  current: State;
  counts: Partial<Readonly<Record<State, number>>> | undefined;
  onChange: (state: State) => void;
}

/** The states of a list, each with its number. */
function StateChips<State extends string>(props: StateChipsProps<State>) {
  const { states, current, counts, onChange } = props;
  const chips = useRef<HTMLFieldSetElement>(null);
  // On a phone the chips scroll sideways: the current one is visible.
  useEffect(() => {
    chips.current?.querySelector(`[data-state="${current}"]`)?.scrollIntoView({ block: "nearest" });
  }, [current]);
  return (
    <fieldset
      ref={chips}
      aria-label="State"
      className="-mx-4 flex min-w-0 gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0"
    >
      {states.map(({ state, word }) => (
        <button
          key={state}
          type="button"
          data-state={state}
          aria-pressed={state === current}
          onClick={() => onChange(state)}
          className={cn(
            "touch inline-flex h-9 shrink-0 items-center gap-1.5 rounded-md border px-3 text-small whitespace-nowrap",
            state === current
              ? "border-blue bg-blue-tint font-strong text-blue-deep"
              : "border-line-2 bg-white text-text hover:border-line-3 hover:bg-salt",
          )}
        >
          {word}{" "}
          {counts?.[state] !== undefined && (
            <span className="font-normal tabular-nums opacity-80">{count(counts[state])}</span>
          )}
        </button>
      ))}
    </fieldset>
  );
}
