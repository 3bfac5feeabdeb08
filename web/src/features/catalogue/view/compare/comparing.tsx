import { lazy, Suspense } from "react";
import type { ListSearch } from "#/features/catalogue/model/search/read-list-search.ts";
import { CompareTray } from "./compare-tray-bar.tsx";

const Comparison = lazy(async () => ({ default: (await import("./comparison.tsx")).Comparison }));

interface ComparingProps {
  search: ListSearch;
  onChange: (next: ListSearch) => void;
}

/** The bar of chosen lots, and the comparison once the address asks for it. */
export function Comparing({ search, onChange }: ComparingProps) {
  return (
    <Suspense>
      {search.compare !== undefined && <Comparison search={search} onChange={onChange} />}
      <CompareTray onCompare={(compare) => onChange({ ...search, compare })} />
    </Suspense>
  );
}
