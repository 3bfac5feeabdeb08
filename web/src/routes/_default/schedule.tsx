import { createFileRoute } from "@tanstack/react-router";
import { upcomingQuery } from "../../features/catalogue/schedule/queries.ts";
import {
  readScheduleAddress,
  type ScheduleAddress,
} from "../../features/catalogue/schedule/schedule-address.ts";
import { ScheduleScreen } from "../../features/catalogue/schedule/schedule-screen.tsx";
import { pageTitle } from "../../lib/address/page-title.ts";
import { readOrNotFound, useReadSearch } from "../../lib/address/read-search.ts";
import { queuesQuery } from "../../realtime/lanes/queues-query.ts";

/** Which sales there are, day by day. */
export const Route = createFileRoute("/_default/schedule")({
  validateSearch: (raw) => raw as ScheduleAddress,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    readOrNotFound(readScheduleAddress, deps);
    void queryClient.prefetchQuery(queuesQuery);
    void queryClient.prefetchQuery(upcomingQuery);
  },
  head: () => pageTitle("Sales schedule"),
  component: Schedule,
});

function Schedule() {
  const navigate = Route.useNavigate();
  return (
    <ScheduleScreen
      address={useReadSearch(readScheduleAddress, Route.useSearch())}
      onChange={(search) => void navigate({ search, resetScroll: false })}
    />
  );
}
