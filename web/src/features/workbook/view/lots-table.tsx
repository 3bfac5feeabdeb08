import { useMutation } from "@tanstack/react-query";
import { Columns3, Download } from "lucide-react";
import { type ComponentType, useState } from "react";
import { toastRefusal } from "#/components/message/toast-refusal.ts";
import { Button, buttonVariants } from "#/components/ui/button.tsx";
import { Checkbox } from "#/components/ui/checkbox.tsx";
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuTrigger,
} from "#/components/ui/dropdown-menu.tsx";
import { cn } from "#/lib/cn.ts";
import { useWide } from "#/lib/browser/use-wide.ts";
import {
  type Column,
  COLUMN_NAMES,
  COLUMNS,
  FIGURES,
  saveColumns,
  savedColumns,
  LotItem,
  LotLine,
  type LotLineProps,
} from "./lot-line.tsx";
import { download } from "#/lib/browser/download.ts";
import { exportLots, type LotCard } from "../model/queries.ts";
import { SelectionBar } from "./selection-bar.tsx";
import { deviceStorage } from "#/lib/browser/storage.ts";

interface LotsTableProps {
  lots: readonly LotCard[];
  NoteCell: LotLineProps["NoteCell"];
}

/** The lots that the reader watches, bid on or noted, with their notes, and a tick for actions on several. */
export function LotsTable({ lots, NoteCell }: LotsTableProps) {
  const wide = useWide();
  const [columns, setColumns] = useState(() => savedColumns(deviceStorage));
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const chosen = lots.filter((card) => ticked.has(card.id_auction));
  const clear = () => setTicked(new Set());
  function choose(next: Column[]) {
    setColumns(next);
    saveColumns(deviceStorage, next);
  }
  const row = (Line: ComponentType<LotLineProps>) => (card: LotCard) => (
    <Line
      key={card.id_auction}
      card={card}
      columns={columns}
      chosen={ticked.has(card.id_auction)}
      onChoose={(on) => setTicked((before) => withOrWithout(before, card.id_auction, on))}
      NoteCell={NoteCell}
    />
  );
  const all = chosen.length === lots.length;
  const tickAll = (
    <Checkbox
      aria-label="Choose all lots"
      checked={all}
      onCheckedChange={(on) => setTicked(new Set(on ? lots.map((card) => card.id_auction) : []))}
    />
  );
  return (
    <>
      {chosen.length > 0 ? (
        <SelectionBar chosen={chosen} onClear={clear} />
      ) : (
        <div className="flex items-center justify-between gap-3 py-2">
          {wide ? (
            <span />
          ) : (
            <label className="flex min-h-11 items-center gap-3 text-small text-text-2">{tickAll} All</label>
          )}
          <div className="flex items-center gap-2">
            <ExportAll lots={lots} />
            <ColumnChooser columns={columns} onChoose={choose} />
          </div>
        </div>
      )}
      {wide ? (
        // On a small laptop the columns scroll: the name of a lot keeps its room.
        <div className="overflow-x-auto">
          <table className="w-full min-w-280 table-fixed text-start text-body">
            <thead>
              <tr className="border-b border-line-2 text-small text-text-2 *:pb-2 *:text-start *:font-normal">
                <th className="w-10 ps-2">{tickAll}</th>
                <th scope="col">Lot</th>
                {columns.map((column) => (
                  <th
                    key={column}
                    scope="col"
                    className={cn(WIDTHS[column], FIGURES.has(column) && "pe-4")}
                    style={FIGURES.has(column) ? { textAlign: "end" } : undefined}
                  >
                    {COLUMNS[column]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>{lots.map(row(LotLine))}</tbody>
          </table>
        </div>
      ) : (
        <ul>{lots.map(row(LotItem))}</ul>
      )}
    </>
  );
}

const WIDTHS: Readonly<Record<Column, string>> = {
  state: "w-46",
  price: "w-36",
  maximum: "w-28",
  light: "w-40",
  time: "w-34",
  note: "w-[18%]",
};

function withOrWithout(ids: ReadonlySet<number>, id: number, on: boolean): ReadonlySet<number> {
  const next = new Set(ids);
  if (on) next.add(id);
  else next.delete(id);
  return next;
}

/** Saves all lots of the table as a spreadsheet. */
function ExportAll({ lots }: { lots: readonly LotCard[] }) {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => download(await exportLots(lots.map((card) => card.id_auction))),
    onError: (error) => toastRefusal("No spreadsheet was saved.", error),
  });
  return (
    <Button
      className="h-9 gap-2 px-3 text-small font-medium"
      aria-disabled={isPending || undefined}
      onClick={() => !isPending && mutate()}
    >
      <Download aria-hidden size={16} strokeWidth={1.75} className="text-text-2" /> Export
    </Button>
  );
}

function ColumnChooser({ columns, onChoose }: { columns: Column[]; onChoose: (next: Column[]) => void }) {
  return (
    <DropdownMenu modal={false}>
      <DropdownMenuTrigger className={cn(buttonVariants(), "h-9 gap-2 px-3 text-small font-medium")}>
        <Columns3 aria-hidden size={16} strokeWidth={1.75} className="text-text-2" /> Columns
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {COLUMN_NAMES.map((column) => (
          <DropdownMenuCheckboxItem
            key={column}
            checked={columns.includes(column)}
            // Stays open for several ticks.
            onSelect={(event) => event.preventDefault()}
            onCheckedChange={(on) =>
              onChoose(COLUMN_NAMES.filter((name) => (name === column ? on : columns.includes(name))))
            }
          >
            {COLUMNS[column]}
          </DropdownMenuCheckboxItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
