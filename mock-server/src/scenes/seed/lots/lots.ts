/** Creates the lots of a scene. */
import type { LotKind } from "../../../domain/lot/lot.ts";
import { apartmentLot, draftApartments, type ApartmentDraft } from "./apartment-lots.ts";
import { apartmentGalleries } from "./apartment-pictures.ts";
import { HOUR_MS } from "../calendar.ts";
import { byListOrder, priceOf, type Batch } from "../lot-draft.ts";
import { neighbourhood } from "./neighbours.ts";
import { DEMO } from "../people.ts";
import { chooseLooks, type Look } from "./picture-choice.ts";
import { EVENING } from "../programme.ts";
import { randomFrom, type Random } from "../random.ts";
import { makeScriptedLots } from "./scripted-lots.ts";
import { withSellersPast } from "./sellers-past.ts";
import type { LotCounts, LotSeed } from "../types.ts";
import { draftVehicles, vehicleLot, type VehicleDraft } from "./vehicle-lots.ts";

/** The first numbers of a batch: the first free lot id, and the first free number of each kind. */
export interface Numbering {
  readonly id: number;
  readonly vehicle: number;
  readonly apartment: number;
}

export const FIRST_NUMBERS: Numbering = { id: 1, vehicle: 20_001, apartment: 30_001 };
export const DEFAULT_COUNTS: LotCounts = { vehicles: 200, apartments: 60 };

type Draft = VehicleDraft | ApartmentDraft;

/** Lots that the demo buyer watches, with notes, besides the scripted ones. */
const WATCHED: readonly (readonly [kind: LotKind, note: string | null])[] = [
  ["vehicle", null],
  ["apartment", "Ask about the service charge for next year."],
  ["vehicle", "Compare with the one in Sharjah."],
  ["apartment", null],
  ["vehicle", null],
  ["apartment", null],
  ["vehicle", null],
];

/**
 * Returns all lots of a scene from one number: the same seed, moment, counts and programme give the same lots. Ids
 * and numbers increase with the time of creation. With `from` above the first numbers it is a new batch for a
 * running server, without scripted lots. `now`: ms since 1970 UTC; every other instant is relative to it.
 */
export function makeLots(
  seed: number,
  now: number,
  counts: LotCounts = DEFAULT_COUNTS,
  from = FIRST_NUMBERS,
  programme = EVENING,
): LotSeed[] {
  const key = `batch/${from.id}`;
  const random = randomFrom(`${seed}/${key}`);
  const scripted =
    from.id === FIRST_NUMBERS.id && counts.vehicles >= 20 ? makeScriptedLots(programme, now) : [];
  const batch = (count: number): Batch => ({ key, count, programme, now });
  const vehicles = draftVehicles(random.fork("vehicles"), batch(counts.vehicles - scripted.length));
  const apartments = draftApartments(random.fork("apartments"), batch(counts.apartments));
  const drafts: Draft[] = [...scripted, ...vehicles, ...apartments].toSorted(
    (a, b) => a.slot.createdAt - b.slot.createdAt,
  );
  const looks = looksOf(random.fork("looks"), [...scripted, ...vehicles]);
  const blank = new Set(drafts.filter(isPublic).filter((_, i) => i % BLANK_EVERY === BLANK_EVERY - 1));
  const galleries = galleriesOf(
    random.fork("galleries"),
    apartments.filter((draft) => !blank.has(draft)),
  );
  const next = { ...from };
  const lots = drafts.map((draft): LotSeed => {
    const numbers = { id: next.id++, number: next[draft.kind]++ };
    return draft.kind === "vehicle"
      ? vehicleLot(String(seed), draft, numbers, { look: looks.get(draft)!, isBlank: blank.has(draft) }, now)
      : apartmentLot(String(seed), draft, numbers, galleries.get(draft) ?? []);
  });
  return scripted.length > 0 ? withSellersPast(watchedByBuyer(lots, now)) : lots;
}

/** One public lot in so many has no picture; the scripted ones have theirs. */
const BLANK_EVERY = 9;

function isPublic({ key, slot: { plan } }: Draft): boolean {
  return !key.startsWith("lot/") && plan !== "draft" && plan !== "moderation";
}

/** Distance within which two cars must look different: a row of a wide list and the one above. */
const CARS_APART = 6;
/** Distance within which two apartments must have different first pictures. */
const APARTMENTS_APART = 4;

/** Returns the close lots of each lot: by earliest end, approval, price and number. */
function closeOf<D extends Draft>(drafts: readonly D[], apart: number): ReadonlyMap<D, ReadonlySet<D>> {
  const by = (rank: (draft: D) => number): readonly D[] => drafts.toSorted((a, b) => rank(a) - rank(b));
  return neighbourhood([
    { items: drafts.toSorted(byListOrder), distance: apart },
    { items: by(({ slot }) => slot.approvedAt ?? 0), distance: 1 },
    { items: by(priceOf), distance: 1 },
    { items: by(({ slot }) => slot.createdAt), distance: 1 },
  ]);
}

/** Returns the look of each car: close ones differ. */
export function looksOf(random: Random, drafts: readonly VehicleDraft[]): Map<VehicleDraft, Look> {
  const close = closeOf(drafts, CARS_APART);
  const bare = new Map(drafts.map((draft) => [draft, { body: draft.spec.model.shape, wanted: draft.paint }]));
  const closeBare = new Map(
    [...close].map(([draft, others]) => [
      bare.get(draft)!,
      new Set([...others].map((other) => bare.get(other)!)),
    ]),
  );
  const looks = chooseLooks(random, [...bare.values()], closeBare);
  return new Map([...bare].map(([draft, car]) => [draft, looks.get(car)!]));
}

/** Returns the pictures of each apartment: close ones begin with different ones. */
export function galleriesOf(random: Random, drafts: readonly ApartmentDraft[]) {
  return apartmentGalleries(random, drafts, closeOf(drafts, APARTMENTS_APART));
}

/** Marks some open lots, except those with the buyer's bids, as watched by the demo buyer. */
function watchedByBuyer(lots: readonly LotSeed[], now: number): LotSeed[] {
  const free = lots.filter(
    ({ plan, bids }) => plan === "open" && bids.every(({ userId }) => userId !== DEMO.buyer),
  );
  const watched = new Map<number, string | null>();
  for (const [i, [kind, note]] of WATCHED.entries()) {
    const later = free.filter(
      (lot) => lot.kind === kind && lot.endsAt > now + HOUR_MS && !watched.has(lot.id),
    );
    const lot = later[(i * 5) % Math.max(1, later.length)];
    if (lot) watched.set(lot.id, note);
  }
  return lots.map((lot) => {
    const note = watched.get(lot.id);
    if (note === undefined) return lot;
    const notes =
      note === null ? lot.notes : [...lot.notes, { userId: DEMO.buyer, text: note, at: now - 5 * HOUR_MS }];
    return { ...lot, favoriteOf: [DEMO.buyer, ...lot.favoriteOf], notes };
  });
}
