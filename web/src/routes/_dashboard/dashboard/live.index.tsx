import { createFileRoute, redirect } from "@tanstack/react-router";
import { lanesQuery, laneToShow } from "#/features/dashboards/model/lane-queries.ts";
import { NoLane } from "#/features/dashboards/view/live/no-lane.tsx";
import { enter } from "#/lib/session/enter.ts";
import { pageTitle } from "#/lib/address/route.ts";

/** The running lane, else the countdown of the next one: one address for a wall screen. */
export const Route = createFileRoute("/_dashboard/dashboard/live/")({
  beforeLoad: enter("signed-in"),
  loader: async ({ context: { queryClient } }) => {
    const id = laneToShow(await queryClient.fetchQuery(lanesQuery));
    if (id !== null) throw redirect({ to: "/dashboard/live/$id", params: { id: String(id) }, replace: true });
  },
  head: () => pageTitle("Lane"),
  component: NoLane,
});
