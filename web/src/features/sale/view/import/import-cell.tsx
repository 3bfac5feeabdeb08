import { useId, useState } from "react";
import type { Schema } from "@marsa/api-spec/client-problem";
import { FieldError } from "#/components/form/field-error.tsx";
import { OwnLotLink } from "#/components/lot/own-lot-link.tsx";
import { Button } from "#/components/ui/button.tsx";
import { Input } from "#/components/ui/input.tsx";
import { Label } from "#/components/ui/label.tsx";
import { count } from "#/lib/format/counts.ts";
import type { Sheet, RowActs } from "#/features/sale/model/import-commands.ts";
import type { CheckedRow, SameCells } from "#/features/sale/model/rows.ts";

interface ImportCellProps {
  problem: Schema<"CellProblem"> | Schema<"FieldNotes">[number];
  row: CheckedRow;
  columns: Sheet["columns"];
  sameCells: SameCells;
  acts: RowActs;
}

/** A cell that is wrong or asked about: its text, why, and the ways out. */
export function ImportCell({ problem, row, columns, sameCells, acts }: ImportCellProps) {
  const id = useId();
  const { field, message, lot } = problem;
  const place = columns.findIndex(({ name }) => name === field);
  const text = row.cells[place] ?? "";
  const column = columns[place];
  if (!column) return null;
  const isQuestion = "kind" in problem;
  const nearest = "nearest" in problem ? problem.nearest : undefined;
  return (
    <div
      className="min-w-0"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) void acts.check(row);
      }}
    >
      <Label htmlFor={id}>
        <span className="sr-only">Row {row.row}, </span>
        {column.title}
      </Label>
      <Input
        id={id}
        value={text}
        list={column.choices ? `${id}-choices` : undefined}
        aria-invalid={!isQuestion}
        aria-describedby={`${id}-error`}
        autoComplete="off"
        className="mt-1 h-10 max-lg:h-11"
        onChange={({ target }) => acts.type(row.row, place, target.value)}
        onKeyDown={({ key }) => key === "Enter" && void acts.check(row)}
      />
      {column.choices && (
        <datalist id={`${id}-choices`}>
          {column.choices.map((choice) => (
            <option key={choice} value={choice}>
              {choice}
            </option>
          ))}
        </datalist>
      )}
      {isQuestion ? (
        <p id={`${id}-error`} className="mt-1.5 text-small text-orange-deep">
          {message}
        </p>
      ) : (
        <FieldError id={`${id}-error`} text={message} />
      )}
      {lot && (
        <p className="mt-1 text-small text-blue">
          <OwnLotLink lot={lot} />
        </p>
      )}
      {isQuestion ? (
        <Button size="sm" className="mt-2 max-lg:h-11" onClick={() => acts.confirm(row.row, field)}>
          Yes, it is right
          <span className="sr-only">
            {" "}
            in row {row.row}, {column.label}
          </span>
        </Button>
      ) : (
        <Proposals {...{ row, place, name: field, text, nearest, sameCells, acts }} />
      )}
    </div>
  );
}

interface ProposalsProps extends Pick<ImportCellProps, "row" | "sameCells" | "acts"> {
  place: number;
  name: string;
  text: string;
  nearest: string | undefined;
}

/** Puts the nearest value of the list, or what was typed, into this row, or into all rows of the same wrong text. */
function Proposals({ row, place, name, text, nearest, sameCells, acts }: ProposalsProps) {
  const [wrong] = useState(text);
  const typed = text.trim() === wrong.trim() ? null : text.trim();
  const value = typed ?? nearest;
  if (!value) return null;
  const rows = [...new Set([row.row, ...sameCells(name, wrong)])];
  const fill = (chosen: readonly number[]) => () => void acts.spread(chosen, place, value);
  const isTwice = name === "vin";
  return (
    <div className="mt-2 flex flex-wrap gap-2 empty:hidden">
      {typed === null && (
        <Button size="sm" className="max-lg:h-11" onClick={fill([row.row])}>
          Use {value}
          <span className="sr-only"> in row {row.row}</span>
        </Button>
      )}
      {rows.length > 1 && !isTwice && (
        <Button
          size="sm"
          className="max-lg:h-11"
          // The field keeps the focus, so that its check does not come before the press.
          onMouseDown={(event) => event.preventDefault()}
          onClick={fill(rows)}
        >
          Use {value} in {count(rows.length)} rows
        </Button>
      )}
    </div>
  );
}
