/** Presents the pickup of a won lot to its buyer. */
import { canBook, canChange } from "../../domain/pickup/pickup.ts";
import { clockTime, printedHours, type OpeningHours, type PickupPlace } from "../../domain/pickup/places.ts";
import { pickupSpan, pickupTimes, pickupUntil } from "../../domain/pickup/times.ts";
import { pickupTerms } from "../../domain/terms.ts";
import type { Schema } from "../../http/handler.ts";
import type { Database } from "../../store/store.ts";
import { countBooked, type PickupRow, type WonLotRow } from "./repository-pickup.ts";

const iso = (at: number) => new Date(at).toISOString();

/** Presents place, free times and appointment as they stand at `now` (ms). Inside a read or a write. */
export async function presentPickup(
  db: Database,
  row: WonLotRow,
  place: PickupPlace,
  now: number,
): Promise<Schema<"Pickup">> {
  const { settlement, pickup, lat, lon } = row;
  const { lotId, paidAt } = settlement;
  const isOver = settlement.state === "handed_over";
  return {
    id_auction: lotId,
    can_book: canBook(settlement),
    place: {
      ...presentPlace(place),
      lat: row.kind === "vehicle" ? lat : null,
      lon: row.kind === "vehicle" ? lon : null,
    },
    until: paidAt === null ? null : iso(pickupUntil(paidAt)),
    appointment: pickup && presentAppointment(pickup, now),
    times: isOver ? [] : await freeTimes(db, lotId, place, pickupSpan(paidAt, now)),
  };
}

async function freeTimes(
  db: Database,
  lotId: number,
  place: PickupPlace,
  span: ReturnType<typeof pickupSpan>,
): Promise<Schema<"Pickup">["times"]> {
  const booked = await countBooked(db, place.name, span, lotId);
  return pickupTimes(place, span)
    .map((startsAt) => ({ starts: iso(startsAt), left: pickupTerms.perSlot - (booked.get(startsAt) ?? 0) }))
    .filter(({ left }) => left > 0);
}

/** Presents an appointment; also to the staff at the gate. */
export function presentAppointment(row: PickupRow, now: number): Schema<"PickupAppointment"> {
  return {
    starts: iso(row.startsAt),
    ends: iso(row.endsAt),
    changeable_until: iso(row.startsAt - pickupTerms.noticeMs),
    can_change: canChange(row, now),
    booked_at: iso(row.bookedAt),
  };
}

function presentPlace(place: PickupPlace) {
  const { name, gate, address, visit } = place;
  return { name, gate, address, visit: visit || null, hours: printedHours(place).map(presentHours) };
}

function presentHours({ words, opens, closes }: OpeningHours) {
  return { days: words, opens: clockTime(opens), closes: clockTime(closes) };
}
