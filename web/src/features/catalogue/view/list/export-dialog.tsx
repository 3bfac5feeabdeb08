import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { Button } from "#/components/ui/button.tsx";
import { DialogFooter, TitledDialog } from "#/components/ui/dialog.tsx";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { Message } from "#/components/message/message.tsx";
import { download } from "#/lib/browser/download.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { exportList } from "#/features/catalogue/model/list/open-tools.ts";
import { filterOf, sectionOf } from "#/features/catalogue/model/search/list-search.ts";
import type { ListSearch } from "#/features/catalogue/model/search/read-list-search.ts";
import { countedIn } from "#/features/catalogue/model/search/sections.ts";
import "./export-dialog.css";

/** The contract's limit of lots in one spreadsheet. */
const MOST_LOTS = 10_000;

interface ListToExport {
  readonly search: ListSearch;
  /** Number of lots in the list, once counted. */
  readonly total: number | undefined;
}

declare module "#/lib/dialogs/dialogs.ts" {
  interface DialogPayloads {
    "list-export": ListToExport;
  }
}

interface ExportDialogProps extends ListToExport {
  onClose: () => void;
}

/** Exports the list as a spreadsheet: starts when the dialog opens, stops when it closes. */
export function ExportDialog({ search, total, onClose }: ExportDialogProps) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: keys.export(sectionOf(search), filterOf(search)),
    queryFn: async ({ signal }) => {
      const file = await exportList(search, signal);
      download(file);
      return file.name;
    },
    // Each press writes a new file.
    gcTime: 0,
    staleTime: Infinity,
  });
  const lots = countedIn(sectionOf(search), Math.min(total ?? 0, MOST_LOTS));
  return (
    <TitledDialog
      title="Export to Excel"
      text={
        total === undefined ? "The list with your filters and its order." : `${lots}, as filtered and sorted.`
      }
      onClose={onClose}
    >
      <div className="grid gap-3 px-4 md:px-6" aria-live="polite">
        {isFetching && (
          <>
            <progress aria-label="Writing the spreadsheet" className="progress-bar" />
            <p className="text-small text-text-2">Writing the spreadsheet…</p>
          </>
        )}
        {data !== undefined && (
          <Message tone="success" icon={Download} title="Your spreadsheet is ready.">
            {data} is in your downloads.
          </Message>
        )}
        {error && !isFetching && (
          <ErrorBlock
            title="The spreadsheet could not be written."
            safe="Your list is unchanged."
            error={error}
            onRetry={() => void refetch()}
          />
        )}
        {(total ?? 0) > MOST_LOTS && (
          <p className="text-small text-text-2">
            A sheet holds the first {countedIn(sectionOf(search), MOST_LOTS)}. Filter the list for the rest.
          </p>
        )}
      </div>
      <DialogFooter>
        <Button size="lg" className="w-full" onClick={onClose}>
          {isFetching ? "Cancel" : "Close"}
        </Button>
      </DialogFooter>
    </TitledDialog>
  );
}
