import { ApiProblem } from "@marsa/api-spec/client-problem";
import { createFileRoute, notFound } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { laneBoardQuery } from "#/features/dashboards/model/lane-queries.ts";
import { LiveWall } from "#/features/dashboards/view/live/live-wall.tsx";
import { enter } from "#/lib/session/enter.ts";
import { pageId, pageTitle, validated } from "#/lib/address/route.ts";

const Replay = lazy(async () => ({
  default: (await import("#/features/dashboards/view/replay/replay-screen.tsx")).ReplayScreen,
}));

// In a typed address the value is a word, in a link of the app it is a boolean.
const readSearch = validated(({ replay }): { replay?: true } =>
  replay === true || replay === "true" ? { replay: true } : {},
);

/** One lane for a wall screen; `?replay=true`: the replay of a lane that is over. */
export const Route = createFileRoute("/_dashboard/dashboard/live/$id")({
  validateSearch: readSearch,
  beforeLoad: enter("signed-in"),
  loader: async ({ context: { queryClient }, params }) => {
    const id = pageId(params.id);
    const { name } = await queryClient.ensureQueryData(laneBoardQuery(id)).catch((error: unknown) => {
      throw error instanceof ApiProblem && error.status === 404 ? notFound() : error;
    });
    return { name };
  },
  head: ({ loaderData }) => pageTitle(loaderData?.name ?? "Lane"),
  component: Wall,
});

function Wall() {
  const id = Number(Route.useParams().id);
  const { replay } = Route.useSearch();
  return replay !== undefined ? (
    <Suspense>
      <Replay key={id} id={id} />
    </Suspense>
  ) : (
    <LiveWall key={id} id={id} />
  );
}
