import { describe, expect, it } from "vitest";
import { fileFault, PAPERS, PICTURES, sizeText } from "./upload.ts";

describe("a file that a person chooses", () => {
  it("is accepted with a known type and a small enough size", () => {
    for (const type of PICTURES) expect(fileFault({ type, size: 9_999_999 }, PICTURES, 10)).toBeUndefined();
    expect(fileFault({ type: "application/pdf", size: 1 }, PAPERS, 20)).toBeUndefined();
  });

  // @proves 5.message.unsupported-file-type
  it("is refused with another type", () => {
    expect(fileFault({ type: "application/pdf", size: 1 }, PICTURES, 10)).toBe("Unsupported file type");
    expect(fileFault({ type: "image/svg+xml", size: 1 }, PAPERS, 10)).toBe("Unsupported file type");
  });

  // @proves 5.message.file-size-should-be-less-than
  it("is refused when it is too large", () => {
    expect(fileFault({ type: "image/png", size: 10_000_000 }, PICTURES, 10)).toBe(
      "File size should be less than 10MB",
    );
  });
});

it("has a size in KB, then in MB", () => {
  expect([200, 84_400, 2_400_000].map(sizeText)).toEqual(["1 KB", "84 KB", "2.4 MB"]);
});
