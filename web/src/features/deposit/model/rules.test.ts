import { describe, expect, it } from "vitest";
import { accountFault, plain } from "./rules.ts";

describe("The account of a refund", () => {
  const typed = { iban: "AE07 0331 2345 6789 0123 456", swift: "ebilaeadxxx" };
  const faults = (change: Partial<typeof typed>) =>
    (["iban", "swift"] as const).map((field) => accountFault(field, { ...typed, ...change }));

  it("accepts numbers with blanks, dashes and hidden marks, in small letters", () => {
    expect(faults({})).toEqual([undefined, undefined]);
    expect(faults({ iban: "\u202aae07-0331-2345-6789-0123-456\u202c" })).toEqual([undefined, undefined]);
    expect(faults({ iban: "gb82 west 1234 5698 7654 32", swift: "BARCGB22" })).toEqual([
      undefined,
      undefined,
    ]);
    expect(plain("ae07 0331")).toBe("AE070331");
  });

  it("names a missing and a wrong number", () => {
    expect(faults({ iban: " ", swift: "" })).toEqual(["IBAN is required", "SWIFT/BIC is required"]);
    expect(faults({ iban: "AE08 0331 2345 6789 0123 456" })).toEqual(["IBAN must be valid", undefined]);
    expect(faults({ iban: "AE07 0331 2345 6789 0123 45" })).toEqual(["IBAN must be valid", undefined]);
    expect(faults({ swift: "EBILAEA" })).toEqual([undefined, "SWIFT/BIC must be valid"]);
  });

  it("refuses a SWIFT/BIC of another country than the IBAN", () => {
    expect(faults({ swift: "BARCGB22" })).toEqual([undefined, "SWIFT/BIC and IBAN must be of one country"]);
  });
});
