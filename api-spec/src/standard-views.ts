/** The views that buyers look for: their words, those of one lot, and the view that the name of a file tells. */
import type { components } from "../generated/api.d.ts";

type Fields = components["schemas"]["LotDraftFields"];
export type StandardView = components["schemas"]["StandardView"];

/** The 18 of a vehicle, then the 12 of an apartment, in the order of a walk around. */
const VIEW_WORDS: Readonly<Record<StandardView, string>> = {
  front: "Front",
  front_right: "Front right",
  right: "Right side",
  rear_right: "Rear right",
  rear: "Rear",
  rear_left: "Rear left",
  left: "Left side",
  front_left: "Front left",
  roof: "Roof",
  underside: "Underside",
  engine: "Engine",
  boot: "Boot",
  dashboard: "Dashboard",
  mileage: "Mileage",
  front_seats: "Front seats",
  rear_seats: "Rear seats",
  wheels: "Wheels",
  vin_plate: "VIN plate",
  building: "Building",
  entrance: "Entrance",
  shared: "Shared areas",
  parking: "Parking space",
  living: "Living room",
  kitchen: "Kitchen",
  bedroom_1: "Bedroom 1",
  bedroom_2: "Bedroom 2",
  bath_1: "Bath 1",
  bath_2: "Bath 2",
  balcony: "Balcony",
  view: "View from inside",
};

const ALL = Object.keys(VIEW_WORDS) as StandardView[];
const VEHICLE = ALL.slice(0, ALL.indexOf("building"));
const APARTMENT = ALL.slice(VEHICLE.length);
/** A motorcycle has no cabin, boot or roof. */
const NO_MOTORCYCLE: ReadonlySet<StandardView> = new Set([
  "roof",
  "underside",
  "boot",
  "dashboard",
  "front_seats",
  "rear_seats",
]);

/** Returns a standard view with its words. */
export const viewTerm = (value: StandardView): components["schemas"]["ViewTerm"] => ({
  value,
  label: VIEW_WORDS[value],
});

/** Returns the views that this lot can have: a motorcycle has fewer, and a studio has no bedroom. */
export function standardViews(
  of: Pick<Fields, "kind" | "body" | "bedrooms" | "bathrooms" | "room_list">,
): readonly StandardView[] {
  if (of.kind !== "apartment")
    return of.body === "motorcycle" ? VEHICLE.filter((view) => !NO_MOTORCYCLE.has(view)) : VEHICLE;
  const { bedrooms = 2, bathrooms = 2, room_list: rooms = [] } = of;
  const absent = new Set<StandardView>([
    ...(bedrooms < 1 ? (["bedroom_1"] as const) : []),
    ...(bedrooms < 2 ? (["bedroom_2"] as const) : []),
    ...(bathrooms < 2 ? (["bath_2"] as const) : []),
    ...(rooms.length > 0 && rooms.every(({ kind }) => kind !== "balcony") ? (["balcony"] as const) : []),
  ]);
  return APARTMENT.filter((view) => !absent.has(view));
}

/** Other words of sellers' file names. */
const OTHERS: Readonly<Record<string, StandardView>> = {
  back: "rear",
  odometer: "mileage",
  trunk: "boot",
  interior: "dashboard",
  vin: "vin_plate",
  lobby: "entrance",
  pool: "shared",
  bedroom: "bedroom_1",
  bathroom: "bath_1",
  bathroom_1: "bath_1",
  bathroom_2: "bath_2",
};

/** Returns the view that the name of a file tells, "DXB-A-12345_front left 2.jpg"; null for none among `views`. */
export function viewOfFile(name: string, views: readonly StandardView[]): StandardView | null {
  const words = `_${name
    .replace(/\.[^.]*$/, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "_")}_`;
  const known = Object.entries(OTHERS).filter(([, view]) => views.includes(view));
  const names = [...views.map((view) => [view, view] as const), ...known];
  const longestFirst = names.toSorted(([one], [other]) => other.length - one.length);
  return longestFirst.find(([word]) => words.includes(`_${word}_`))?.[1] ?? null;
}

/** Returns the view of each photo, in their order: as its seller chose it, else as its file is named. */
export function viewsOfPhotos(
  photos: readonly { readonly id: number; readonly name: string }[],
  chosen: Fields["photo_views"],
  views: readonly StandardView[],
): (StandardView | null)[] {
  const byId = new Map(chosen?.map(({ id_file: id, view }) => [id, view]));
  return photos.map(({ id, name }) => {
    const view = byId.get(id);
    return view === undefined ? viewOfFile(name, views) : view !== null && views.includes(view) ? view : null;
  });
}

/** Returns the count of a lot's standard views, and those that none of its photos shows. */
export function missingViews(
  views: readonly StandardView[],
  shown: readonly (StandardView | null | undefined)[],
): components["schemas"]["StandardViews"] {
  return { total: views.length, missing: views.filter((view) => !shown.includes(view)).map(viewTerm) };
}
