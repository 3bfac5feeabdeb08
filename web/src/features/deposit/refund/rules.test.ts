import { describe, expect, it } from "vitest";
import { ibanFault, nameFault, plain, swiftFault } from "./rules.ts";

describe("The account of a refund", () => {
  it("accepts an IBAN with blanks, with correct check digits and length", () => {
    expect(ibanFault("AE07 0331 2345 6789 0123 456")).toBeUndefined();
    expect(ibanFault("gb82 west 1234 5698 7654 32")).toBeUndefined();
    expect(ibanFault("AE08 0331 2345 6789 0123 456")).toBe("IBAN must be valid");
    expect(ibanFault("AE07 0331 2345 6789 0123 45")).toBe("IBAN must be valid");
    expect(ibanFault(" ")).toBe("IBAN is required");
    expect(plain("ae07 0331")).toBe("AE070331");
  });

  it("accepts a SWIFT/BIC of 8 or 11 characters", () => {
    expect(swiftFault("EBILAEAD")).toBeUndefined();
    expect(swiftFault("ebilaeadxxx")).toBeUndefined();
    expect(swiftFault("EBILAEA")).toBe("SWIFT/BIC must be valid");
    expect(swiftFault("")).toBe("SWIFT/BIC is required");
  });

  it("needs the names", () => {
    expect(nameFault("recipient", " ")).toBe("Recipient name is required");
    expect(nameFault("bank", "X")).toBe("At least 2 characters");
    expect(nameFault("bank", "Emirates NBD")).toBeUndefined();
  });
});
