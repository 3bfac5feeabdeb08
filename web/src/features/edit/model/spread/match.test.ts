import { describe, expect, it } from "vitest";
import { spread, type DraftName } from "./match.ts";

const draft = (id: number, names: Partial<DraftName>): DraftName => ({
  id,
  vin: null,
  plate: null,
  reference: null,
  ...names,
});
const BMW = draft(1, { vin: "WBA7E2C51JG765317", plate: "Dubai K 20714" });
const NISSAN = draft(2, { vin: "JN1TANY62Z0012345", plate: "DXB A 12345", reference: "REF-014" });
const FLAT = draft(3, { reference: "014" });

const lotsOf = (paths: string[], drafts = [BMW, NISSAN, FLAT]) => {
  const found = spread(
    paths.map((path) => ({ path })),
    drafts,
  );
  return paths.map((path) => [path, found.find(({ file }) => file.path === path)?.lots]);
};

describe("photos go to the draft that their name tells", () => {
  it("by the VIN of the folder or of the file, in any case and with any marks between", () => {
    expect(
      lotsOf([
        "fleet/WBA7E2C51JG765317/01.jpg",
        "wba-7e2c51-jg765317 front.jpg",
        "x/WBA7E2C51JG765317_2.JPG",
      ]),
    ).toEqual([
      ["fleet/WBA7E2C51JG765317/01.jpg", [1]],
      ["wba-7e2c51-jg765317 front.jpg", [1]],
      ["x/WBA7E2C51JG765317_2.JPG", [1]],
    ]);
  });

  it("by the last eight signs of a VIN that no other draft ends with", () => {
    expect(lotsOf(["JG765317/1.jpg"])).toEqual([["JG765317/1.jpg", [1]]]);
    const twin = draft(4, { vin: "WBA7E2C58JG765317" });
    expect(lotsOf(["JG765317/1.jpg"], [BMW, twin])).toEqual([["JG765317/1.jpg", []]]);
  });

  it("by the plate, with the emirate as a word, as a code or left out", () => {
    expect(lotsOf(["DXB-A-12345_front.jpg", "dubai a 12345.jpg", "A12345 (2).jpg", "K-20714.jpg"])).toEqual([
      ["DXB-A-12345_front.jpg", [2]],
      ["dubai a 12345.jpg", [2]],
      ["A12345 (2).jpg", [2]],
      ["K-20714.jpg", [1]],
    ]);
  });

  it("by the reference; the longer one wins where one holds the other", () => {
    expect(lotsOf(["REF-014 (2).heic"])).toEqual([["REF-014 (2).heic", [2]]]);
  });

  it("never by a short number that is the number of a photo, but by a folder of that name", () => {
    expect(lotsOf(["WBA7E2C51JG765317/014.jpg", "014.jpg", "014/3.jpg"])).toEqual([
      ["WBA7E2C51JG765317/014.jpg", [1]],
      ["014.jpg", []],
      ["014/3.jpg", [3]],
    ]);
  });

  it("to none where a name is only a part of a longer one", () => {
    expect(lotsOf(["A123456.jpg", "XREF-0141.jpg", "IMG_2041.jpg"])).toEqual([
      ["A123456.jpg", []],
      ["XREF-0141.jpg", []],
      ["IMG_2041.jpg", []],
    ]);
  });

  it("to two where folder and file tell different lots, so that the seller decides", () => {
    expect(lotsOf(["REF-014/WBA7E2C51JG765317.jpg"])).toEqual([["REF-014/WBA7E2C51JG765317.jpg", [1, 2]]]);
  });

  it("to two where two drafts have the same plate", () => {
    const copy = draft(5, { plate: "DXB-A-12345" });
    expect(lotsOf(["DXB-A-12345.jpg"], [NISSAN, copy])).toEqual([["DXB-A-12345.jpg", [2, 5]]]);
  });

  it("also in Arabic digits", () => {
    expect(lotsOf(["REF-٠١٤/1.jpg"])).toEqual([["REF-٠١٤/1.jpg", [2]]]);
  });
});

describe("photos stand in the order of their names", () => {
  it("by number, with the main or front photo first", () => {
    const names = ["10.jpg", "2.jpg", "front.jpg", "1.jpg", "rear front wheel.jpg"];
    expect(
      spread(
        names.map((name) => ({ path: `014/${name}` })),
        [FLAT],
      ).map(({ file }) => file.path),
    ).toEqual(["014/front.jpg", "014/1.jpg", "014/2.jpg", "014/10.jpg", "014/rear front wheel.jpg"]);
  });
});
