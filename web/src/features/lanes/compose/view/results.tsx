import { MonitorPlay, Radio, Rewind } from "lucide-react";
import { ScreenLink } from "#/components/screen-link.tsx";
import { buttonVariants } from "#/components/ui/button.tsx";
import { SaleFiles, SaleReportView } from "#/features/papers/public.ts";
import { cn } from "#/lib/cn.ts";
import { instant } from "@marsa/api-spec/dates";
import { useHasScreen } from "#/lib/address/use-has-screen.ts";
import type { Queue } from "../model/composed.ts";

/** A lane that has begun: the report of its sale, links to its screens, and its files. */
export function Results({ queue }: { queue: Queue }) {
  const { state, place, start, operators } = queue;
  return (
    <>
      <p className="text-body text-text-2">
        {instant(start)} · {place} · {operators.map(({ name }) => name).join(", ") || "no auctioneer"}
      </p>
      <Actions queue={queue} />
      {state !== "cancelled" && <SaleReportView id={queue.id_queue} />}
    </>
  );
}

/** Links to the screens of this lane that the build has, and the files of its report. */
function Actions({ queue: { id_queue: id, state } }: { queue: Queue }) {
  const hasScreen = useHasScreen();
  const running = state === "open" || state === "running" || state === "paused";
  const look = cn(buttonVariants({ size: "sm" }));
  const wall = "/dashboard/live/$id";
  return (
    <div className="mt-3 flex flex-wrap gap-2 empty:hidden max-sm:grid max-sm:grid-cols-2">
      {running && hasScreen("/queue/current") && (
        <ScreenLink to="/queue/current" search={{ lane: id }} className={look}>
          <Radio aria-hidden size={16} strokeWidth={1.75} /> Watch the lane
        </ScreenLink>
      )}
      {hasScreen(wall) && state !== "cancelled" && (
        <ScreenLink to={`/dashboard/live/${id}`} className={look}>
          <MonitorPlay aria-hidden size={16} strokeWidth={1.75} /> Hall screen
        </ScreenLink>
      )}
      {hasScreen(wall) && state === "finished" && (
        <ScreenLink to={`/dashboard/live/${id}`} search={{ replay: true }} className={look}>
          <Rewind aria-hidden size={16} strokeWidth={1.75} /> Replay
        </ScreenLink>
      )}
      {state !== "cancelled" && <SaleFiles id={id} />}
    </div>
  );
}
