// oxlint-disable jsx-a11y/prefer-tag-over-role -- HTML has no combobox
import { useQueries } from "@tanstack/react-query";
import { Clock, Search, X } from "lucide-react";
import { type FormEvent, type KeyboardEvent, useDeferredValue, useId, useRef, useState } from "react";
import { field as fieldClass } from "../../../components/ui/input.tsx";
import { cn } from "../../../lib/cn.ts";
import { counted } from "../../../lib/format/counts.ts";
import { choiceOf } from "../filters/fields.ts";
import type { ChoiceField } from "../filters/field-names.ts";
import { completed } from "./completed.ts";
import { EXAMPLES } from "./examples.ts";
import { completionQuery } from "./queries.ts";
import { recentSearches } from "./recent.ts";
import { LONGEST_SENTENCE } from "./read-smart-address.ts";

interface SmartFieldProps {
  sentence: string;
  onAsk: (sentence: string) => void;
}

interface Suggestion {
  readonly sentence: string;
  readonly text: string;
  readonly extra: string | null;
}

const COMPLETED: readonly ChoiceField[] = ["mark", "model", "city", "type"];
const MOST_OF_A_FIELD = 3;
const LEAST_LETTERS = 2;

/** A large field for a sentence, with suggestions. */
export function SmartField({ sentence, onAsk }: SmartFieldProps) {
  const [text, setText] = useState(sentence);
  const [asked, setAsked] = useState(sentence);
  // Another address has another sentence.
  if (asked !== sentence) {
    setAsked(sentence);
    setText(sentence);
  }
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const suggestions = useSuggestions(useDeferredValue(text), open);
  const shown = open && suggestions.length > 0;

  function ask(next: string) {
    setOpen(false);
    setActive(-1);
    setText(next);
    onAsk(next.trim());
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    ask((shown && suggestions[active]?.sentence) || text);
    input.current?.blur();
  }
  function keys(event: KeyboardEvent) {
    if (event.key === "Escape") setOpen(false);
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    setOpen(true);
    const step = event.key === "ArrowDown" ? 1 : -1;
    setActive((before) => Math.min(Math.max(before + step, -1), suggestions.length - 1));
  }

  return (
    <search className="relative block">
      <form onSubmit={submit} className={cn(fieldClass, "flex h-16 items-center max-md:h-14")}>
        <Search aria-hidden size={22} strokeWidth={1.75} className="ms-5 shrink-0 text-text-2 max-md:ms-4" />
        <input
          ref={input}
          type="search"
          role="combobox"
          aria-label="What are you looking for?"
          aria-expanded={shown}
          aria-controls={id}
          aria-autocomplete="list"
          {...(shown && active >= 0 && { "aria-activedescendant": `${id}-${active}` })}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={LONGEST_SENTENCE}
          placeholder={EXAMPLES[0]}
          className="h-full min-w-0 flex-1 bg-transparent px-4 text-[1.25rem] outline-none placeholder:text-text-3 max-md:px-3 max-md:text-[1.0625rem] [&::-webkit-search-cancel-button]:hidden"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setOpen(true);
            setActive(-1);
          }}
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onKeyDown={keys}
        />
        {text !== "" && (
          <button
            type="button"
            aria-label="Clear"
            className="touch me-2 grid size-9 place-content-center rounded-md text-text-2 hover:bg-salt"
            onClick={() => {
              ask("");
              input.current?.focus();
            }}
          >
            <X aria-hidden size={18} strokeWidth={1.75} />
          </button>
        )}
        <button
          type="submit"
          className="touch me-2 h-12 shrink-0 rounded-md bg-ink px-6 text-long font-strong text-white hover:bg-ink-3 max-md:h-10 max-md:px-4"
        >
          Search
        </button>
      </form>
      <div
        id={id}
        role="listbox"
        aria-label="Suggestions"
        hidden={!shown}
        className="absolute inset-x-0 top-[calc(100%+6px)] z-30 rounded-lg border border-line bg-white p-1.5 shadow-panel"
      >
        {suggestions.map(({ sentence: next, text: words, extra }, place) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field handles the keys
          <div
            key={next}
            id={`${id}-${place}`}
            role="option"
            tabIndex={-1}
            aria-selected={place === active}
            className="flex min-h-10 cursor-default items-center gap-2.5 rounded-sm px-3 text-body aria-selected:bg-salt"
            // The field must keep the focus until the press counts.
            onPointerDown={(event) => event.preventDefault()}
            onPointerMove={() => setActive(place)}
            onClick={() => ask(next)}
          >
            {extra === null ? (
              <Clock aria-hidden size={16} strokeWidth={1.75} className="text-text-3" />
            ) : (
              <Search aria-hidden size={16} strokeWidth={1.75} className="text-text-3" />
            )}
            <span className="min-w-0 flex-1 truncate">{words}</span>
            {extra !== null && <span className="text-small text-text-3">{extra}</span>}
          </div>
        ))}
      </div>
    </search>
  );
}

/** Returns recent searches, and completions of the typed word with their numbers of lots. */
function useSuggestions(text: string, open: boolean): Suggestion[] {
  const [, before = "", word = ""] = /^(.*?)([\p{L}\p{N}-]*)$/u.exec(text) ?? [];
  const wanted = open && word.length >= LEAST_LETTERS;
  const facets = useQueries({
    queries: COMPLETED.map((field) => ({ ...completionQuery(field, word.toLowerCase()), enabled: wanted })),
  });
  const typed = text.trim().toLowerCase();
  const recent = recentSearches()
    .filter((one) => one.toLowerCase().startsWith(typed) && one.toLowerCase() !== typed)
    .slice(0, typed === "" ? 6 : 2)
    .map((one): Suggestion => ({ sentence: one, text: one, extra: null }));
  const found = facets.flatMap(({ data }, place) => {
    const field = COMPLETED[place] ?? "mark";
    return (wanted ? (data?.items ?? []) : []).slice(0, MOST_OF_A_FIELD).map(({ label, count }) => {
      const { text: words, words: taken } = completed(before, word, label);
      const extra = `${choiceOf(field).title} · ${counted(count, "lot")}`;
      return { sentence: `${words} `, text: words, extra, taken };
    });
  });
  // Where the words before begin a name too, completions of the last word alone are left out.
  const most = Math.max(0, ...found.map(({ taken }) => taken));
  const all: Suggestion[] = [...recent, ...found.filter(({ taken }) => taken === most)];
  return all
    .filter(({ sentence }, place) => all.findIndex((other) => other.sentence === sentence) === place)
    .slice(0, 8);
}
