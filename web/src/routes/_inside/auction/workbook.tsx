import { createFileRoute } from "@tanstack/react-router";
import { type ComponentType, lazy, Suspense } from "react";
import { NoteCell } from "#/features/catalogue/view/rows/note-cell.tsx";
import { rocketLotsQuery, wonLotsQuery } from "#/features/workbook/model/queries.ts";
import { WorkbookScreen } from "#/features/workbook/view/workbook-screen.tsx";
import { enter } from "#/lib/session/enter.ts";
import { pageTitle } from "#/lib/address/route.ts";

/** Without a connection the page keeps its own lots. */
const MoreLots = lazy<ComponentType<{ className: string }>>(() =>
  import("#/features/catalogue/view/list/more-lots.tsx").then(
    (part) => ({ default: part.MoreLots }),
    () => ({ default: () => null }),
  ),
);

/** My rocket: the reader's workbook. */
export const Route = createFileRoute("/_inside/auction/workbook")({
  beforeLoad: enter("signed-in"),
  // Without waiting: the screen shows its data at once.
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(rocketLotsQuery);
    void queryClient.prefetchQuery(wonLotsQuery);
  },
  head: () => pageTitle("My rocket"),
  component: Workbook,
});

function Workbook() {
  return (
    <WorkbookScreen
      NoteCell={NoteCell}
      more={
        <Suspense>
          <MoreLots className="mt-9" />
        </Suspense>
      }
    />
  );
}
