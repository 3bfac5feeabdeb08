import { createFileRoute } from "@tanstack/react-router";
import { lazy } from "react";
import { LaneBids } from "#/features/bidding/view/lane/lane-bids.tsx";
import { RoomScreen } from "#/features/lanes/room/view/room-screen.tsx";
import { enter } from "#/lib/session/enter.ts";
import { readId, pageTitle, validated } from "#/lib/address/route.ts";
import { queuesQuery } from "#/realtime/lanes/lane-calls.ts";

const ConsoleScreen = lazy(async () => ({
  default: (await import("#/features/lanes/console/view/desk/console-screen.tsx")).ConsoleScreen,
}));

const readSearch = validated(readLane);

/** The live lane: the lane room for bidders, the console for its auctioneer. The lane is in the address. */
export const Route = createFileRoute("/_inside/queue/current")({
  validateSearch: readSearch,
  beforeLoad: enter("signed-in"),
  loader: ({ context: { queryClient } }) => {
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
      lane={lane ?? null}
      onLane={(id, replace = false) => void navigate({ search: { lane: id }, replace, resetScroll: false })}
      onLot={(id) => void navigate({ to: "/auction/$id", params: { id: String(id) } })}
      onLeave={() => void navigate({ to: "/auction" })}
      Bids={LaneBids}
      Console={ConsoleScreen}
    />
  );
}

/**
 * Reads `?lane=`: a text in a typed address, a number in a link of the app.
 * @throws for anything but an id
 */
function readLane({ lane }: Record<string, unknown>): { lane?: number } {
  if (lane === undefined) return {};
  const id = typeof lane === "string" || typeof lane === "number" ? readId(String(lane)) : null;
  if (id === null) throw new Error("lane is no id");
  return { lane: id };
}
