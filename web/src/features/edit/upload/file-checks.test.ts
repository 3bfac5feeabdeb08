import { describe, expect, it } from "vitest";
import { documentFault, photoFault, typeOf } from "./file-checks.ts";

const MB = 1_000_000;
const SIZE = { width: 4000, height: 3000 };
const sentenceOf = (type: string, measured: Parameters<typeof photoFault>[1]) =>
  photoFault({ name: "a", type, size: MB }, measured, 10)?.sentence;

describe("a photo, before it is sent", () => {
  it("may be HEIC, also where the system does not know the type", () => {
    expect(photoFault({ name: "IMG_1.HEIC", type: "", size: MB }, "unknown", 10)).toBeNull();
    expect(photoFault({ name: "IMG_1.heic", type: "image/heic", size: MB }, "unknown", 10)).toBeNull();
    expect(typeOf({ name: "notes", type: "" })).toBe("");
  });

  // @proves 5.message.file-size-should-be-less-than
  it("is refused when it is too large, and a browser that reads it offers a smaller copy", () => {
    const file = { name: "a.jpg", type: "image/jpeg", size: 14.2 * MB };
    const sentence = "File size should be less than 10MB";
    expect(photoFault(file, SIZE, 10)).toEqual({ sentence, smaller: true });
    expect(photoFault({ ...file, name: "a.heic", type: "" }, "unknown", 10)).toEqual({
      sentence,
      smaller: false,
    });
  });

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
