import { createFileRoute } from "@tanstack/react-router";
import { readScheduleAddress } from "#/features/catalogue/model/read-schedule-address.ts";
import { daysOf, scheduleQuery } from "#/features/catalogue/model/schedule.ts";
import { ScheduleScreen } from "#/features/catalogue/view/schedule/schedule-screen.tsx";
import { pageTitle, validated } from "#/lib/address/route.ts";
import { serverClock } from "#/realtime/clock/clock.ts";
import { queuesQuery } from "#/realtime/lanes/lane-calls.ts";

const readSearch = validated(readScheduleAddress);

/** The sales, day by day. */
export const Route = createFileRoute("/_default/schedule")({
  validateSearch: readSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { day, kind, city } }) => {
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
      address={Route.useSearch()}
      onChange={(search) => void navigate({ search, resetScroll: false })}
    />
  );
}
