/** Creates apartments. */
import type { StoredPicture } from "../../../tables/schema/lot-files.ts";
import { apartmentComment } from "./apartment-comments.ts";
import { apartmentValue, makeApartmentSpecs, type ApartmentSpec } from "./apartment-specs.ts";
import { makeBids } from "../bidding.ts";
import { makeDeal } from "../deals.ts";
import { apartmentPapers } from "./documents.ts";
import type { Batch, LotDraft, LotNumbers } from "../lot-draft.ts";
import { sellerOf, watchersOf } from "../people.ts";
import { emirateOf } from "./places.ts";
import { randomFrom, type Random } from "../random.ts";
import { makeSlots } from "../schedule.ts";
import type { ApartmentLotSeed, PlaceSeed } from "../types.ts";

export interface ApartmentDraft extends LotDraft {
  readonly kind: "apartment";
  readonly spec: ApartmentSpec;
}

/** Returns the apartments of a batch, with their bids. */
export function draftApartments(random: Random, { key, count, programme, now }: Batch): ApartmentDraft[] {
  const most = programme.mostBids.apartment;
  const specs = makeApartmentSpecs(random.fork("specs"), count, now);
  return makeSlots(random.fork("slots"), "apartment", count, programme, now).map((slot, i) => {
    const spec = specs[i]!;
    const own = random.fork(`deal/${i}`);
    const value = apartmentValue(spec);
    const sellerId = sellerOf(own, "apartment", slot.plan);
    const deal = makeDeal(own, "apartment", slot.plan, value);
    return {
      kind: "apartment",
      key: `${key}/apartment/${i}`,
      slot,
      deal,
      sellerId,
      bids: makeBids(own, { kind: "apartment", slot, deal, value, sellerId, most }, now),
      favoriteOf: watchersOf(own, slot.plan),
      notes: [],
      spec,
    };
  });
}

function placeOf(random: Random, { building: { name, community, lat, lon } }: ApartmentSpec): PlaceSeed {
  const hours = random.pick([
    "by appointment, daily 10:00 to 19:00",
    "Saturday 11:00 to 16:00",
    "by appointment",
  ]);
  return {
    emirate: emirateOf(community.city),
    city: community.city,
    location: community.name,
    lat,
    lon,
    inspection: `${name}, lobby, ${hours}`,
  };
}

/** Returns the finished lot. Its random source is its own, independent of other lots. */
export function apartmentLot(
  seed: string,
  draft: ApartmentDraft,
  numbers: LotNumbers,
  pictures: readonly StoredPicture[],
): ApartmentLotSeed {
  const random = randomFrom(`${seed}/${draft.key}`);
  const { facts } = draft.spec;
  const { overtime: _, ...times } = draft.slot;
  return {
    ...numbers,
    ...times,
    ...draft.deal,
    kind: "apartment",
    sellerId: draft.sellerId,
    title: facts.name,
    vat: "without",
    reviewDays: random.weighted([
      [2, 4],
      [3, 3],
      [5, 2],
      [7, 1],
    ]),
    place: placeOf(random, draft.spec),
    comment: apartmentComment(random.fork("comment"), facts),
    ...apartmentPapers(random.fork("documents"), facts.tenancy.startsWith("Let")),
    pictures,
    bids: draft.bids,
    favoriteOf: draft.favoriteOf,
    notes: draft.notes,
    facts,
  };
}
