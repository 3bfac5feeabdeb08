/** Chooses the pictures of apartments: one flat is of one palette and time of day, and close lots begin with different ones. */
import type { StandardView } from "@marsa/api-spec/standard-views";
import type { StoredPicture } from "../../../tables/schema/lot-files.ts";
import { INTERIORS, type Interior } from "../../pictures/catalogue.ts";
import type { Random } from "../random.ts";
import type { Slot } from "../schedule.ts";
import type { LotPlan } from "../types.ts";
import type { ApartmentSpec } from "./apartment-specs.ts";
import { storedPicture } from "./picture-choice.ts";

const ALL = [...INTERIORS.values()];
const GROUPS = [...Map.groupBy(ALL, ({ group }) => group)].filter(([group]) => !group.startsWith("any-"));
/** Groups whose windows show gardens; all others show the towers of a large city. */
const GARDEN: ReadonlySet<string> = new Set(["sage-day", "terra-golden"]);
/** Cities with towers around. */
const TOWERS: ReadonlySet<string> = new Set(["dubai", "abu-dhabi", "sharjah"]);
/** Subjects that can be a main picture, best first. */
const MAIN = ["living", "exterior", "balcony", "kitchen", "bedroom"];

/** The pictures of one flat, without an order. */
interface Flat {
  readonly exterior: Interior;
  readonly rooms: readonly Interior[];
  readonly shared: readonly Interior[];
}

const timeOf = (group: string): string =>
  group.replace(/^.*-/, "").replace("morning", "day").replace("night", "dusk");

/** Returns the flats that this apartment may show, those of its building's time of day if there are any. */
function flatsOf({ building: { exterior: name, community }, facts }: ApartmentSpec): Flat[] {
  const exterior = INTERIORS.get(name)!;
  const isGarden = name.startsWith("garden");
  const isStudio = facts.bedrooms === 0;
  const fitting = GROUPS.filter(
    ([group, pictures]) =>
      GARDEN.has(group) === isGarden &&
      (isStudio && !isGarden
        ? pictures.some(({ studio }) => studio)
        : pictures.some(({ shows, studio }) => shows === "living" && !studio)),
  );
  // The low sun in rooms with arched windows is that of a morning, too.
  const atItsTime = fitting.filter(([group]) => isGarden || timeOf(group) === timeOf(exterior.group));
  const shared = TOWERS.has(community.city)
    ? ALL.filter(
        ({ shows, group }) =>
          shows === "lobby" || (shows === "pool" && timeOf(group) === timeOf(exterior.group)),
      )
    : [];
  return (atItsTime.length > 0 ? atItsTime : fitting).map(([, pictures]) => ({
    exterior,
    shared,
    rooms: roomsOf(pictures, facts, isGarden),
  }));
}

/** Returns the rooms that this apartment has, in the order of a walk. A studio among gardens shows no room to live in. */
function roomsOf(
  pictures: readonly Interior[],
  { bedrooms, balconySqft }: ApartmentSpec["facts"],
  isGarden: boolean,
): Interior[] {
  const isStudio = bedrooms === 0;
  const most: Readonly<Record<string, number>> = {
    living: isStudio && isGarden ? 0 : 1,
    kitchen: 1,
    bedroom: bedrooms,
    wardrobe: bedrooms > 1 ? 1 : 0,
    bathroom: 1,
    balcony: balconySqft > 0 ? 1 : 0,
  };
  const fitting = pictures.filter(({ shows, studio }) => shows !== "living" || studio === isStudio);
  return Object.entries(most).flatMap(([kind, count]) =>
    fitting.filter(({ shows }) => shows === kind).slice(0, count),
  );
}

/** Returns the standard view of each picture, in their order. */
function viewsOf(pictures: readonly Interior[]): (StandardView | null)[] {
  let bedrooms = 0;
  return pictures.map(({ shows }): StandardView | null => {
    if (shows === "bedroom") return ++bedrooms === 1 ? "bedroom_1" : "bedroom_2";
    return VIEWS[shows] ?? null;
  });
}

const VIEWS: Readonly<Record<string, StandardView>> = {
  exterior: "building",
  living: "living",
  kitchen: "kitchen",
  bathroom: "bath_1",
  balcony: "balcony",
  lobby: "entrance",
  pool: "shared",
};

/** Who chooses first: the lots for sale, then those beside them in the lists. */
const TURNS: readonly (readonly LotPlan[])[] = [
  ["open", "upcoming"],
  ["summarizing"],
  ["sold", "notSold", "draft", "moderation"],
];

/** One way to show an apartment: its flat, and the picture that comes first. */
interface Choice {
  readonly main: Interior;
  readonly flat: Flat;
}

/** An apartment that has no gallery yet. */
interface Bare {
  readonly spec: ApartmentSpec;
  readonly slot: Pick<Slot, "plan">;
}

/**
 * Gives each apartment its gallery. No two apartments for sale begin with the same picture while there are others, so
 * that no order of a list puts two of them side by side; an ended one differs from those close to it.
 */
export function apartmentGalleries<Draft extends Bare>(
  random: Random,
  drafts: readonly Draft[],
  close: ReadonlyMap<Draft, ReadonlySet<Draft>>,
): Map<Draft, readonly StoredPicture[]> {
  const mains = new Map<Draft, string>();
  const uses = new Map<string, number>();
  const galleries = new Map<Draft, readonly StoredPicture[]>();
  const turnOf = ({ slot: { plan } }: Draft) => TURNS.findIndex((plans) => plans.includes(plan));
  const choicesOf = new Map(drafts.map((draft) => [draft, waysToShow(draft)]));
  // Those with the fewest pictures choose first.
  const order = drafts.toSorted(
    (a, b) => turnOf(a) - turnOf(b) || choicesOf.get(a)!.length - choicesOf.get(b)!.length,
  );
  for (const draft of order) {
    const choices = choicesOf.get(draft)!;
    const taken = new Set([...(close.get(draft) ?? [])].map((other) => mains.get(other)));
    const free = choices.filter(({ main }) => !taken.has(main.name));
    const cost = ({ main }: Choice): number => 3 * (uses.get(main.name) ?? 0) + MAIN.indexOf(main.shows) / 2;
    const among = random.shuffled(free.length > 0 ? free : choices).toSorted((a, b) => cost(a) - cost(b));
    const { main, flat } = among[0]!;
    uses.set(main.name, (uses.get(main.name) ?? 0) + 1);
    mains.set(draft, main.name);
    galleries.set(draft, galleryOf(main, flat));
  }
  return galleries;
}

function waysToShow({ spec }: Bare): Choice[] {
  return flatsOf(spec).flatMap((flat) =>
    [flat.exterior, ...flat.rooms]
      .filter(({ shows }) => MAIN.includes(shows))
      .map((main): Choice => ({ main, flat })),
  );
}

function galleryOf(main: Interior, { rooms, exterior, shared }: Flat): StoredPicture[] {
  const all = [...rooms, exterior, ...shared];
  const views = new Map(viewsOf(all).map((view, at) => [all[at]!, view]));
  return [main, ...all.filter((each) => each !== main)].map((interior) => {
    const view = views.get(interior);
    return storedPicture({ kind: "interior", interior }, view ?? undefined);
  });
}
