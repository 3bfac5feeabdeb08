import { describe, expect, it } from "vitest";
import { dubaiInput, fromDubaiInput } from "./dubai-input.ts";

describe("a field for day and time", () => {
  it("shows and reads Dubai time in every time zone", () => {
    const at = Date.parse("2026-11-24T10:02:54.321Z");
    expect(dubaiInput(at)).toBe("2026-11-24T14:02:54");
    expect(fromDubaiInput("2026-11-24T14:02:54")).toBe("2026-11-24T10:02:54.000Z");
  });

  it("crosses midnight as Dubai does", () => {
    expect(dubaiInput(Date.parse("2026-12-31T21:00:00.000Z"))).toBe("2027-01-01T01:00:00");
    expect(fromDubaiInput("2027-01-01T01:00")).toBe("2026-12-31T21:00:00.000Z");
  });

  it("is no instant while the field is empty", () => {
    expect(fromDubaiInput("")).toBeNull();
  });
});
