import { describe, expect, it } from "vitest";
import { checkDigit } from "./vin.ts";
import { vinFacts } from "./vin-facts.ts";

/** A VIN with its right check digit. */
const right = (vin: string): string => `${vin.slice(0, 8)}${checkDigit(vin)}${vin.slice(9)}`;

describe("the facts of a VIN", () => {
  it("are make, body and year where a North American VIN tells them", () => {
    expect(vinFacts(right("5N1AT2MV_KC712345".replace("_", "0")), 2027)).toEqual({
      marks: ["infiniti", "nissan"],
      body: "suv",
      year: 2019,
    });
    expect(vinFacts(right("1N4BL4BV0KC123456"), 2027)).toEqual({ marks: ["nissan"], body: null, year: 2019 });
    expect(vinFacts(right("3TMCZ5AN0KM212345"), 2027)).toMatchObject({ marks: ["toyota"], body: "pickup" });
  });

  it("have a year before 2010 where the seventh character is a digit", () => {
    expect(vinFacts(right("1N4AL21E09N412345"), 2027).year).toBe(2009);
    expect(vinFacts(right("1N4AL2AE09N412345"), 2039).year).toBe(2039);
    expect(vinFacts(right("1N4AL2AE09N412345"), 2027).year).toBeNull();
  });

  it.each([
    ["of Japan", right("JTMHV05J0K4100771")],
    ["of Germany", right("WBA7E2C50KG765317")],
    ["of Korea", right("KMHL14JA0KA123456")],
    ["of China", right("LSJW74U90KZ123456")],
  ])("have no year %s, where the tenth character may say something else", (_, vin) => {
    expect(vinFacts(vin, 2027).year).toBeNull();
  });

  it("have no year where the check digit is wrong, or the code is none", () => {
    const vin = right("1N4BL4BV0KC123456");
    expect(vinFacts(`${vin.slice(0, 8)}${vin[8] === "1" ? "2" : "1"}${vin.slice(9)}`, 2027).year).toBeNull();
    expect(vinFacts(right("1N4BL4BV0UC123456"), 2027).year).toBeNull();
    expect(vinFacts(right("5PVNJ8JV0K4S12345"), 2027)).toEqual({
      marks: ["hino"],
      body: "truck",
      year: null,
    });
  });

  it("name each make that shares a prefix, and no body that only some of them have", () => {
    expect(vinFacts("LVVDB21B0ND123456", 2027).marks).toContain("jetour");
    expect(vinFacts("SALGA2EV0HA123456", 2027)).toEqual({ marks: ["land-rover"], body: "suv", year: null });
  });

  it("are none for an unknown prefix and for a frame number", () => {
    expect(vinFacts("ZZZ00000000000000", 2027)).toEqual({ marks: [], body: null, year: null });
    expect(vinFacts("JZX100-0012345", 2027)).toEqual({ marks: [], body: null, year: null });
  });
});
