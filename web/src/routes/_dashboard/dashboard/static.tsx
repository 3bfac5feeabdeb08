import { createFileRoute } from "@tanstack/react-router";
import { staticBoardQuery } from "#/features/dashboards/model/board-queries.ts";
import { StaticWall } from "#/features/dashboards/view/static/static-wall.tsx";
import { enter } from "#/lib/session/enter.ts";
import { pageTitle } from "#/lib/address/route.ts";

/** Today's sale for a wall screen. */
export const Route = createFileRoute("/_dashboard/dashboard/static")({
  beforeLoad: enter("signed-in"),
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(staticBoardQuery),
  head: () => pageTitle("Today’s sale"),
  component: StaticWall,
});
