/** Creates sales of the past year that are comparable with lots on sale. */
import { makeBids } from "../bidding.ts";
import { canaryFrom, canaryPrimes, isCanary } from "../canaries.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS, dubaiYear, floorTo } from "../calendar.ts";
import { markValue, modelValue } from "./dictionaries.ts";
import { DEMO, sellerOf } from "../people.ts";
import { randomFrom, type Random } from "../random.ts";
import type { Slot } from "../schedule.ts";
import type { ApartmentLotSeed, LotSeed, VehicleLotSeed } from "../types.ts";
import { apartmentLot, type ApartmentDraft } from "./apartment-lots.ts";
import { apartmentValue } from "./apartment-specs.ts";
import { BUILDINGS } from "./buildings.ts";
import { makeDeal } from "../deals.ts";
import { galleriesOf, looksOf } from "./lots.ts";
import { vehicleLot, type VehicleDraft } from "./vehicle-lots.ts";
import { VEHICLE_MODELS } from "./vehicle-models/catalogue.ts";
import { vehicleValue } from "./vehicle-specs.ts";

/** Groups of sales: each is like one lot on sale. */
const GROUPS = { vehicle: 44, apartment: 12 } as const;
const IN_GROUP = 6;
/** Number of all earlier sales of a scene. */
export const EARLIER_SALES = (GROUPS.vehicle + GROUPS.apartment) * IN_GROUP;
const MOST_BIDS = 5;
/** Sells cars and apartments. */
const OF_BOTH_KINDS = 103;
/** Numbers of lots that were sold before those on sale were created. */
const FIRST = { vehicle: 14_001, apartment: 17_001 };

/** Returns paid sales of the past year, with ids from `firstId`: in groups that are like some of these lots. */
export function makeEarlierSales(
  seed: number,
  now: number,
  lots: readonly LotSeed[],
  firstId: number,
): LotSeed[] {
  const random = randomFrom(`${seed}/earlier`);
  const onSale = lots.filter(({ plan }) => plan === "open" || plan === "upcoming");
  const cars = some(
    onSale.filter((lot) => lot.kind === "vehicle"),
    GROUPS.vehicle,
  );
  const flats = some(
    onSale.filter((lot) => lot.kind === "apartment"),
    GROUPS.apartment,
  );
  const vehicles = cars.flatMap((like, i) => group(i, (key) => earlierCar(random.fork(key), key, like, now)));
  const apartments = flats.flatMap((like, i) =>
    group(i, (key) => earlierFlat(random.fork(key), key, like, now)),
  );
  const looks = looksOf(random.fork("looks"), vehicles);
  const galleries = galleriesOf(random.fork("galleries"), apartments);
  const next = { id: firstId, ...FIRST };
  const minimums = [...vehicles, ...apartments].flatMap(({ deal }) => deal.reserve ?? []);
  const taken = new Set([...canaryPrimes(lots), ...minimums]);
  return [...vehicles, ...apartments]
    .toSorted((a, b) => a.slot.createdAt - b.slot.createdAt)
    .map((draft) => {
      const numbers = { id: next.id++, number: next[draft.kind]++ };
      return draft.kind === "vehicle"
        ? vehicleLot(
            String(seed),
            ownSecrets(draft, taken),
            numbers,
            { look: looks.get(draft)!, isBlank: false },
            now,
          )
        : apartmentLot(String(seed), ownSecrets(draft, taken), numbers, galleries.get(draft)!);
    });
}

/** The draft with maxima that are secrets of no other lot: a scan for leaks would take one for the other. */
function ownSecrets<Draft extends VehicleDraft | ApartmentDraft>(draft: Draft, taken: Set<number>): Draft {
  const bids = draft.bids.map((bid) => {
    if (!isCanary(bid.amount)) return bid;
    let { amount } = bid;
    while (taken.has(amount)) amount = canaryFrom(amount + 1);
    taken.add(amount);
    return { ...bid, amount };
  });
  return { ...draft, bids };
}

/** Every second lot by its end, so that the lots that most visitors see first are among them, until there are enough. */
function some<Lot extends LotSeed>(lots: readonly Lot[], count: number): Lot[] {
  const byEnd = lots.toSorted((a, b) => a.endsAt - b.endsAt);
  return [...byEnd.filter((_, i) => i % 2 === 0), ...byEnd.filter((_, i) => i % 2 === 1)].slice(0, count);
}

function group<Draft>(of: number, make: (key: string) => Draft): Draft[] {
  return Array.from({ length: IN_GROUP }, (_, i) => make(`earlier/${of}/${i}`));
}

/** Sold between two weeks and ten months ago, after some days on sale. */
function earlierSlot(random: Random, now: number): Slot {
  const endsAt = floorTo(now - random.between(14, 300) * DAY_MS, 5 * MINUTE_MS);
  const opensAt = endsAt - random.int(3, 6) * DAY_MS;
  const approvedAt = opensAt - 6 * HOUR_MS;
  return {
    plan: "sold",
    createdAt: approvedAt - random.int(5, 40) * HOUR_MS,
    approvedAt,
    opensAt,
    endsAt,
    overtime: false,
  };
}

function earlierCar(random: Random, key: string, { facts }: VehicleLotSeed, now: number): VehicleDraft {
  const thisYear = dubaiYear(now);
  const model = VEHICLE_MODELS.find(
    (each) => modelValue(each) === facts.model && markValue(each) === facts.mark,
  )!;
  const trim = model.trims.find(({ name }) => name === facts.trim)!;
  const year = Math.min(thisYear, trim.to, Math.max(trim.from, facts.year + random.int(-1, 1)));
  // An older car has been driven more. Comparable cars differ by 20,000 km at most.
  const mileageKm = Math.max(
    900,
    facts.mileageKm + (facts.year - year) * 10_000 + random.int(-800, 800) * 10,
  );
  const spec = {
    model,
    trim,
    year,
    mileageKm,
    region: facts.region,
    grade: 4 as const,
    owners: facts.owners ?? 1,
  };
  return {
    ...earlier(random, "vehicle", vehicleValue(spec, thisYear), now),
    kind: "vehicle",
    key,
    spec,
    city: null,
    paint: null,
    condition: null,
    comment: null,
  };
}

function earlierFlat(random: Random, key: string, like: ApartmentLotSeed, now: number): ApartmentDraft {
  const building = BUILDINGS.find(({ name }) => name === like.facts.building)!;
  const areaSqft = 2 * Math.round((like.facts.areaSqft / 2) * random.between(0.92, 1.08));
  const floor = random.int(1, Math.max(2, building.floors - 1));
  const spec = {
    building,
    facts: {
      ...like.facts,
      areaSqft,
      floor,
      floors: building.floors,
      parking: like.facts.parking ?? 1,
      reference: `${like.facts.reference}-${random.int(10, 99)}`,
    },
  };
  return { ...earlier(random, "apartment", apartmentValue(spec), now), kind: "apartment", key, spec };
}

/** The sale of a lot of this value, AED. */
function earlier(random: Random, kind: LotSeed["kind"], value: number, now: number) {
  const slot = earlierSlot(random, now);
  const deal = { ...makeDeal(random, kind, "sold", value), buyNow: null };
  const drawn = sellerOf(random, kind, "sold");
  const sellerId = drawn === DEMO.seller ? OF_BOTH_KINDS : drawn;
  const bids = makeBids(random, { kind, slot, deal, value, sellerId, most: MOST_BIDS }, now);
  return { slot, deal, sellerId, bids, favoriteOf: [], notes: [] };
}
