import { createFileRoute } from "@tanstack/react-router";
import { NoteCell } from "../../../features/catalogue/rows/note-cell.tsx";
import { rocketLotsQuery, wonLotsQuery } from "../../../features/workbook/queries.ts";
import { WorkbookScreen } from "../../../features/workbook/workbook-screen.tsx";
import { enter } from "../../../lib/session/enter.ts";
import { pageTitle } from "../../../lib/address/page-title.ts";

/** My rocket: the personal launch pad. */
export const Route = createFileRoute("/_inside/auction/workbook")({
  beforeLoad: enter("signed-in"),
  // Not waited for: the screen shows at once what it has.
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(rocketLotsQuery);
    void queryClient.prefetchQuery(wonLotsQuery);
  },
  head: () => pageTitle("My rocket"),
  component: Workbook,
});

function Workbook() {
  return <WorkbookScreen NoteCell={NoteCell} />;
}
