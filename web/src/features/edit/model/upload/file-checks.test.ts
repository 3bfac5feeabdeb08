import { describe, expect, it } from "vitest";
import { documentFault, photoFault, typeOf } from "./file-checks.ts";

const MB = 1_000_000;
const SIZE = { width: 4000, height: 3000 };
const LIMITS = { mb: 10, megapixels: 64 };
function sentenceOf(type: string, measured: Parameters<typeof photoFault>[1]): string | undefined {
  const fault = photoFault({ name: "a", type, size: MB }, measured, LIMITS);
  return typeof fault === "object" ? fault?.sentence : fault;
}

describe("a photo, before it is sent", () => {
  it("may be HEIC, also where the system does not know the type", () => {
    expect(photoFault({ name: "IMG_1.HEIC", type: "", size: MB }, "unknown", LIMITS)).toBeNull();
    expect(photoFault({ name: "IMG_1.heic", type: "image/heic", size: MB }, "unknown", LIMITS)).toBeNull();
    expect(typeOf({ name: "notes", type: "" })).toBe("");
  });

  // @proves 5.message.file-size-should-be-less-than
  it("is refused when it is too large, and a browser that reads it offers a smaller copy", () => {
    const file = { name: "a.jpg", type: "image/jpeg", size: 14.2 * MB };
    const sentence = "File size should be less than 10MB";
    expect(photoFault(file, SIZE, LIMITS)).toEqual({ sentence, smaller: true });
    expect(photoFault({ ...file, name: "a.heic", type: "" }, "unknown", LIMITS)).toEqual({
      sentence,
      smaller: false,
    });
  });

  it.each([
    [8_160, 6_144, null],
    [6_144, 8_160, null],
    [9_000, 12_000, "smaller"],
    [16_320, 12_240, "smaller"],
  ])(
    "of %d × %d pixels is taken, as a smaller copy where the server would not read it",
    (width, height, way) => {
      const file = { name: "a.jpg", type: "image/jpeg", size: 9 * MB };
      expect(photoFault(file, { width, height }, LIMITS)).toBe(way);
    },
  );

  // @proves 5.message.unsupported-file-type
  it("is refused when it is another type, too small or damaged", () => {
    expect(sentenceOf("image/gif", SIZE)).toBe("Unsupported file type");
    expect(sentenceOf("image/png", { width: 599, height: 599 })).toBe(
      "The photo should be at least 600 × 400 pixels",
    );
    expect(sentenceOf("image/png", { width: 400, height: 600 })).toBeUndefined();
    expect(sentenceOf("image/png", "damaged")).toContain("is damaged");
  });
});

it("a document may be a PDF or a scan, not HEIC", () => {
  expect(documentFault({ name: "a.pdf", type: "application/pdf", size: MB }, 20)).toBeNull();
  expect(documentFault({ name: "a.heic", type: "image/heic", size: MB }, 20)?.sentence).toBe(
    "Unsupported file type",
  );
});
