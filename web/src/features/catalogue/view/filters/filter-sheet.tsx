import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Button } from "#/components/ui/button.tsx";
import { Sheet, SheetClose, SheetContent, SheetTitle } from "#/components/ui/sheet.tsx";
import { X } from "lucide-react";
import { FilterGroups } from "./filter-groups.tsx";
import { useWideCards } from "#/features/catalogue/model/list/grid.ts";
import { cleared, filterOf, sectionOf } from "#/features/catalogue/model/search/list-search.ts";
import type { ListSearch } from "#/features/catalogue/model/search/read-list-search.ts";
import { countQuery } from "#/features/catalogue/model/list/queries.ts";
import { countedIn } from "#/features/catalogue/model/search/sections.ts";

/** Several ticks within this time cause one count, ms. */
const CALM_MS = 250;

interface FilterSheetProps {
  search: ListSearch;
  /** Gets all filters at once, as one step of the history. */
  onApply: (next: ListSearch) => void;
  onClose: () => void;
}

/**
 * All filters in a sheet: from below on phones, from the end elsewhere. The list changes when its button is pressed.
 */
export function FilterSheet({ search, onApply, onClose }: FilterSheetProps) {
  const [draft, setDraft] = useState(search);
  const wide = useWideCards();
  const section = sectionOf(draft);
  const { count, capped } =
    useQuery({
      ...countQuery(section, filterOf(useCalm(draft))),
      // Keeps the old number while the new one is counted.
      placeholderData: keepPreviousData,
    }).data ?? {};
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()}>
      <SheetContent
        side={wide ? "end" : "bottom"}
        handle={false}
        aria-describedby={undefined}
        className={wide ? "max-w-110" : "h-[92dvh]"}
      >
        <div className="grid h-14 shrink-0 grid-cols-[1fr_auto_1fr] items-center border-b border-line px-4">
          <button
            type="button"
            className="touch justify-self-start rounded-sm text-body text-blue hover:underline"
            onClick={() => setDraft(cleared(draft))}
          >
            Clear all
          </button>
          <SheetTitle className="text-h2">Filters</SheetTitle>
          <SheetClose className="touch -me-1.5 grid size-9 place-content-center justify-self-end rounded-md hover:bg-salt">
            <X aria-hidden size={22} strokeWidth={1.75} />
            <span className="sr-only">Close</span>
          </SheetClose>
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4">
          <FilterGroups search={draft} onChange={setDraft} />
        </div>
        <div className="shrink-0 border-t border-line px-4 pt-3 pb-4">
          <Button variant="ink" size="lg" className="w-full tabular-nums" onClick={() => onApply(draft)}>
            {count === undefined ? "Show lots" : `Show ${countedIn(section, count, capped)}`}
          </Button>
        </div>
      </SheetContent>
    </Sheet>
  );
}

/** Returns a value once it has not changed for a moment. */
function useCalm<Value>(value: Value): Value {
  const [calm, setCalm] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setCalm(value), CALM_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return calm;
}
