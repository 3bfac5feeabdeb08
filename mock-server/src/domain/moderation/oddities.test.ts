/** Tests of `oddities.ts` and of the contact data that it points out. */
import { describe, expect, it } from "vitest";
import { contactWords } from "@marsa/api-spec/text/contact-words";
import { fineOf, odditiesOf, type Suspect } from "./oddities.ts";
import { quartilesOf } from "./quartiles.ts";

const other = { id: 7, number: 20_007, title: "Toyota Hilux" };

const ordinary: Suspect = {
  startPrice: 40_000,
  minPrice: 45_000,
  buyNow: 60_000,
  texts: [{ field: "comment", label: "Comment", text: "One owner, 68,900 km, service book since 2021." }],
  photos: 9,
  guide: { sold: 9, lower: 44_000, upper: 57_000 },
  sameVin: [],
  vinFits: true,
  samePhotos: [],
};

const titles = (change: Partial<Suspect>) => odditiesOf({ ...ordinary, ...change }).map(({ title }) => title);
const comment = (text: string) => ({ texts: [{ field: "comment", label: "Comment", text }] });

describe("An ordinary lot", () => {
  it("has nothing odd, and all its checks in words", () => {
    expect(odditiesOf(ordinary)).toEqual([]);
    expect(fineOf(ordinary)).toEqual([
      "The VIN has a right check digit",
      "No other lot has this VIN",
      "The prices fit the guide (9 sales)",
      "9 photos, none used in another lot",
      "No contact data or web address in the texts",
    ]);
  });

  it("without a VIN and without sales has nothing to check there", () => {
    expect(fineOf({ ...ordinary, sameVin: null, vinFits: null, guide: null, photos: 1 })).toEqual([
      "1 photo, none used in another lot",
      "No contact data or web address in the texts",
    ]);
  });
});

describe("A price", () => {
  it.each([
    [{ startPrice: 26_399 }, ["Start price far below the guide"]],
    [{ startPrice: 26_400 }, []],
    [{ startPrice: 85_501 }, ["Start price far above the guide"]],
    [{ startPrice: 85_500 }, []],
    [{ minPrice: 85_501 }, ["Minimum price far above the guide"]],
    [{ minPrice: null, buyNow: 85_501 }, ["Buy-now price far above the guide"]],
    [{ minPrice: null, buyNow: null }, []],
  ])("is held against the quartiles of sales: %j", (change, expected) => {
    expect(titles(change)).toEqual(expected);
  });

  it("is odd with its figures, and no longer fine", () => {
    const low = { ...ordinary, startPrice: 20_000 };
    expect(odditiesOf(low)[0]).toMatchObject({
      field: "start_price",
      text: "20,000. Such lots brought 44,000 to 57,000 (9 sales)",
    });
    expect(fineOf(low)).not.toContain("The prices fit the guide (9 sales)");
  });

  it("needs three sales to be held against", () => {
    expect(titles({ startPrice: 1, guide: { sold: 2, lower: 44_000, upper: 57_000 } })).toEqual([]);
  });

  it("is in the middle half of the sales between their quartiles", () => {
    expect(quartilesOf([50_000, 10_000, 40_000, 20_000, 30_000])).toEqual({
      sold: 5,
      lower: 20_000,
      upper: 40_000,
    });
    expect(quartilesOf([])).toBeNull();
  });
});

describe("A car", () => {
  it("that another lot sells names these lots", () => {
    expect(odditiesOf({ ...ordinary, sameVin: [other] })).toMatchObject([
      { kind: "vin", field: "vin", text: "Lot 20007 has the same VIN", lots: [other] },
    ]);
    const second = { ...other, id: 8, number: 20_008 };
    expect(odditiesOf({ ...ordinary, sameVin: [other, second] })[0]?.text).toBe(
      "Lots 20007, 20008 have the same VIN",
    );
  });

  it("whose photos are in another lot names photos and lots", () => {
    const samePhotos = [
      { position: 3, lot: other },
      { position: 5, lot: other },
    ];
    expect(odditiesOf({ ...ordinary, samePhotos })).toMatchObject([
      { kind: "photo", field: "photos", text: "Photos 3, 5 are also in lot 20007", lots: [other] },
    ]);
    expect(odditiesOf({ ...ordinary, samePhotos: samePhotos.slice(0, 1) })[0]?.text).toBe(
      "Photo 3 is also in lot 20007",
    );
  });
});

describe("A text", () => {
  it.each([
    ["Call or WhatsApp me, 050 338 12 90, any day", ["050 338 12 90", "WhatsApp"]],
    ["+971-50-338-1290", ["+971-50-338-1290"]],
    ["write to noura.saleh@mail.example", ["noura.saleh@mail.example"]],
    ["zero five zero three three eight one two", ["zero five zero three three eight one two"]],
    ["call me for a better price", ["call me"]],
  ])("that says how to reach the seller is odd: %s", (text, contacts) => {
    expect(contactWords(text)).toEqual({ contacts, addresses: [] });
    expect(odditiesOf({ ...ordinary, ...comment(text) })).toMatchObject([
      { kind: "contact", field: "comment", title: "Contact data in “Comment”", quotes: contacts },
    ]);
  });

  it.each(["https://cars.example/1", "www.my-cars.ae", "best-cars.com/hilux"])(
    "with a web address is odd: %s",
    (address) => {
      expect(odditiesOf({ ...ordinary, ...comment(`More at ${address}`) })).toMatchObject([
        { kind: "web", quotes: [address] },
      ]);
    },
  );

  it.each([
    "Price was 120,000,000 in all, 68,900 km on the clock.",
    "VIN JTMHV05J904123456, RERA 12345678",
    "Built 2021, first service 2022, second 2023.",
    "Call us what you like: one owner, two keys, four tyres.",
    "2.5 petrol, 4x4. No. 5 of 9.",
  ])("of figures and facts is not: %s", (text) => {
    expect(contactWords(text)).toEqual({ contacts: [], addresses: [] });
  });
});
