import { useEffect, useRef } from "react";
import { cn } from "#/lib/cn.ts";
import { count } from "#/lib/format/counts.ts";

interface StateChipsProps<State extends string> {
  states: readonly { readonly state: State; readonly word: string }[];
  current: State;
  counts: Partial<Readonly<Record<State, number>>> | undefined;
  onChange: (state: State) => void;
}

/** The states of a list, each with its number. */
export function StateChips<State extends string>(props: StateChipsProps<State>) {
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
