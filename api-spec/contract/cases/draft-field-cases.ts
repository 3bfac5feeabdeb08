/** Cases of the facts that a draft takes: every field of a vehicle and of an apartment, and values outside their limits. */
import { apartmentFields } from "../../examples/forms/lots.ts";
import type { Step } from "../base/test-data.ts";
import { refused, success, type Case } from "../base/case.ts";
import { fieldsWith, photo } from "./selling-cases.ts";

type FieldsOf = (photoId: number, now: number) => object;

/** Facts of a vehicle besides those that a lot needs. */
const wholeVehicle: FieldsOf = (photoId, now) => ({
  ...fieldsWith(photoId, now),
  trim: "VXR",
  seats: 7,
  plate: "Dubai K 20714",
  lat: 25.1384,
  lon: 55.2288,
  inspection: "Al Quoz yard 4, Sat to Thu 08:00 to 16:00",
  min_price: 95_000,
  buy_now: 118_000,
  lane: true,
  comment: "One owner, full agency service.",
  notes: "The spare key is with the yard office.",
  condition: {
    grade: 4,
    zones: [{ zone: "left_rear_door", state: "damage", title: "Scratch", note: "14 cm" }],
    tyres: [{ position: "front_left", tread_mm: 6.5, year: 2024 }],
    checks: [{ name: "Front suspension", result: "attention", note: "Lower arm bush worn, left" }],
  },
});

const wholeApartment: FieldsOf = (photoId, now) => ({
  ...apartmentFields(now),
  parking: 1,
  furnished: true,
  new_construction: false,
  tenancy: "Let until 30 Sep 2027",
  rent: 112_000,
  photos: [photoId],
});

const upload: Step = { id: "uploadFile", call: ({ seller }) => ({ token: seller, form: photo() }) };
const saveOf =
  (fields: FieldsOf, change: object = {}): Case["call"] =>
  ({ seller, now }, before) => ({
    token: seller,
    path: { id: 0 },
    body: { fields: { ...fields(before[0]?.body.data.id_file, now), ...change } },
  });
const ofSaved: Case["call"] = ({ seller }, [, saved]) => ({
  token: seller,
  path: { id: saved?.body.data.id_auction },
});

export const draftFieldSuccesses: readonly Case[] = (
  [
    ["a vehicle", wholeVehicle],
    ["an apartment", wholeApartment],
  ] as const
).flatMap(([kind, fields]) => {
  const saved: readonly Step[] = [upload, { id: "saveLot", call: saveOf(fields) }];
  return [
    { ...success("saveLot", saveOf(fields), `takes every field of ${kind}`), after: [upload] },
    { ...success("getLotDraft", ofSaved, `answers every field of ${kind}`), after: saved },
    { ...success("publishLot", ofSaved, `takes ${kind} with every field`), after: saved },
  ];
});

const WRONG: readonly (readonly [says: string, fields: FieldsOf, change: object])[] = [
  ["refuses a car without seats", wholeVehicle, { seats: 0 }],
  ["refuses a place outside the country", wholeVehicle, { lat: 48.1 }],
  [
    "refuses a tyre of no wheel",
    wholeVehicle,
    { condition: { grade: 4, zones: [], tyres: [{}], checks: [] } },
  ],
  ["refuses a grade above 5", wholeVehicle, { condition: { grade: 6, zones: [], tyres: [], checks: [] } }],
  ["refuses 21 parking spaces", wholeApartment, { parking: 21 }],
  ["refuses a certificate that ends on no day", wholeApartment, { rera_expires: "2029-02-31" }],
];

export const draftFieldRefusals: readonly Case[] = WRONG.map(([says, fields, change]) => ({
  ...refused("saveLot", says, 422, "VALIDATION", saveOf(fields, change)),
  after: [upload],
}));
