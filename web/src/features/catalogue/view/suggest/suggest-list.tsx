// oxlint-disable jsx-a11y/prefer-tag-over-role -- HTML has no list of suggestions with groups
import { type Ref, useEffect, useImperativeHandle, useState } from "react";
import { cn } from "#/lib/cn.ts";
import { counted } from "#/lib/format/counts.ts";
import { chipsOf } from "#/features/catalogue/model/search/chips.ts";
import { useWords } from "#/features/catalogue/model/list/use-words.ts";
import { groupsOf } from "#/lib/groups-of.ts";
import { SuggestFace } from "./suggest-face.tsx";
import type { Suggestions } from "#/features/catalogue/model/smart/suggest-query.ts";
import {
  type Choice,
  correctedText,
  listOf,
  type SuggestRow,
} from "#/features/catalogue/model/smart/suggest-rows.ts";
import { useSuggestions } from "#/features/catalogue/model/smart/use-suggestions.ts";

export interface SuggestKeys {
  /** Chooses the next or the previous row. */
  readonly move: (step: 1 | -1) => void;
  /** Returns the chosen row's choice; null while the list is that of another text. */
  readonly chosen: () => Choice | null;
}

interface SuggestListProps {
  id: string;
  text: string;
  keys: Ref<SuggestKeys>;
  /** Gets the id of the chosen row; null without rows. */
  onActive: (id: string | null) => void;
  onChoose: (choice: Choice) => void;
}

/** The suggestions below a search box, with counts. The box keeps the focus. */
export function SuggestList({ id, text, keys, onActive, onChoose }: SuggestListProps) {
  const typed = text.trim();
  const { asked, found: shown, rows } = useSuggestions(text);
  const [moved, setMoved] = useState({ for: asked, place: 0 });
  const place = moved.for === asked ? Math.min(moved.place, rows.length - 1) : 0;
  const activeId = rows.length > 0 ? `${id}-${place}` : null;
  useEffect(() => onActive(activeId), [activeId, onActive]);
  useEffect(() => () => onActive(null), [onActive]);
  useImperativeHandle(keys, () => ({
    move: (step) => {
      const next = (place + step + rows.length) % Math.max(rows.length, 1);
      setMoved({ for: asked, place: next });
      document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: "nearest" });
    },
    chosen: () => (typed === asked ? (rows[place]?.choice ?? null) : null),
  }));
  if (!shown) return null;
  return (
    <div
      data-slot="suggestions"
      className="absolute inset-x-0 top-[calc(100%+6px)] z-40 max-h-[min(44rem,calc(100dvh-9rem))] overflow-y-auto overscroll-contain rounded-lg border border-line bg-white text-body shadow-panel lg:end-auto lg:w-150"
    >
      <Reading found={shown} text={asked} onChoose={onChoose} />
      <div id={id} role="listbox" aria-label="Suggestions">
        {groupsOf(rows).map(([group, some]) => (
          <div key={group} role="group" aria-label={group ?? "More"}>
            {group !== null && (
              <p
                aria-hidden
                className="flex justify-between px-4 pt-2.5 pb-1 text-small font-medium text-text-2"
              >
                {group}
                {some[0] === rows[0] && some[0]?.count !== null && <span>Open lots</span>}
              </p>
            )}
            {some.map((row) => {
              const at = rows.indexOf(row);
              return (
                <Option
                  key={row.key}
                  id={`${id}-${at}`}
                  row={row}
                  chosen={at === place}
                  onPoint={() => setMoved({ for: asked, place: at })}
                  onChoose={() => onChoose(row.choice)}
                />
              );
            })}
          </div>
        ))}
      </div>
      <p
        aria-hidden
        className="flex gap-5 border-t border-line px-4 py-2 text-small text-text-2 max-lg:hidden"
      >
        <span>↑ ↓ choose</span>
        <span>Enter opens the {shown.lot ? "lot" : "first"}</span>
        <span>Esc closes</span>
        <span className="ms-auto">Arabic names work, too</span>
      </p>
      <output className="sr-only">
        {counted(rows.length, "suggestion")}
        {shown.lot ? "" : `, ${counted(shown.count, "open lot")}`}
      </output>
    </div>
  );
}

interface ReadingProps {
  found: Suggestions;
  text: string;
  onChoose: (choice: Choice) => void;
}

/** How the text was read: a correction with the way back; without any lot, the conditions; words of no lot. */
function Reading({ found, text, onChoose }: ReadingProps) {
  const { read, count, lot } = found;
  const search = listOf(read.section, read.filter);
  const wordOf = useWords(search);
  const meant = correctedText(found, text);
  const lost = [...new Set(read.lost)];
  if (lot) return null;
  const empty = count === 0;
  if (!empty && meant === null && lost.length === 0) return null;
  const chips = empty ? chipsOf(search, wordOf) : [];
  return (
    <div className="grid gap-2 border-b border-line px-4 py-2.5">
      {meant !== null && (
        <p>
          Results for <strong className="font-strong">{meant}</strong>.{" "}
          <button
            type="button"
            tabIndex={-1}
            className="text-blue hover:underline"
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose({ to: "list", search: { q: text }, whole: false })}
          >
            Search for “{text}” instead
          </button>
        </p>
      )}
      {lost.length > 0 && (!empty || chips.length > 0) && (
        <p className="text-text-2">
          In no lot: <span className="text-text">{lost.join(", ")}</span>
        </p>
      )}
      {empty && (
        <p>
          <strong className="font-strong">
            No lot with {chips.length > 1 ? "all of this" : chips.length === 1 ? "this" : lost.join(", ")}.
          </strong>
          {found.ways.length > 0 && " These are close:"}
        </p>
      )}
      {chips.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {chips.map((chip) => (
            <li key={chip.key} className="rounded-sm bg-blue-tint px-2.5 py-1 font-medium text-blue-deep">
              {chip.text}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface OptionProps {
  id: string;
  row: SuggestRow;
  chosen: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

function Option({ id, row, chosen, onPoint, onChoose }: OptionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the box handles the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={chosen}
      className={cn(
        "flex min-h-11 cursor-pointer items-center gap-3 border-s-3 border-transparent px-4 py-1.5 aria-selected:border-blue aria-selected:bg-blue-tint",
        row.kind === "save" && "mt-1 border-t border-t-line bg-salt max-sm:flex-wrap",
      )}
      // The box must keep the focus until the press counts.
      onPointerDown={(event) => event.preventDefault()}
      onPointerMove={onPoint}
      onClick={onChoose}
    >
      <SuggestFace row={row} />
    </div>
  );
}
