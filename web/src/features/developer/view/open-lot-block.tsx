import { useQuery } from "@tanstack/react-query";
import { useSnapshot } from "valtio/react";
import { Countdown } from "#/components/lot/countdown.tsx";
import { Button } from "#/components/ui/button.tsx";
import { useConfig } from "#/lib/http/queries.ts";
import { toMs } from "@marsa/api-spec/dates";
import { useServerTime } from "#/realtime/clock/clock.ts";
import { live } from "#/realtime/lots/live.ts";
import { lotQuery } from "#/realtime/lots/lot-query.ts";
import { phaseAt } from "#/realtime/lots/phase.ts";

/** The clock is set this long before the end, ms. */
const BEFORE_END_MS = 10_000;

interface OpenLotProps {
  /** Id of the lot. */
  id: number;
  busy: boolean;
  /** Gets an instant of the API. */
  onSet: (instant: string) => void;
}

/** The lot whose page is open behind the drawer, with a button for its last seconds. */
export function OpenLot({ id, busy, onSet }: OpenLotProps) {
  const { data: lot } = useQuery({ ...lotQuery(id), enabled: false });
  const { live: state } = useSnapshot(live.lot(id));
  const closing = useConfig()?.closing;
  const end = state ? toMs(state.end) : 0;
  const late = useServerTime((now) => end - now <= BEFORE_END_MS);
  const open = useServerTime((now) => state !== null && phaseAt(state, now) === "open");
  if (!lot || !state || !closing) return null;
  const windowMs = (lot.kind === "vehicle" ? closing.window_vehicle_s : closing.window_apartment_s) * 1000;
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-salt px-3.5 py-3">
      <div className="min-w-0">
        <p className="truncate text-body font-strong">{lot.title}</p>
        {open ? (
          <Countdown end={end} windowMs={windowMs} className="mt-0.5" />
        ) : (
          <p className="text-small text-text-2">Not open for bids now</p>
        )}
      </div>
      <Button
        size="sm"
        disabled={!open || late}
        aria-disabled={busy}
        onClick={() => onSet(new Date(end - BEFORE_END_MS).toISOString())}
      >
        To 10 s before its end
      </Button>
    </div>
  );
}
