import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { grouped, ledger, ledgerOfFils, money, moneyOfFils } from "./amounts.ts";

describe("amounts on lots", () => {
  it("group thousands and show no fils when there are none", () => {
    expect(money(178_000)).toBe("178,000");
    expect(money(0)).toBe("0");
    expect(moneyOfFils(18_173_800)).toBe("181,738");
    expect(money(999)).toBe("999");
    expect(money(12_345_678)).toBe("12,345,678");
  });

  it("show two digits as soon as there are fils", () => {
    expect(money(41_350.5)).toBe("41,350.50");
    expect(moneyOfFils(19_99)).toBe("19.99");
  });

  it("use a real minus sign", () => {
    expect(money(-7_200)).toBe("−7,200");
    expect(ledger(-102)).toBe("−102.00");
  });
});

describe("amounts in the ledger", () => {
  it("always show two digits", () => {
    expect(ledger(3_580)).toBe("3,580.00");
    expect(ledgerOfFils(17_900)).toBe("179.00");
  });
});

describe("thousands", () => {
  it("are apart as Intl writes them, for every number", () => {
    const intl = new Intl.NumberFormat("en-US", { maximumFractionDigits: 20 });
    fc.assert(
      fc.property(fc.maxSafeNat(), (number) => {
        expect(grouped(String(number))).toBe(intl.format(number));
      }),
    );
  });

  it("leave fractions and short texts as they are", () => {
    expect(["", "-123", "-1234", "999.1234", "1234567.8901"].map(grouped)).toEqual([
      "",
      "-123",
      "-1,234",
      "999.1234",
      "1,234,567.8901",
    ]);
  });
});
