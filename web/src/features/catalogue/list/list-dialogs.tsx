import { type ComponentType, lazy, Suspense } from "react";
import type { Chip } from "../filters/chips.ts";
import { CompareTray } from "../compare/compare-tray-bar.tsx";
import { openListDialog, useListDialog } from "./list-dialog.ts";
import type { ListSearch } from "./list-search.ts";

const NoteDialog = lazy(async () => ({
  default: (await import("../../../components/lot/note-dialog.tsx")).NoteDialog,
}));
const ExportDialog = lazy(async () => ({
  default: (await import("../export/export-dialog.tsx")).ExportDialog,
}));
const PriceGuide = lazy(async () => ({ default: (await import("../guide/price-guide.tsx")).PriceGuide }));
const Comparison = lazy(async () => ({ default: (await import("../compare/comparison.tsx")).Comparison }));

export type QuickBid = ComponentType<{ id: number; onClose: () => void }>;

interface ListDialogsProps {
  search: ListSearch;
  chips: readonly Chip[];
  /** Lots of the list, once they are counted. */
  total: number | undefined;
  quickBid: QuickBid;
  onChange: (next: ListSearch) => void;
}

const close = () => openListDialog(null);

/** Whatever stands over the list: one at a time. */
export function ListDialogs({ search, chips, total, quickBid: QuickBid, onChange }: ListDialogsProps) {
  const dialog = useListDialog();
  return (
    <Suspense>
      {dialog?.kind === "bid" && <QuickBid id={dialog.id} onClose={close} />}
      {dialog?.kind === "note" && <NoteDialog id={dialog.id} title={dialog.title} onClose={close} />}
      {dialog?.kind === "export" && <ExportDialog search={search} total={total} onClose={close} />}
      {dialog?.kind === "guide" && <PriceGuide search={search} chips={chips} onClose={close} />}
      {search.compare !== undefined && <Comparison search={search} onChange={onChange} />}
      <CompareTray onCompare={(compare) => onChange({ ...search, compare })} />
    </Suspense>
  );
}
