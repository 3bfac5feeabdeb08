import { laneFace } from "#/components/lane/lane-face.ts";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { useWakeLock } from "#/lib/browser/wake-lock.ts";
import { useServerTime } from "#/realtime/clock/clock.ts";
import { ClerkScreen } from "../clerk/clerk-screen.tsx";
import { Console } from "./console.tsx";
import { useDeskView } from "#/features/lanes/console/model/desk/use-desk-view.ts";

/** The auctioneer's console of one lane. */
export function ConsoleScreen({ idQueue }: { idQueue: number }) {
  const { lane, desk, view } = useDeskView(idQueue);
  useWakeLock();
  const start = Date.parse(lane.lane?.start ?? "");
  const overdue = useServerTime((time) => time >= start);
  if (!view || !lane.lane) return <ConsoleSkeleton />;
  const { lane: about } = lane;
  const face = laneFace({ lane: about, turn: lane.turn, overdue });
  // The auctioneer who is to open the lane reads that it waits for them.
  const waits = overdue && about.state === "scheduled" && view.desk === "mine";
  if (view.desk === "clerk")
    return <ClerkScreen key={idQueue} now={lane} about={about} desk={desk} view={view} face={face} />;
  return (
    <Console
      key={idQueue}
      now={lane}
      about={about}
      desk={desk}
      view={view}
      face={waits ? { ...face, detail: "The bidders wait for you" } : face}
    />
  );
}

function ConsoleSkeleton() {
  return (
    <output aria-label="Loading the lane" className="block">
      <div className="h-13 bg-ink" />
      <div className="h-54 border-t border-ink-line bg-ink max-lg:h-40" />
      <div className="grid grid-cols-3 gap-2.5 p-7 max-lg:p-4">
        {Array.from({ length: 9 }, (_, place) => (
          <Skeleton key={place} className="h-22 max-lg:h-15" />
        ))}
      </div>
    </output>
  );
}
