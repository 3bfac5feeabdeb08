import { describe, expect, it } from "vitest";
import { textsOf, tyreFault, tyreMissing, tyresOf } from "./tyres.ts";

const POSITIONS = [
  { value: "front_left", label: "Front left" },
  { value: "front_right", label: "Front right" },
];

describe("tyres", () => {
  it("are sent when depth and year are typed, also with a comma", () => {
    const typed = { front_left: { depth: "6,5", year: "2024" }, front_right: { depth: "6", year: "" } };
    expect(tyresOf(typed)).toEqual([{ position: "front_left", tread_mm: 6.5, year: 2024 }]);
    expect(tyreMissing(typed.front_right)).toBe("Year needed");
  });

  it("are shown as they were saved", () => {
    const saved = [{ position: "front_right" as const, tread_mm: 5.8, year: 2023 }];
    expect(textsOf(saved, POSITIONS)).toEqual({
      front_left: { depth: "", year: "" },
      front_right: { depth: "5.8", year: "2023" },
    });
    expect(tyresOf(textsOf(saved, POSITIONS))).toEqual(saved);
  });

  it("say what is wrong", () => {
    expect(tyreFault({ depth: "65", year: "2024" })).toBe("The depth is 0 to 20 mm");
    expect(tyreFault({ depth: "6.5", year: "1024" })).toBe("The year must be valid");
    expect(tyreFault({ depth: "6.500", year: "2024" })).toBe("The depth is 0 to 20 mm");
    expect(tyreFault({ depth: "6.5", year: "20245" })).toBe("The year must be valid");
    expect(tyreFault({ depth: "6.5", year: "20" })).toBeUndefined();
  });
});
