import { describe, expect, it } from "vitest";
import { errorsIn } from "./use-call-back.ts";

const layla = { name: "Layla Hassan", phone: "+971 50 123 4567", time: "", consent: true };

describe("asking for a call-back", () => {
  it("needs a name, a valid number, and consent", async () => {
    expect(await errorsIn(layla)).toEqual({});
    expect(await errorsIn({ name: " ", phone: "", time: "", consent: false })).toEqual({
      name: "Name is required",
      phone: "Mobile phone is required",
      consent: "Consent is required",
    });
  });

  it("accepts a number as people write it, and none that is too short or has letters", async () => {
    expect(await errorsIn({ ...layla, phone: "050 123-4567" })).toEqual({});
    expect(await errorsIn({ ...layla, phone: "04 234 5678" })).toEqual({});
    for (const phone of ["12345", "call me", "+971 50 12x 4567", "+1234567890123456", "+501 123 4567"]) {
      expect(await errorsIn({ ...layla, phone })).toEqual({ phone: "Mobile phone must be valid" });
    }
  });

  it("needs a name of at least two letters", async () => {
    expect(await errorsIn({ ...layla, name: "L" })).toEqual({ name: "At least 2 characters" });
  });
});
