import { EmptyState } from "../../../components/message/empty-state.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { CreateLink } from "../create-link.tsx";
import type { Section } from "../sale-search.ts";
import { SECTION_WORDS } from "../sections.ts";

interface SaleEmptyProps {
  section: Section;
  q: string;
  /** Removes the search words. */
  onClear: () => void;
}

/** Why a section has no lots, and the next step. */
export function SaleEmpty({ section, q, onClear }: SaleEmptyProps) {
  const { empty, text, tab } = SECTION_WORDS[section];
  if (q !== "") {
    return (
      <EmptyState
        title="No lots match"
        text={`No lot under ${tab} has “${q}” in its title, number or facts.`}
      >
        <Button onClick={onClear}>Clear the search</Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={empty} text={text}>
      {(section === "all" || section === "draft") && <CreateLink />}
    </EmptyState>
  );
}
