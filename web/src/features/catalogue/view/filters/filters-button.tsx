import { SlidersHorizontal } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "#/components/ui/button.tsx";
import { countFilters } from "#/features/catalogue/model/search/list-search.ts";
import type { ListSearch } from "#/features/catalogue/model/search/read-list-search.ts";

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
