import { describe, expect, it } from "vitest";
import { counted, perCentWord, percent } from "./counts.ts";

describe("counts and shares", () => {
  it("agree with their noun", () => {
    expect(counted(1, "bid")).toBe("1 bid");
    expect(counted(1_206, "lot")).toBe("1,206 lots");
    expect(counted(2, "entry", "entries")).toBe("2 entries");
  });

  it("write a rate without needless digits", () => {
    expect(percent(0.02)).toBe("2 %");
    expect(percent(0.025)).toBe("2.5 %");
  });

  it("write a distance with its sign", () => {
    expect([3.8, -6.54, 0, null].map(perCentWord)).toEqual(["+3.8 %", "−6.5 %", "0.0 %", "none"]);
  });
});
