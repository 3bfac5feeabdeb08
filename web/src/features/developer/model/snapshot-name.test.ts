import { describe, expect, it } from "vitest";
import { fileSize, snapshotName } from "./snapshot-name.ts";

describe("a snapshot's name", () => {
  it("is the typed text, in the characters that names may have", () => {
    expect(snapshotName("before-close")).toBe("before-close");
    expect(snapshotName(" Before Close! ")).toBe("before-close");
    expect(snapshotName("Lot 20461, 10 s")).toBe("lot-20461-10-s");
  });

  it("has 40 characters at most and no dash at its ends", () => {
    expect(snapshotName(`${"a".repeat(39)} bcd`)).toBe("a".repeat(39));
    expect(snapshotName("x".repeat(60))).toHaveLength(40);
  });

  it("is empty where no character can stay", () => {
    expect(snapshotName("قبل")).toBe("");
  });
});

it("sizes have a fitting unit", () => {
  expect(fileSize(4_096)).toBe("4 kB");
  expect(fileSize(2_310_144)).toBe("2.2 MB");
});
