import { Columns3 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { buttonVariants } from "#/components/ui/button.tsx";
import { cn } from "#/lib/cn.ts";
import type { ListSearch } from "#/features/catalogue/model/search/read-list-search.ts";

const load = () => import("./column-chooser.tsx");
const ColumnChooser = lazy(async () => ({ default: (await load()).ColumnChooser }));

interface ColumnsButtonProps {
  search: ListSearch;
  onChange: (next: ListSearch) => void;
}

/** Opens the choice of columns; hidden on phones, where rows have no columns. */
export function ColumnsButton({ search, onChange }: ColumnsButtonProps) {
  const [wanted, setWanted] = useState(false);
  const look = cn(buttonVariants(), "h-9 gap-2 px-3 text-small font-medium max-lg:hidden");
  const face = (
    <>
      <Columns3 aria-hidden size={16} strokeWidth={1.75} className="text-text-2" /> Columns
    </>
  );
  const button = (
    <button
      type="button"
      aria-haspopup="menu"
      className={look}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => setWanted(true)}
    >
      {face}
    </button>
  );
  if (!wanted) return button;
  return (
    <Suspense fallback={button}>
      <ColumnChooser search={search} onChange={onChange} face={face} className={look} />
    </Suspense>
  );
}
