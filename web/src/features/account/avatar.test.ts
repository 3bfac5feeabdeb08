import { describe, expect, it } from "vitest";
import { pictureFault } from "./avatar.ts";

describe("a picture of oneself", () => {
  it("is a JPEG, PNG or WebP below the limit", () => {
    for (const type of ["image/jpeg", "image/png", "image/webp"])
      expect(pictureFault({ type, size: 9_999_999 }, 10)).toBeUndefined();
  });

  // @proves 5.message.unsupported-file-type
  it("is nothing else", () => {
    expect(pictureFault({ type: "application/pdf", size: 1 }, 10)).toBe("Unsupported file type");
    expect(pictureFault({ type: "image/svg+xml", size: 1 }, 10)).toBe("Unsupported file type");
  });

  // @proves 5.message.file-size-should-be-less-than
  it("is not larger than the configuration says", () => {
    expect(pictureFault({ type: "image/png", size: 10_000_000 }, 10)).toBe(
      "File size should be less than 10MB",
    );
  });
});
