import { expect, it, describe } from "vitest";
import { beginEdit, withValue } from "./edit-state.ts";
import { draftOf, META } from "../test-support.ts";
import { notesOf, withYes, remarksOf } from "./notes.ts";

const message = "Is 1,200,000 km right?";
const lot = { id_auction: 4, number: 20_005, status: "active" } as const;
const begun = beginEdit(
  {
    ...draftOf({ mileage: 1_200_000, vin: "JTMHV05J904123456" }),
    problems: [
      { field: "model", message: "Model is required" },
      { field: "vin", message: "This VIN is on your lot", lot },
    ],
    notes: [{ field: "mileage", message, kind: "question" }],
  },
  META,
  null,
);
const fieldsOf = (state: typeof begun) => notesOf(state, META).map(({ field }) => field);

it("the questions of the server stand at their fields, and a lot with the same VIN", () => {
  expect(notesOf(begun, META)).toEqual([
    { field: "vin", message: "This VIN is on your lot", kind: "problem", lot },
    { field: "mileage", message, kind: "question" },
  ]);
});

it("a changed value is not asked about before it is saved", () => {
  expect(fieldsOf(withValue(begun, "mileage", "120000"))).toEqual(["vin"]);
  expect(fieldsOf(withValue(begun, "vin", ""))).toEqual(["mileage"]);
});

it("a yes ends the question at once, for this value alone", () => {
  const yes = withYes(begun.values, begun.draft.fields, "mileage");
  expect(yes).toEqual([{ field: "mileage", value: "1200000" }]);
  expect(fieldsOf(withValue(begun, "confirmed", yes))).toEqual(["vin"]);
  const earlier = withValue(begun, "confirmed", [{ field: "mileage", value: "900000" }]);
  expect(fieldsOf(earlier)).toEqual(["vin", "mileage"]);
});

const remark = (field: string | null, text: string, was: string | number | null = null) => ({
  field,
  text,
  was,
  changed: false,
});
const REMARKS = [
  remark("mileage", "The registration card says 98,200 km.", 88_200),
  remark("trim", "Which one?"),
  remark(null, "More photos, please."),
];

describe("remarks of the staff", () => {
  it("hang on their fields, those about the whole lot stand apart", () => {
    const { atFields, general, open } = remarksOf({ remarks: REMARKS }, { mileage: "88200" }, META);
    expect([...atFields.keys()]).toEqual(["mileage", "trim"]);
    expect(general).toEqual(["More photos, please."]);
    expect(open).toBe(2);
  });

  it("are done as soon as the field has another value, which is known with the old one", () => {
    const { atFields, open } = remarksOf({ remarks: REMARKS }, { mileage: "98200", trim: "GXR" }, META);
    expect(atFields.get("mileage")).toMatchObject({ changed: true, was: "88200" });
    expect(open).toBe(0);
  });

  it("at a photo are done once the photo is another file or gone", () => {
    const two = [remark("photos.7", "Too dark."), remark("photos.9", "Another car.")];
    const { atFields, open } = remarksOf({ remarks: two }, { photos: [9, 12] }, META);
    expect(atFields.get("photos.7")?.changed).toBe(true);
    expect(atFields.get("photos.9")?.changed).toBe(false);
    expect(open).toBe(1);
  });

  it("about one field stand together", () => {
    const two = [remark("trim", "Which one?"), remark("trim", "Photo 6 says GXR.")];
    expect(remarksOf({ remarks: two }, {}, META).atFields.get("trim")?.text).toBe(
      "Which one? Photo 6 says GXR.",
    );
  });
});
