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
