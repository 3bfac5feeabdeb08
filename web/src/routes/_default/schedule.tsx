import { createFileRoute } from "@tanstack/react-router";
import {
  readScheduleAddress,
  type ScheduleAddress,
} from "#/features/catalogue/model/read-schedule-address.ts";
import { daysOf, scheduleQuery } from "#/features/catalogue/model/schedule.ts";
import { ScheduleScreen } from "#/features/catalogue/view/schedule/schedule-screen.tsx";
import { readOrNotFound, useReadSearch } from "#/lib/address/read-search.ts";
import { pageTitle } from "#/lib/address/route.ts";
import { serverClock } from "#/realtime/clock/clock.ts";
import { queuesQuery } from "#/realtime/lanes/lane-calls.ts";

/** The sales, day by day. */
export const Route = createFileRoute("/_default/schedule")({
  validateSearch: (raw) => raw as ScheduleAddress,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    const { day, kind, city } = readOrNotFound(readScheduleAddress, deps);
    void queryClient.prefetchQuery(queuesQuery);
    void queryClient.prefetchQuery(
      scheduleQuery({
        from: daysOf(day, serverClock.now())[0]!,
        ...(kind && { kind }),
        ...(city !== undefined && { city }),
      }),
    );
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
