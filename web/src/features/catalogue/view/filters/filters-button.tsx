import { SlidersHorizontal, X } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "#/components/ui/button.tsx";
import { countFilters, cleared, type ListScreen } from "#/features/catalogue/model/search/list-search.ts";
import type { ListSearch } from "#/features/catalogue/model/search/read-list-search.ts";
import { Link } from "@tanstack/react-router";
import { cn } from "#/lib/cn.ts";
import type { Chip } from "#/features/catalogue/model/search/chips.ts";

const load = () => import("./filter-sheet.tsx");
const FilterSheet = lazy(async () => ({ default: (await load()).FilterSheet }));

interface FiltersButtonProps {
  search: ListSearch;
  onChange: (next: ListSearch) => void;
}

/** Opens the filters as a sheet, on screens without a column of filters; shows how many are set. */
export function FiltersButton({ search, onChange }: FiltersButtonProps) {
  const [open, setOpen] = useState(false);
  const set = countFilters(search);
  return (
    <>
      <Button
        variant="ink"
        className="touch h-9 px-3 text-body"
        aria-haspopup="dialog"
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => setOpen(true)}
      >
        <SlidersHorizontal aria-hidden size={16} strokeWidth={1.75} />
        Filters
        {set > 0 && (
          <span className="grid size-4.5 place-content-center rounded-full bg-white text-tag font-heavy text-ink tabular-nums">
            {set}
            <span className="sr-only"> set</span>
          </span>
        )}
      </Button>
      {open && (
        <Suspense>
          <FilterSheet
            search={search}
            onApply={(next) => {
              setOpen(false);
              onChange(next);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

interface ChipRowProps {
  chips: readonly Chip[];
  search: ListSearch;
  /** The screen of their links. */
  to?: ListScreen;
  className?: string;
}

/** The filters as links to the list without that filter. */
export function ChipRow({ chips, search, to = "/auction", className }: ChipRowProps) {
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Filters that are set" className={cn("flex items-center gap-2", className)}>
      {chips.map(({ key, text, next }) => (
        <li key={key} className="max-w-full shrink-0">
          <Link
            to={to}
            search={next}
            activeOptions={{ exact: true }}
            className="touch flex h-8 max-w-full items-center gap-2 rounded-sm bg-blue-tint px-3 text-small font-medium whitespace-nowrap text-blue-deep hover:bg-blue hover:text-white max-xl:h-9 max-xl:text-body"
          >
            <span className="sr-only">Remove </span>
            <span className="truncate">{text}</span>
            <X aria-hidden size={15} strokeWidth={2} className="shrink-0" />
          </Link>
        </li>
      ))}
      <li className="shrink-0">
        <Link
          to={to}
          search={cleared(search)}
          activeOptions={{ exact: true }}
          className="touch rounded-sm px-1 text-small text-blue hover:underline max-xl:text-body"
        >
          Clear all
        </Link>
      </li>
    </ul>
  );
}
