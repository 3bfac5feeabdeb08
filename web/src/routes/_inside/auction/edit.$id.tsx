import { createFileRoute, notFound } from "@tanstack/react-router";
import { EditScreen } from "../../../features/edit/edit-screen.tsx";
import { readStep } from "../../../features/edit/steps.ts";
import { readId } from "../../../lib/address/page-id.ts";
import { pageTitle } from "../../../lib/address/page-title.ts";
import { enter } from "../../../lib/session/enter.ts";

interface EditSearch {
  step?: string | undefined;
}

/** A lot as its seller writes it; id 0 is a new one. The step stands in the address. */
export const Route = createFileRoute("/_inside/auction/edit/$id")({
  validateSearch: ({ step }: Record<string, unknown>): EditSearch => ({
    step: typeof step === "string" ? step : undefined,
  }),
  beforeLoad: enter("signed-in"),
  loader: ({ params }) => {
    if (params.id !== "0" && readId(params.id) === null) throw notFound();
  },
  head: () => pageTitle("Edit lot"),
  component: Edit,
});

function Edit() {
  const { step } = Route.useSearch();
  return <EditScreen id={Number(Route.useParams().id)} step={readStep(step)} />;
}
