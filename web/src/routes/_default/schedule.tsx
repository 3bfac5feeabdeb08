import { createFileRoute } from "@tanstack/react-router";
import { scheduledLanesQuery, upcomingQuery } from "../../features/catalogue/schedule/queries.ts";
import { readScheduleAddress } from "../../features/catalogue/schedule/schedule-address.ts";
import { ScheduleScreen } from "../../features/catalogue/schedule/schedule-screen.tsx";
import { pageTitle } from "../../lib/page-title.ts";

/** Which sales there are, day by day. */
export const Route = createFileRoute("/_default/schedule")({
  validateSearch: readScheduleAddress,
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(scheduledLanesQuery);
    void queryClient.prefetchQuery(upcomingQuery);
  },
  head: () => pageTitle("Sales schedule"),
  component: Schedule,
});

function Schedule() {
  const navigate = Route.useNavigate();
  return (
    <ScheduleScreen
      address={Route.useSearch()}
      onChange={(search) => void navigate({ search, resetScroll: false })}
    />
  );
}
