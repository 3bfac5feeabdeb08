import { CircleCheck, Trash2 } from "lucide-react";
import { OwnLotLink } from "#/components/lot/own-lot-link.tsx";
import { Button } from "#/components/ui/button.tsx";
import type { Sheet } from "#/features/sale/model/import-commands.ts";
import { ImportCell } from "./import-cell.tsx";
import { type CheckedRow, isGood, isQuestion, type SameCells, titleOf } from "#/features/sale/model/rows.ts";
import type { RowActs } from "#/features/sale/model/row-acts.ts";

interface ImportRowProps {
  row: CheckedRow;
  columns: Sheet["columns"];
  sameCells: SameCells;
  acts: RowActs;
}

/** A row of the spreadsheet: ready, or with a field for each cell that is wrong or asked about. */
export function ImportRow({ row, columns, sameCells, acts }: ImportRowProps) {
  const title = titleOf(row, columns);
  const cells = [
    ...row.errors,
    ...row.notes.filter((note) => isQuestion(note) && !row.errors.some(({ field }) => field === note.field)),
  ];
  const hint = row.notes.find(({ kind }) => kind === "hint");
  return (
    <li
      data-slot="import-row"
      data-good={isGood(row)}
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-5 gap-y-2 border-b border-line py-3 max-lg:items-center lg:grid-cols-[4rem_minmax(0,16rem)_minmax(0,1fr)_auto]"
    >
      <span className="text-small text-text-2 tabular-nums lg:pt-2.5">Row {row.row}</span>
      <span className="min-w-0 text-body font-strong max-lg:col-span-2 lg:pt-2">{title}</span>
      {isGood(row) ? (
        <span className="flex items-center gap-1.5 text-small text-green max-lg:col-span-2">
          <CircleCheck aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
          <span>
            Ready
            {hint && (
              <span className="text-text-2">
                . {hint.message}. {hint.lot && <OwnLotLink lot={hint.lot} />}
              </span>
            )}
          </span>
        </span>
      ) : (
        <div className="grid gap-3 max-lg:col-span-2 sm:grid-cols-2 xl:grid-cols-3">
          {cells.map((problem) => (
            <ImportCell key={problem.field} {...{ problem, row, columns, sameCells, acts }} />
          ))}
        </div>
      )}
      <Button
        variant="ghost"
        size="icon"
        className="text-text-2 max-lg:col-start-2 max-lg:row-start-1 max-lg:size-11"
        aria-label={`Leave out row ${row.row}, ${title}`}
        onClick={() => void acts.remove(row)}
      >
        <Trash2 aria-hidden size={18} strokeWidth={1.75} />
      </Button>
    </li>
  );
}
