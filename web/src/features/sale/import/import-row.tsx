import { CircleCheck, Trash2 } from "lucide-react";
import { memo, useId } from "react";
import { FieldError } from "../../../components/form/field-error.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Input } from "../../../components/ui/input.tsx";
import { Label } from "../../../components/ui/label.tsx";
import type { Sheet } from "./commands.ts";
import { type CheckedRow, isGood, titleOf } from "./rows.ts";

interface ImportRowProps {
  row: CheckedRow;
  columns: Sheet["columns"];
  onType: (row: number, place: number, text: string) => void;
  onCheck: (row: CheckedRow) => void;
  onRemove: (row: number) => void;
}

/** A row of the spreadsheet: ready, or with a field for each cell that is wrong. */
export const ImportRow = memo(function ImportRow(props: ImportRowProps) {
  const { row, columns, onType, onCheck, onRemove } = props;
  const title = titleOf(row, columns);
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
          <CircleCheck aria-hidden size={16} strokeWidth={1.75} /> Ready
        </span>
      ) : (
        <div className="grid gap-3 max-lg:col-span-2 sm:grid-cols-2 xl:grid-cols-3">
          {row.errors.map(({ field, message }) => {
            const place = columns.findIndex(({ name }) => name === field);
            const column = columns[place];
            return (
              column && (
                <WrongCell
                  key={field}
                  about={`Row ${row.row}`}
                  column={column}
                  message={message}
                  text={row.cells[place] ?? ""}
                  onType={(text) => onType(row.row, place, text)}
                  onLeave={() => onCheck(row)}
                />
              )
            );
          })}
        </div>
      )}
      <Button
        variant="ghost"
        size="icon"
        className="text-text-2 max-lg:col-start-2 max-lg:row-start-1 max-lg:size-11"
        aria-label={`Leave out row ${row.row}, ${title}`}
        onClick={() => onRemove(row.row)}
      >
        <Trash2 aria-hidden size={18} strokeWidth={1.75} />
      </Button>
    </li>
  );
});

interface WrongCellProps {
  about: string;
  column: Sheet["columns"][number];
  message: string;
  text: string;
  onType: (text: string) => void;
  onLeave: () => void;
}

function WrongCell({ about, column, message, text, onType, onLeave }: WrongCellProps) {
  const id = useId();
  const { title, choices } = column;
  return (
    <div className="min-w-0">
      <Label htmlFor={id}>
        <span className="sr-only">{about}, </span>
        {title}
      </Label>
      <Input
        id={id}
        value={text}
        list={choices ? `${id}-choices` : undefined}
        aria-invalid
        aria-describedby={`${id}-error`}
        autoComplete="off"
        className="mt-1 h-10 max-lg:h-11"
        onChange={({ target }) => onType(target.value)}
        onBlur={onLeave}
        onKeyDown={({ key }) => key === "Enter" && onLeave()}
      />
      {choices && (
        <datalist id={`${id}-choices`}>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {choice}
            </option>
          ))}
        </datalist>
      )}
      <FieldError id={`${id}-error`} text={message} />
    </div>
  );
}
