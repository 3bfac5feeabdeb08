/** Tests of `standard-views.ts`. */
import { describe, expect, it } from "vitest";
import { missingViews, standardViews, viewOfFile, viewsOfPhotos } from "./standard-views.ts";

const CAR = standardViews({ kind: "vehicle", body: "suv" });
const FLAT = standardViews({ kind: "apartment", bedrooms: 2, bathrooms: 2 });

describe("the standard views", () => {
  it("are 18 of a vehicle, 12 of an apartment, and fewer of a motorcycle", () => {
    expect([CAR.length, FLAT.length, standardViews({ kind: "vehicle", body: "motorcycle" }).length]).toEqual([
      18, 12, 12,
    ]);
  });

  it("of a studio have no bedroom and one bath, and a flat without a balcony has none to show", () => {
    const living = { name: "Living", kind: "living", width: 5, length: 4 } as const;
    const studio = standardViews({ kind: "apartment", bedrooms: 0, bathrooms: 1, room_list: [living] });
    expect(FLAT.filter((view) => !studio.includes(view))).toEqual([
      "bedroom_1",
      "bedroom_2",
      "bath_2",
      "balcony",
    ]);
  });

  it("name those that no photo shows", () => {
    const { total, missing } = missingViews(
      FLAT,
      FLAT.filter((view) => view !== "parking"),
    );
    expect([total, missing]).toEqual([12, [{ value: "parking", label: "Parking space" }]]);
    expect(missingViews(CAR, [...CAR, null, undefined]).missing).toEqual([]);
  });
});

describe("the name of a photo's file", () => {
  it.each([
    ["DXB-A-12345_front-left.JPG", "front_left"],
    ["rear seats.webp", "rear_seats"],
    ["03 Odometer.heic", "mileage"],
    ["back (2).jpg", "rear"],
    ["IMG_2041.HEIC", null],
    ["frontage.jpg", null],
  ])("%s tells the view %s", (name, view) => {
    expect(viewOfFile(name, CAR)).toBe(view);
  });

  it("tells only a view that the lot can have", () => {
    expect([viewOfFile("kitchen.jpg", CAR), viewOfFile("kitchen.jpg", FLAT)]).toEqual([null, "kitchen"]);
  });

  it("counts less than the seller's choice", () => {
    const photos = [
      { id: 1, name: "front.jpg" },
      { id: 2, name: "rear.jpg" },
      { id: 3, name: "left.jpg" },
    ];
    const chosen = [
      { id_file: 1, view: "underside" as const },
      { id_file: 2, view: null },
    ];
    expect(viewsOfPhotos(photos, chosen, CAR)).toEqual(["underside", null, "left"]);
  });
});
