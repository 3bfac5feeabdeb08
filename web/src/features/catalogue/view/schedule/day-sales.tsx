import type { Schema } from "@marsa/api-spec/client-problem";
import { Link } from "@tanstack/react-router";
import { Building2, Car, Radio, Timer } from "lucide-react";
import { ScreenLink } from "#/components/screen-link.tsx";
import { buttonVariants } from "#/components/ui/button.tsx";
import { cn } from "#/lib/cn.ts";
import { money } from "@marsa/api-spec/amounts";
import { counted } from "#/lib/format/counts.ts";
import { useConfig } from "#/lib/http/queries.ts";
import { useServerTime } from "#/realtime/clock/clock.ts";
import { longDay, toMs, weekday } from "@marsa/api-spec/dates";
import { useHasScreen } from "#/lib/address/use-has-screen.ts";
import { delayOf } from "#/components/lane/delay.ts";
import { RemindSaleButton } from "#/components/lot/remind-sale-button.tsx";
import { type ScheduledLots, type Sale, shownEnd } from "#/features/catalogue/model/schedule.ts";
import { SaleRow } from "./sale-row.tsx";

interface DaySalesProps {
  /** The day in Dubai, "2026-11-24". */
  day: string;
  today: boolean;
  sales: readonly Sale[];
  ending: Schema<"Ending"> | null;
  /** Which lots. */
  chosen: Pick<ScheduledLots, "kind" | "city">;
}

/** A day of the schedule: lanes and openings by their time, then the lots that end on the day. */
export function DaySales({ day, today, sales, ending, chosen }: DaySalesProps) {
  if (sales.length === 0 && ending === null) return null;
  return (
    <section id={`day-${day}`} aria-labelledby={`title-${day}`} className="scroll-mt-40 pt-8">
      <h2 id={`title-${day}`} className="border-b border-line-2 pb-2 text-h2">
        {today ? "Today" : weekday(day)}{" "}
        <span className="font-normal text-text-2">{longDay(`${day}T12:00:00+04:00`)}</span>
      </h2>
      <ul>
        {sales.map((sale) =>
          sale.type === "lane" ? (
            <LaneRow key={`lane-${sale.queue.id_queue}`} sale={sale} />
          ) : (
            <OpeningRow key={sale.opening.kind} sale={sale} />
          ),
        )}
        {ending && <EndingRow day={day} ending={ending} chosen={chosen} />}
      </ul>
    </section>
  );
}

function LaneRow({ sale: { at, queue } }: { sale: Extract<Sale, { type: "lane" }> }) {
  const hasScreen = useHasScreen();
  const { name, place, lots, state, id_queue: id, operators_me: mine } = queue;
  const isDue = useServerTime((now) => now >= at);
  const late = isDue && state === "scheduled";
  const delay = useServerTime((now) => (late ? delayOf(at, now).detail : ""));
  const runs = state === "running" || state === "open" || state === "paused";
  // The auctioneer can enter before anybody else.
  const entered = late || runs || (mine && state === "scheduled");
  return (
    <SaleRow
      at={at}
      icon={Radio}
      kind="Live lane"
      title={name}
      badge={late ? (delay === "" ? SOON : LATE) : (BADGES[state] ?? null)}
      facts={[counted(lots, "lot"), place, ...(delay === "" ? [] : [delay])]}
    >
      {entered && hasScreen("/queue/current") ? (
        <ScreenLink
          to="/queue/current"
          search={{ lane: id }}
          className={cn(buttonVariants({ variant: "ink", size: "sm" }))}
        >
          {mine ? "To your desk" : "Enter lane"}
        </ScreenLink>
      ) : (
        state === "scheduled" &&
        !late && (
          <RemindSaleButton
            uid={`lane-${id}`}
            title={`${name}, live lane`}
            at={at}
            place={place}
            path="/schedule"
          />
        )
      )}
    </SaleRow>
  );
}

/** The lane is late: no auctioneer has opened it. */
const LATE = { word: "Delayed", tone: "off" } as const;
/** The advertised start has just passed. */
const SOON = { word: "About to start", tone: "off" } as const;

const BADGES: Partial<Record<Schema<"QueueState">, { word: string; tone: "live" | "off" }>> = {
  open: { word: "Open to enter", tone: "live" },
  running: { word: "Running", tone: "live" },
  paused: { word: "Paused", tone: "off" },
  finished: { word: "Finished", tone: "off" },
  cancelled: { word: "Cancelled", tone: "off" },
};

function OpeningRow({ sale: { at, opening } }: { sale: Extract<Sale, { type: "opening" }> }) {
  const { kind, lots, cities, inspection } = opening;
  const deposit = useConfig()?.deposit;
  const vehicles = kind === "vehicle";
  const least = vehicles ? deposit?.min_vehicle : deposit?.min_apartment;
  const title = vehicles ? "Vehicles open for bids" : "Apartments open for bids";
  return (
    <SaleRow
      at={at}
      icon={vehicles ? Car : Building2}
      kind="Standard auction"
      title={title}
      badge={null}
      facts={[
        counted(lots, "lot"),
        cities.slice(0, 3).join(", ") + (cities.length > 3 ? ` and ${cities.length - 3} more` : ""),
        ...(inspection === null ? [] : [`Inspection: ${inspection}`]),
        ...(least === undefined ? [] : [`Deposit from AED ${money(least)}`]),
      ]}
    >
      <Link
        to="/auction"
        search={{ section: vehicles ? "vehicles" : "apartments", status: ["upcoming"] }}
        className={buttonVariants({ size: "sm" })}
      >
        See lots
      </Link>
      <RemindSaleButton
        uid={`opening-${kind}-${at}`}
        title={title}
        at={at}
        place={cities.join(", ")}
        path={`/auction?section=${vehicles ? "vehicles" : "apartments"}&status=upcoming`}
      />
    </SaleRow>
  );
}

function EndingRow({
  day,
  ending,
  chosen,
}: Pick<DaySalesProps, "day" | "chosen"> & { ending: Schema<"Ending"> }) {
  const first = toMs(ending.at);
  const at = useServerTime((now) => shownEnd(first, now));
  const { kind, city } = chosen;
  return (
    <SaleRow
      at={at}
      from
      icon={Timer}
      kind="Standard auction"
      title="Bidding ends"
      badge={null}
      facts={[
        counted(ending.lots, "lot"),
        ending.cities
          .slice(0, 4)
          .map(({ label, count }) => `${label} ${count}`)
          .join(", "),
      ]}
    >
      <Link
        to="/auction"
        search={{
          ...(kind && { section: kind === "vehicle" ? "vehicles" : "apartments" }),
          status: ["open"],
          ends: [day],
          ...(city !== undefined && { city: [city] }),
        }}
        className={buttonVariants({ size: "sm" })}
      >
        See lots
      </Link>
    </SaleRow>
  );
}
