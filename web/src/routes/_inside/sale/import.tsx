import { createFileRoute } from "@tanstack/react-router";
import { ImportScreen } from "#/features/sale/view/import/import-screen.tsx";
import { pageTitle } from "#/lib/address/route.ts";
import { enter } from "#/lib/session/enter.ts";

/** Drafts from a spreadsheet. */
export const Route = createFileRoute("/_inside/sale/import")({
  beforeLoad: enter("signed-in"),
  head: () => pageTitle("Import lots"),
  component: ImportScreen,
});
