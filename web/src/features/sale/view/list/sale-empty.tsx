import { EmptyState } from "#/components/message/empty-state.tsx";
import { Button } from "#/components/ui/button.tsx";
import { CreateLink } from "./create-link.tsx";
import { isNarrowed, type SaleFilter, type Section } from "#/features/sale/model/sale-search.ts";
import { SECTION_WORDS } from "#/features/sale/model/sections.ts";

interface SaleEmptyProps {
  section: Section;
  filter: SaleFilter;
  /** Removes the search words and the filters. */
  onClear: () => void;
}

/** Why a section has no lots, and the next step. */
export function SaleEmpty({ section, filter, onClear }: SaleEmptyProps) {
  const { empty, text, tab } = SECTION_WORDS[section];
  const { q, ...others } = filter;
  if (isNarrowed(filter)) {
    const isFiltered = isNarrowed({ q: "", ...others });
    const words = q === "" ? "" : ` has “${q}” in its title, number or facts`;
    return (
      <EmptyState
        title="No lots match"
        text={`No lot under ${tab}${words}${isFiltered ? `${words && " and"} fits the filters` : ""}.`}
      >
        <Button onClick={onClear}>{isFiltered ? "Clear the filters" : "Clear the search"}</Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={empty} text={text}>
      {(section === "all" || section === "draft") && <CreateLink />}
    </EmptyState>
  );
}
