import { toMs } from "@marsa/api-spec/dates";
import { Countdown } from "#/components/lot/countdown.tsx";
import { useStale } from "#/realtime/link/stale.ts";

/** From here on the clock is orange: the last reminder has gone out, ms. */
const LAST_MS = 4 * 3_600_000;

/** The time that a buyer has left to pay. */
export function TimeToPay({ due }: { due: string }) {
  const stale = useStale();
  return <Countdown end={toMs(due)} windowMs={LAST_MS} stale={stale} />;
}
