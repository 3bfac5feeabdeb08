import { describe, expect, it } from "vitest";
import { remarksOf } from "./remarks.ts";
import { META } from "../test-support.ts";

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
