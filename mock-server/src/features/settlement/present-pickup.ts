/** Presents the pickup of a won lot to its buyer. */
import { canBook, canChange } from "../../domain/pickup/pickup.ts";
import { clockTime, printedHours, type OpeningHours, type PickupPlace } from "../../domain/pickup/places.ts";
import { pickupSpan, pickupTimes, pickupUntil } from "../../domain/pickup/times.ts";
import { pickupTerms } from "../../domain/lot/terms.ts";
import type { Schema } from "../../http/handler.ts";
import type { PickupRow, WonLotRow } from "./repository-pickup.ts";

const iso = (at: number) => new Date(at).toISOString();

/** A won lot with its place, and the number of other lots' appointments there at each time. */
export interface PickupFacts {
  readonly row: WonLotRow;
  readonly place: PickupPlace;
  readonly booked: ReadonlyMap<number, number>;
}

/** Presents place, free times and appointment as they stand at `now` (ms). */
export function presentPickup({ row, place, booked }: PickupFacts, now: number): Schema<"Pickup"> {
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
    times: isOver ? [] : freeTimes(place, pickupSpan(paidAt, now), booked),
  };
}

function freeTimes(
  place: PickupPlace,
  span: ReturnType<typeof pickupSpan>,
  booked: PickupFacts["booked"],
): Schema<"Pickup">["times"] {
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
