import { useMemo, useState } from "react";
import { Message } from "#/components/message/message.tsx";
import { Button } from "#/components/ui/button.tsx";
import { Switch } from "#/components/ui/switch.tsx";
import { count, counted } from "#/lib/format/counts.ts";
import type { RowActs, Sheet } from "#/features/sale/model/import-commands.ts";
import {
  ownHeadings,
  readAs,
  type CheckedRow,
  isGood,
  isQuestion,
  type Preview,
  sameCellsOf,
  type SameCells,
  titleOf,
} from "#/features/sale/model/rows.ts";
import type { ImportState, useImport } from "#/features/sale/model/use-import.ts";
import { CircleCheck, Trash2 } from "lucide-react";
import { OwnLotLink } from "#/components/lot/own-lot-link.tsx";
import { ImportCell } from "./import-cell.tsx";

type Import = ReturnType<typeof useImport>;

interface ImportTableProps
  extends RowActs, Pick<Import, "progress" | "created" | "create" | "changeColumns"> {
  state: Extract<ImportState, { step: "mend" }>;
}

/** Rows that are drawn at once. */
const SHOWN = 50;

/** The rows with their errors, and the press that makes drafts of the good ones. */
export function ImportTable({ state, progress, created, create, changeColumns, ...acts }: ImportTableProps) {
  const { sheet, rows, preview, name } = state;
  const [onlyErrors, setOnlyErrors] = useState(false);
  const [most, setMost] = useState(SHOWN);
  const good = rows.filter(isGood).length;
  const wrong = rows.filter(({ errors }) => errors.length > 0).length;
  const questions = rows.flatMap(({ notes }) => notes.filter(isQuestion)).length;
  const sameCells = useMemo(() => sameCellsOf(rows, sheet.columns), [rows, sheet.columns]);
  const filtered = onlyErrors ? rows.filter(({ errors }) => errors.length > 0) : rows;
  const working = progress.total > 0;
  return (
    <>
      <div className="sticky top-header z-10 mt-4 flex flex-wrap items-center gap-x-5 gap-y-2 border-b border-line-2 bg-white py-3 max-lg:top-13">
        <p className="text-body">
          <strong className="font-strong">{name}</strong>
          <output className="block text-small text-text-2">
            {counted(good, "row")} ready, {count(wrong)} with errors
            {questions > 0 && `, ${counted(questions, "question")}`}
            {created > 0 && `, ${counted(created, "draft")} created`}
          </output>
        </p>
        <Switch
          label="Only with errors"
          on={onlyErrors}
          onChange={setOnlyErrors}
          className="text-small max-lg:h-11 lg:ms-auto"
        />
        <Button
          variant="ink"
          className="max-lg:h-11 max-lg:w-full"
          aria-disabled={good === 0 || working || undefined}
          onClick={() => good > 0 && void create()}
        >
          {working
            ? `Creating ${count(progress.done)} of ${count(progress.total)}…`
            : `Create ${counted(good, "draft")}`}
        </Button>
        {working && (
          <progress
            aria-label="Drafts created"
            max={progress.total}
            value={progress.done}
            className="h-1 w-full accent-blue"
          />
        )}
      </div>
      <ColumnsRead
        preview={preview}
        // The file would show rows again that are drafts already.
        onChange={created === 0 && !working ? changeColumns : null}
      />
      {questions > 0 && (
        <Message
          tone="warning"
          className="mt-4"
          title={`${counted(questions, "value is", "values are")} asked back.`}
        >
          Look at each below. If all of them are right, one press is enough.
          <Button size="sm" className="mt-2.5 flex max-lg:h-11" onClick={() => acts.confirm()}>
            Yes to {counted(questions, "question")}
          </Button>
        </Message>
      )}
      <ul aria-label="Rows">
        {filtered.slice(0, most).map((row: CheckedRow) => (
          <ImportRow key={row.row} row={row} columns={sheet.columns} sameCells={sameCells} acts={acts} />
        ))}
      </ul>
      {filtered.length === 0 && <p className="py-8 text-long text-text-2">No row has errors.</p>}
      {filtered.length > most && (
        <Button className="mt-5 max-lg:h-11 max-lg:w-full" onClick={() => setMost(most + SHOWN)}>
          Show {count(Math.min(SHOWN, filtered.length - most))} more of {count(filtered.length)}
        </Button>
      )}
    </>
  );
}

/** Says which own columns were read as the seller chose, and which are left out. */
function ColumnsRead({ preview, onChange }: { preview: Preview; onChange: (() => void) | null }) {
  const { headings, ignored, columns } = preview;
  const own = ownHeadings(headings);
  const read = readAs(
    own.filter(({ title }) => !ignored.includes(title)),
    columns,
  );
  if (own.length === 0) return null;
  return (
    <Message
      tone="info"
      className="mt-4"
      title={read === "" ? "Some columns belong to no field." : "Columns are read as you chose."}
    >
      {read !== "" && `${read}. `}
      {ignored.length > 0 && `These columns are left out: ${ignored.join(", ")}.`}
      {onChange && (
        <Button size="sm" className="mt-2.5 flex max-lg:h-11" onClick={onChange}>
          Change columns
        </Button>
      )}
    </Message>
  );
}

interface ImportRowProps {
  row: CheckedRow;
  columns: Sheet["columns"];
  sameCells: SameCells;
  acts: RowActs;
}

/** A row of the spreadsheet: ready, or with a field for each cell that is wrong or asked about. */
function ImportRow({ row, columns, sameCells, acts }: ImportRowProps) {
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
