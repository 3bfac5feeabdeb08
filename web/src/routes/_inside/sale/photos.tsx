import { createFileRoute } from "@tanstack/react-router";
import { SpreadScreen } from "#/features/edit/view/spread/spread-screen.tsx";
import { pageTitle } from "#/lib/address/route.ts";
import { enter } from "#/lib/session/enter.ts";

/** Photos of many drafts at once. */
export const Route = createFileRoute("/_inside/sale/photos")({
  beforeLoad: enter("signed-in"),
  head: () => pageTitle("Photos for drafts"),
  component: SpreadScreen,
});
