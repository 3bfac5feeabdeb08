/** Creates vehicles. */
import { dubaiDate } from "@marsa/api-spec/dates";
import type { PaintId } from "../../pictures/catalogue.ts";
import { makeBids } from "../bidding.ts";
import { DAY_MS, dubaiYear } from "../calendar.ts";
import { isCanary } from "../canaries.ts";
import { makeCondition } from "./condition.ts";
import { makeDeal } from "../deals.ts";
import { labelOf, markValue, modelValue } from "./dictionaries.ts";
import { vehiclePapers } from "./documents.ts";
import type { VehicleCondition, VehicleFacts } from "../../../tables/schema/facts.ts";
import type { Batch, LotDraft, LotNumbers } from "../lot-draft.ts";
import { isCompany, sellerOf, watchersOf } from "../people.ts";
import { closeUpOf, vehiclePictures, type Look } from "./picture-choice.ts";
import { YARDS, vehiclePlace, type Yard } from "./places.ts";
import { randomFrom, type Random } from "../random.ts";
import { makeSlots } from "../schedule.ts";
import type { VehicleLotSeed } from "../types.ts";
import { vehicleComment } from "./vehicle-comments.ts";
import { makeVehicleSpecs, vehicleTitle, vehicleValue, type VehicleSpec } from "./vehicle-specs.ts";
import { makeVin } from "./vin.ts";

export interface VehicleDraft extends LotDraft {
  readonly kind: "vehicle";
  readonly spec: VehicleSpec;
  /** Its city, or null for a random one; the same for paint, report and texts. */
  readonly city: string | null;
  readonly paint: PaintId | null;
  readonly condition: VehicleCondition | null;
  readonly comment: string | null;
}

/** Returns the cars of a batch, with their bids. */
export function draftVehicles(random: Random, { key, count, programme, now }: Batch): VehicleDraft[] {
  const thisYear = dubaiYear(now);
  const most = programme.mostBids.vehicle;
  const specs = makeVehicleSpecs(random.fork("specs"), count, thisYear);
  return makeSlots(random.fork("slots"), "vehicle", count, programme, now).map((slot, i) => {
    const spec = specs[i]!;
    const own = random.fork(`deal/${i}`);
    const value = vehicleValue(spec, thisYear);
    const sellerId = sellerOf(own, "vehicle", slot.plan);
    const deal = makeDeal(own, "vehicle", slot.plan, value);
    return {
      kind: "vehicle",
      key: `${key}/vehicle/${i}`,
      slot,
      deal,
      sellerId,
      bids: makeBids(own, { kind: "vehicle", slot, deal, value, sellerId, most }, now),
      favoriteOf: watchersOf(own, slot.plan),
      notes: [],
      spec,
      city: null,
      paint: null,
      condition: null,
      comment: null,
    };
  });
}

/** Short names of emirates on plates. */
const SHORT_NAMES: Readonly<Record<string, string>> = { "ras-al-khaimah": "RAK", "umm-al-quwain": "UAQ" };

/** Plates by emirate: letters in the north and in Dubai, numbers in Abu Dhabi and Sharjah. */
function plateOf(random: Random, emirate: string): string {
  const letters = "ABCDEFGHIJKLMNOPRSTUVWXYZ";
  const letter = letters[random.int(0, letters.length - 1)] ?? "A";
  const code =
    { "abu-dhabi": String(random.int(4, 21)), sharjah: String(random.int(1, 4)) }[emirate] ?? letter;
  const number = random.int(10_000, 99_999);
  // A public number that is a canary would look like a leak.
  const name = SHORT_NAMES[emirate] ?? labelOf("emirates", emirate);
  return `${name} ${code} ${isCanary(number) ? number - 1 : number}`;
}

function factsOf(
  random: Random,
  spec: VehicleSpec,
  colour: PaintId,
  emirate: string,
  now: number,
): VehicleFacts {
  const { model, trim, year, mileageKm, region, owners } = spec;
  const registered = random.chance(0.88);
  return {
    mark: markValue(model),
    model: modelValue(model),
    trim: trim.name,
    year,
    mileageKm,
    gearbox: trim.gearbox,
    engine: trim.engine,
    engineText: trim.engineText,
    body: model.body,
    drive: trim.drive,
    colour,
    seats: model.seats,
    doors: model.body === "coupe" ? 2 : model.body === "sedan" || model.body === "pickup" ? 4 : 5,
    keys: random.weighted([
      [2, 80],
      [1, 15],
      [3, 5],
    ]),
    owners,
    vin: makeVin(random, model.wmi, year),
    plate: registered ? plateOf(random, emirate) : null,
    registeredUntil: registered ? dubaiDate(now + random.int(20, 350) * DAY_MS) : null,
    region,
  };
}

function yardOf(random: Random, city: string | null): Yard {
  const yards = YARDS.filter((yard) => city === null || yard.city === city);
  return random.weighted(yards.map((yard) => [yard, yard.share]));
}

/** Returns the finished lot. Its random source is its own, independent of other lots. */
export function vehicleLot(
  seed: string,
  draft: VehicleDraft,
  numbers: LotNumbers,
  { look, isBlank }: { readonly look: Look; readonly isBlank: boolean },
  now: number,
): VehicleLotSeed {
  const random = randomFrom(`${seed}/${draft.key}`);
  const { spec, slot, deal, sellerId } = draft;
  const { overtime: _, ...times } = slot;
  const place = vehiclePlace(random.fork("place"), yardOf(random, draft.city));
  const facts = factsOf(random.fork("facts"), spec, look.paint, place.emirate, now);
  const report = { grade: spec.grade, body: spec.model.body, built: spec.year, year: dubaiYear(now) };
  const condition = draft.condition ?? makeCondition(random.fork("condition"), report);
  const closeUps = new Map(
    isBlank ? [] : condition.zones.map(({ zone }) => [zone, closeUpOf(look, zone)] as const),
  );
  const company = isCompany(sellerId);
  const words = random.fork("comment");
  const emirate = labelOf("emirates", place.emirate);
  return {
    ...numbers,
    ...times,
    ...deal,
    kind: "vehicle",
    sellerId,
    title: vehicleTitle(spec),
    vat: company ? random.pick(["included", "partial"]) : "without",
    reviewDays: random.weighted([
      [2, 7],
      [1, 1],
      [3, 2],
      [5, 1],
    ]),
    place,
    comment: draft.comment ?? vehicleComment(words, { facts, emirate, condition, company, now }),
    ...vehiclePapers(random.fork("documents"), facts, condition),
    pictures: isBlank ? [] : [...vehiclePictures(look), ...closeUps.values()],
    bids: draft.bids,
    favoriteOf: draft.favoriteOf,
    notes: draft.notes,
    facts,
    condition: {
      ...condition,
      zones: condition.zones.map((finding) => {
        const photo = closeUps.get(finding.zone);
        return photo ? { ...finding, photo } : finding;
      }),
    },
  };
}
