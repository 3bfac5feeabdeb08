import { ApiProblem } from "@marsa/api-spec/client-problem";
import { createFileRoute, notFound } from "@tanstack/react-router";
import { EditScreen } from "#/features/edit/view/edit-screen.tsx";
import { draftQuery } from "#/features/edit/model/draft/queries.ts";
import { readStep } from "#/features/edit/model/draft/steps.ts";
import { ErrorContent, NotFoundContent } from "#/features/shell/view/error-screen.tsx";
import { pageId, pageTitle } from "#/lib/address/route.ts";
import { enter } from "#/lib/session/enter.ts";

interface EditSearch {
  step?: string | undefined;
}

/** A lot as its seller writes it; id 0 is a new one. The step is in the address. */
export const Route = createFileRoute("/_inside/auction/edit/$id")({
  validateSearch: (raw) => raw as EditSearch,
  beforeLoad: enter("signed-in"),
  // Another step is the same draft.
  shouldReload: ({ cause }) => cause !== "stay",
  loader: async ({ context: { queryClient }, params }) => {
    if (params.id === "0") return;
    const id = pageId(params.id);
    // A draft of somebody else is a page that does not exist.
    await queryClient.fetchQuery({ ...draftQuery(id), staleTime: 0 }).catch((error: unknown) => {
      throw error instanceof ApiProblem && error.status === 404 ? notFound() : error;
    });
  },
  head: () => pageTitle("Edit lot"),
  notFoundComponent: NotFoundContent,
  errorComponent: ErrorContent,
  component: Edit,
});

function Edit() {
  const { step } = Route.useSearch();
  return <EditScreen id={Number(Route.useParams().id)} step={readStep(step)} />;
}
