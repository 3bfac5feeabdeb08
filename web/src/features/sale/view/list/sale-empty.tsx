/** What stands in place of lots for sale: why there are none, and the next step. */
import { EmptyState } from "#/components/message/empty-state.tsx";
import { Button, buttonVariants } from "#/components/ui/button.tsx";
import {
  isNarrowed,
  type SaleFilter,
  type Section,
  EDIT_ROUTE,
  editPath,
} from "#/features/sale/model/sale-search.ts";
import { SECTION_WORDS } from "#/features/sale/model/sections.ts";
import { Plus } from "lucide-react";
import { ScreenLink } from "#/components/screen-link.tsx";
import { useHasScreen } from "#/lib/address/use-has-screen.ts";
import { cn } from "#/lib/cn.ts";
import { Link } from "@tanstack/react-router";

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

/** Opens the form of a new lot. */
export function CreateLink({ className }: { className?: string }) {
  const hasScreen = useHasScreen();
  if (!hasScreen(EDIT_ROUTE)) return null;
  return (
    <ScreenLink to={editPath(0)} className={cn(buttonVariants({ variant: "ink" }), "max-lg:h-11", className)}>
      <Plus aria-hidden size={18} strokeWidth={1.75} /> Create lot
    </ScreenLink>
  );
}

/** Tells who has no seller profile how to get one. */
export function BecomeSeller() {
  return (
    <EmptyState
      title="Become a seller"
      text="You need a seller profile to sell lots. It takes a few minutes, then the staff check it."
    >
      <Button variant="ink" size="lg" asChild>
        <Link to="/profile/create">Become a seller</Link>
      </Button>
    </EmptyState>
  );
}
