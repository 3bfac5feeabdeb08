import { ChevronDown } from "lucide-react";
import { type ComponentProps, lazy, Suspense, useState } from "react";
import { buttonVariants } from "../../components/ui/button.tsx";
import { cn } from "../../lib/cn.ts";
import { type ListSearch, type Sort, sectionOf, SORTS } from "./list-search.ts";
import type { Section } from "./sections.ts";

const load = () => import("./sort-choices.tsx");
const SortChoices = lazy(async () => ({ default: (await load()).SortChoices }));

const WORDS: Readonly<Record<Sort, string>> = {
  ending: "Ending soon",
  new: "Newly listed",
  price_asc: "Lowest price",
  price_desc: "Highest price",
  bids: "Most bids",
  year: "Newest year",
  mileage: "Lowest mileage",
};

/** An order's word; what is over ended last instead of ending soon. */
export function sortWord(sort: Sort, section: Section): string {
  return sort === "ending" && section === "finished" ? "Just ended" : WORDS[sort];
}

/** The orders that make sense in a section: apartments have no mileage. */
export function sortsOf(section: Section): Sort[] {
  return SORTS.filter((sort) => section !== "apartments" || (sort !== "year" && sort !== "mileage"));
}

interface SortMenuProps {
  search: ListSearch;
  onSort: (sort: Sort) => void;
}

/** The order of the list; what makes the menu open is loaded when somebody reaches for it. */
export function SortMenu({ search, onSort }: SortMenuProps) {
  const [wanted, setWanted] = useState(false);
  const section = sectionOf(search);
  const sort = search.sort ?? "ending";
  const button = (
    <SortButton
      word={sortWord(sort, section)}
      aria-haspopup="menu"
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => setWanted(true)}
    />
  );
  if (!wanted) return button;
  return (
    <Suspense fallback={button}>
      <SortChoices section={section} sort={sort} onSort={onSort} />
    </Suspense>
  );
}

/** The button with the order's word. */
export function SortButton({ word, className, ...props }: ComponentProps<"button"> & { word: string }) {
  return (
    <button
      type="button"
      className={cn(
        buttonVariants(),
        "h-9 gap-2 px-3 text-small font-medium max-xl:-me-2 max-xl:border-0 max-xl:px-2 max-xl:text-body",
        className,
      )}
      {...props}
    >
      <span className="sr-only">Sort: </span>
      {word}
      <ChevronDown aria-hidden size={16} strokeWidth={1.75} className="text-text-2" />
    </button>
  );
}
