import type { Suggestions } from "#/features/catalogue/model/smart/suggest-query.ts";
import { X } from "lucide-react";
import type { Chip } from "#/features/catalogue/model/search/chips.ts";
import { inSection, sectionOf } from "#/features/catalogue/model/search/list-search.ts";
import type { ListSearch } from "#/features/catalogue/model/search/read-list-search.ts";
import { SECTION_WORDS } from "#/features/catalogue/model/search/sections.ts";

interface SmartChipsProps {
  search: ListSearch;
  chips: readonly Chip[];
  onCorrect: (next: ListSearch) => void;
}

/** The meaning of the sentence as chips; a press removes a wrong one. */
export function SmartChips({ search, chips, onCorrect }: SmartChipsProps) {
  const section = sectionOf(search);
  const kind =
    section === "all"
      ? []
      : [{ key: "section", text: SECTION_WORDS[section].tab, next: inSection(search, "all") }];
  return (
    <ul aria-label="Read as" className="contents">
      {[...kind, ...chips].map(({ key, text, next }) => (
        <li key={key} className="max-w-full shrink-0">
          <button
            type="button"
            className="touch flex h-9 max-w-full items-center gap-2 rounded-sm bg-blue-tint px-3 text-body font-medium whitespace-nowrap text-blue-deep hover:bg-blue hover:text-white"
            onClick={() => onCorrect(next)}
          >
            <span className="sr-only">Not </span>
            <span className="truncate">{text}</span>
            <X aria-hidden size={15} strokeWidth={2} className="shrink-0" />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Shows the sentence as it was read: unknown words are underlined, corrected ones show the correction. */
export function HowRead({
  sentence,
  read: { parts, lost, filter },
}: {
  sentence: string;
  read: Suggestions["read"];
}) {
  const forgiven = parts.filter(({ meant }) => meant !== null);
  if (lost.length === 0 && forgiven.length === 0) return null;
  return (
    <p className="mt-3 text-body break-words text-text-2" aria-live="polite">
      {forgiven.map(({ from, to, meant }) => (
        <span key={from}>
          “{sentence.slice(from, to)}” was read as <strong className="font-strong text-text">{meant}</strong>
          .{" "}
        </span>
      ))}
      {lost.length > 0 && (
        <>
          Not understood, and found in no lot:{" "}
          {[...new Set(lost)].map((word, place) => (
            <span key={word}>
              {place > 0 && ", "}
              <span className="text-text underline decoration-orange decoration-wavy underline-offset-4">
                {word}
              </span>
            </span>
          ))}
          .
          {Object.keys(filter).length === 0
            ? " You see all lots instead."
            : " You see lots for the other words."}
        </>
      )}
    </p>
  );
}
