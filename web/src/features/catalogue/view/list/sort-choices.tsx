import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from "#/components/ui/dropdown-menu.tsx";
import type { Sort } from "#/features/catalogue/model/search/read-list-search.ts";
import type { Section } from "#/features/catalogue/model/search/sections.ts";
import { SortButton } from "./sort-button.tsx";
import { sortsOf, sortWord } from "#/features/catalogue/model/search/sorts.ts";

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
