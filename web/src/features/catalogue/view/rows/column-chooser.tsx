import type { ReactNode } from "react";
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "#/components/ui/dropdown-menu.tsx";
import { useMe } from "#/lib/http/queries.ts";
import { COLUMNS } from "#/features/catalogue/model/list/columns.ts";
import { COLUMN_NAMES, readColumns, writeColumns } from "#/features/catalogue/model/search/column-names.ts";
import type { ListSearch } from "#/features/catalogue/model/search/read-list-search.ts";

interface ColumnChooserProps {
  search: ListSearch;
  onChange: (next: ListSearch) => void;
  face: ReactNode;
  className: string;
}

/** The columns of the table, each with a tick; stays open for several ticks. */
export function ColumnChooser({ search, onChange, face, className }: ColumnChooserProps) {
  const me = useMe();
  const chosen = readColumns(search.cols);
  function choose(cols: string | undefined) {
    const { cols: _, ...others } = search;
    onChange(cols === undefined ? others : { ...others, cols });
  }
  return (
    <DropdownMenu defaultOpen modal={false}>
      <DropdownMenuTrigger className={className}>{face}</DropdownMenuTrigger>
      <DropdownMenuContent>
        {COLUMN_NAMES.filter((column) => me || !COLUMNS[column].signedIn).map((column) => (
          <DropdownMenuCheckboxItem
            key={column}
            checked={chosen.includes(column)}
            onSelect={(event) => event.preventDefault()}
            onCheckedChange={(on) =>
              choose(writeColumns(on ? [...chosen, column] : chosen.filter((each) => each !== column)))
            }
          >
            {COLUMNS[column].title}
          </DropdownMenuCheckboxItem>
        ))}
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={() => choose(undefined)}>The usual columns</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
