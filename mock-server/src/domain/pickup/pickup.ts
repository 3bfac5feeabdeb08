/** Decides about the appointment to pick up a paid lot. Instants: ms since 1970 UTC. */
import type { Refused } from "../lot/decision.ts";
import type { Settlement } from "../settlement/settlement.ts";
import { pickupTerms } from "../lot/terms.ts";
import type { PickupPlace } from "./places.ts";
import { pickupSpan, pickupTimes } from "./times.ts";

export interface Appointment {
  readonly startsAt: number;
  readonly endsAt: number;
}

type Stale = Refused<"STALE">;
type Fixed = Refused<"PICKUP_FIXED">;
type Taken = Refused<"PICKUP_TAKEN">;

const { slotMs, perSlot, noticeMs } = pickupTerms;
const HOUR_MS = 3_600_000;

/** Whether a lot can be picked up: it is paid, and not handed over. */
export function canBook({ state }: Pick<Settlement, "state">): boolean {
  return state === "paid";
}

/** Whether an appointment can be changed: until 2 hours before it, and again after it was missed. */
export function canChange({ startsAt, endsAt }: Appointment, now: number): boolean {
  return now < startsAt - noticeMs || now >= endsAt;
}

/** A requested appointment. `booked`: how many other lots have the same place and time. */
export interface Booking {
  readonly settlement: Settlement;
  readonly current: Appointment | null;
  readonly place: PickupPlace;
  readonly startsAt: number;
  readonly booked: number;
}

/** Makes an appointment, or moves it. */
export function book(
  { settlement, current, place, startsAt, booked }: Booking,
  now: number,
): ({ readonly ok: true } & Appointment) | Stale | Fixed | Taken {
  if (!canBook(settlement)) return refuse("STALE");
  if (current?.startsAt === startsAt) return { ok: true, ...current };
  if (current && !canChange(current, now)) return fixed();
  const isOffered = pickupTimes(place, pickupSpan(settlement.paidAt, now)).includes(startsAt);
  if (!isOffered || booked >= perSlot) return refuse("PICKUP_TAKEN");
  return { ok: true, startsAt, endsAt: startsAt + slotMs };
}

/** Whether an appointment may be cancelled now. */
export function cancel(
  settlement: Settlement,
  current: Appointment | null,
  now: number,
): { readonly ok: true } | Stale | Fixed {
  if (!canBook(settlement)) return refuse("STALE");
  return current && !canChange(current, now) ? fixed() : { ok: true };
}

function fixed(): Fixed {
  return { ok: false, code: "PICKUP_FIXED", details: { hours: noticeMs / HOUR_MS } };
}

function refuse<Code extends "STALE" | "PICKUP_TAKEN">(code: Code): Refused<Code> {
  return { ok: false, code, details: {} };
}
