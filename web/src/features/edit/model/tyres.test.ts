import { describe, expect, it } from "vitest";
import { textsOf, tyreFault, tyresOf } from "./tyres.ts";

const POSITIONS = [
  { value: "front_left", label: "Front left" },
  { value: "front_right", label: "Front right" },
];

describe("tyres", () => {
  it("are sent as far as they are typed, and are the same after a reload", () => {
    const typed = {
      front_left: { depth: "6,5", year: "2024" },
      front_right: { depth: "6", year: "" },
      rear_left: { depth: "", year: "2023" },
      rear_right: { depth: "", year: "20" },
    };
    const sent = tyresOf(typed);
    expect(sent).toEqual([
      { position: "front_left", tread_mm: 6.5, year: 2024 },
      { position: "front_right", tread_mm: 6, year: null },
      { position: "rear_left", tread_mm: null, year: 2023 },
    ]);
    const positions = Object.keys(typed).map((value) => ({ value, label: value }));
    expect(tyresOf(textsOf(sent, positions))).toEqual(sent);
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
