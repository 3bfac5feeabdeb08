import { createFileRoute } from "@tanstack/react-router";
import { standardBoardQuery } from "#/features/dashboards/model/board-queries.ts";
import { StandardWall } from "#/features/dashboards/view/standard/standard-wall.tsx";
import { enter } from "#/lib/session/enter.ts";
import { pageTitle } from "#/lib/address/route.ts";

/** The standard auctions for a wall screen. */
export const Route = createFileRoute("/_dashboard/dashboard/standard")({
  beforeLoad: enter("signed-in"),
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(standardBoardQuery),
  head: () => pageTitle("Open auctions"),
  component: StandardWall,
});
