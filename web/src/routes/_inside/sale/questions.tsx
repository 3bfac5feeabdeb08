import { createFileRoute } from "@tanstack/react-router";
import { SaleQuestionsScreen } from "#/features/questions/view/screens.tsx";
import { pageTitle } from "#/lib/address/route.ts";
import { enter } from "#/lib/session/enter.ts";

/** The questions on the reader's lots. */
export const Route = createFileRoute("/_inside/sale/questions")({
  beforeLoad: enter("signed-in"),
  head: () => pageTitle("Questions"),
  component: SaleQuestionsScreen,
});
