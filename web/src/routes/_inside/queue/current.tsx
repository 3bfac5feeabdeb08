import { createFileRoute } from "@tanstack/react-router";
import { lazy } from "react";
import { LaneBids } from "../../../features/bidding/lane/lane-bids.tsx";
import { RoomScreen } from "../../../features/lanes/room/room-screen.tsx";
import { enter } from "../../../lib/session/enter.ts";
import { pageId } from "../../../lib/address/page-id.ts";
import { pageTitle } from "../../../lib/address/page-title.ts";
import { queuesQuery } from "../../../realtime/lanes/queues-query.ts";

const ConsoleScreen = lazy(async () => ({
  default: (await import("../../../features/lanes/console/console-screen.tsx")).ConsoleScreen,
}));

/** The live lane: its room for bidders, its desk for who runs it. Which lane stands in the address. */
export const Route = createFileRoute("/_inside/queue/current")({
  // An address gives text, a link of ours the number.
  validateSearch: (raw) => raw as { lane?: number | string },
  beforeLoad: enter("signed-in"),
  loaderDeps: ({ search: { lane } }) => ({ lane }),
  loader: ({ context: { queryClient }, deps: { lane } }) => {
    if (lane !== undefined) pageId(String(lane));
    void queryClient.prefetchQuery(queuesQuery);
  },
  head: () => pageTitle("Live lane"),
  component: Current,
});

function Current() {
  const { lane } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <RoomScreen
      lane={lane === undefined ? null : Number(lane)}
      onLane={(id, replace = false) => void navigate({ search: { lane: id }, replace, resetScroll: false })}
      onLot={(id) => void navigate({ to: "/auction/$id", params: { id: String(id) } })}
      onLeave={() => void navigate({ to: "/auction" })}
      Bids={LaneBids}

      Console={ConsoleScreen}
    />
  );
}
