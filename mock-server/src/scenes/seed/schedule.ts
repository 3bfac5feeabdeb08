/** Schedules the lots of a scene. */
import type { LotKind } from "../../domain/lot/lot.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS, floorTo } from "./calendar.ts";
import type { Programme } from "./programme.ts";
import type { Random } from "./random.ts";
import type { LotPlan } from "./types.ts";

/** The times of a lot, and its plan. Instants in ms. */
export interface Slot {
  readonly plan: LotPlan;
  readonly createdAt: number;
  readonly approvedAt: number | null;
  readonly opensAt: number;
  readonly endsAt: number;
  /** Advertised end passed, kept open by bids in the closing window. */
  readonly overtime: boolean;
}

/** Far ends are advertised at full five minutes, near ones at full ten seconds. */
const advertised = (endsAt: number, now: number): number =>
  floorTo(endsAt, endsAt - now > HOUR_MS ? 5 * MINUTE_MS : 10 * SECOND_MS);

/** Bidding from `opensAt` to `endsAt`; written and approved some days before. */
function slot(random: Random, plan: LotPlan, opensAt: number, endsAt: number, overtime = false): Slot {
  const approvedAt = opensAt - floorTo(random.between(2 * HOUR_MS, 30 * HOUR_MS), SECOND_MS);
  const createdAt = approvedAt - floorTo(random.between(3 * HOUR_MS, 3 * DAY_MS), SECOND_MS);
  return { plan, createdAt, approvedAt, opensAt, endsAt, overtime };
}

function ended(random: Random, plan: LotPlan, now: number, [least, most]: readonly [number, number]): Slot {
  const endsAt = floorTo(now - random.between(least, most), 5 * MINUTE_MS);
  return slot(random, plan, endsAt - random.int(2, 7) * DAY_MS, endsAt);
}

/** Returns one slot of a plan; times are around `now`. */
function slotFor(random: Random, plan: LotPlan, { ends }: Programme, now: number): Slot {
  if (plan === "sold")
    return ended(random, plan, now, [8 * MINUTE_MS, random.chance(0.3) ? 6 * HOUR_MS : 12 * DAY_MS]);
  if (plan === "notSold") return ended(random, plan, now, [20 * MINUTE_MS, 12 * DAY_MS]);
  if (plan === "summarizing") return ended(random, plan, now, [15 * MINUTE_MS, 22 * HOUR_MS]);
  if (plan === "upcoming") {
    const opensAt = floorTo(now + random.between(20 * MINUTE_MS, 3 * DAY_MS), 5 * MINUTE_MS) + 5 * MINUTE_MS;
    return {
      ...slot(random, plan, opensAt, opensAt + random.int(2, 5) * DAY_MS),
      approvedAt: now - random.int(1, 9) * HOUR_MS,
      createdAt: now - random.int(12, 60) * HOUR_MS,
    };
  }
  if (plan === "open") {
    const [, least, most] = random.weighted(ends.map((end) => [end, end[0]]));
    const endsAt = advertised(now + random.between(least, most), now);
    const opensAt = Math.min(endsAt - random.int(2, 7) * DAY_MS, now - random.int(1, 20) * HOUR_MS);
    return slot(random, plan, floorTo(opensAt, 5 * MINUTE_MS), endsAt);
  }
  const createdAt = now - random.int(1, plan === "draft" ? 200 : 30) * HOUR_MS;
  const opensAt = floorTo(now + random.int(2, 6) * DAY_MS, HOUR_MS);
  return {
    plan,
    createdAt,
    approvedAt: null,
    opensAt,
    endsAt: opensAt + random.int(2, 5) * DAY_MS,
    overtime: false,
  };
}

/** Returns a lot that bids have kept open for some minutes. */
function overtimeSlot(random: Random, now: number): Slot {
  const endsAt = floorTo(now - random.between(2, 5) * MINUTE_MS, 10 * SECOND_MS);
  return slot(random, "open", floorTo(endsAt - 3 * DAY_MS, 5 * MINUTE_MS), endsAt, true);
}

/** Slots for `count` lots of a kind around `now`, oldest first. */
export function makeSlots(
  random: Random,
  kind: LotKind,
  count: number,
  programme: Programme,
  now: number,
): Slot[] {
  const shares = Object.entries(programme.shares[kind]) as [LotPlan, number][];
  const slots = shares.flatMap(([plan, share]) =>
    Array.from({ length: Math.round((count * share) / 100) }, () => slotFor(random, plan, programme, now)),
  );
  const overtime = kind === "vehicle" ? Math.min(programme.overtime, Math.floor(count / 20)) : 0;
  for (let i = 0; i < overtime; i++) slots.push(overtimeSlot(random, now));
  while (slots.length < count) slots.push(slotFor(random, programme.rest, programme, now));
  return slots.slice(0, count).toSorted((a, b) => a.createdAt - b.createdAt);
}
