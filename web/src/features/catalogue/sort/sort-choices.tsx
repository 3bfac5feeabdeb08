import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from "#/components/ui/dropdown-menu.tsx";
import type { Sort } from "../list/read-list-search.ts";
import type { Section } from "../list/sections.ts";
import { SortButton } from "./sort-button.tsx";
import { sortsOf, sortWord } from "./sorts.ts";

interface SortChoicesProps {
  section: Section;
  allIn: boolean;
  sort: Sort;
  onSort: (sort: Sort) => void;
}

/** The menu of orders, open when it mounts. */
export function SortChoices({ section, allIn, sort, onSort }: SortChoicesProps) {
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>
        <SortButton word={sortWord(sort, section, allIn)} />
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuRadioGroup value={sort} onValueChange={(value) => onSort(value as Sort)}>
          {sortsOf(section).map((each) => (
            <DropdownMenuRadioItem key={each} value={each}>
              {sortWord(each, section, allIn)}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
