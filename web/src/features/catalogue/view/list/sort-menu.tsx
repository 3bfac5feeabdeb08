import { lazy, Suspense, useState } from "react";
import { sectionOf } from "#/features/catalogue/model/search/list-search.ts";
import type { ListSearch, Sort } from "#/features/catalogue/model/search/read-list-search.ts";
import { SortButton } from "./sort-button.tsx";
import { sortWord } from "#/features/catalogue/model/search/sorts.ts";

const load = () => import("./sort-choices.tsx");
const SortChoices = lazy(async () => ({ default: (await load()).SortChoices }));

interface SortMenuProps {
  search: ListSearch;
  onSort: (sort: Sort) => void;
}

/** The order of the list; its menu loads when the pointer or the focus comes near. */
export function SortMenu({ search, onSort }: SortMenuProps) {
  const [wanted, setWanted] = useState(false);
  const section = sectionOf(search);
  const sort = search.sort ?? "ending";
  const allIn = search.prices === "all-in";
  const button = (
    <SortButton
      word={sortWord(sort, section, allIn)}
      aria-haspopup="menu"
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => setWanted(true)}
    />
  );
  if (!wanted) return button;
  return (
    <Suspense fallback={button}>
      <SortChoices section={section} allIn={allIn} sort={sort} onSort={onSort} />
    </Suspense>
  );
}
