/** Tests of `profile-rules.ts`. */
import { describe, expect, it } from "vitest";
import { expiringPapers, filesNamed, firstToExpire, profileErrors, type FilledIn } from "./profile-rules.ts";

const TODAY = "2026-11-22";
const person: FilledIn = {
  form: "individual",
  citizenship: "eg",
  birth_date: "1984-03-02",
  passport_number: "A1234567",
  passport_expires: "2030-01-01",
  passport_photo: 1,
};
const emiratesId = {
  emirates_id: "784-1984-1234567-1",
  emirates_id_issued: "2025-01-01",
  emirates_id_expires: "2027-01-01",
  id_photo: 2,
};
const company: FilledIn = {
  form: "company",
  company_name: "Farouk Trading LLC",
  address: "Al Quoz 3, Dubai",
  licence_number: "CN-1234567",
  licence_files: [3],
  ceo_name: "Layla Farouk",
};
const errors = (filled: FilledIn) =>
  profileErrors(filled, TODAY).map(({ field, message }) => `${field}: ${message}`);

describe("A profile's form", () => {
  it("is valid with all fields of its legal form", () => {
    expect([errors(person), errors({ ...person, ...emiratesId }), errors(company)]).toEqual([[], [], []]);
  });

  // @proves 5.message.field-is-required
  it("names the missing fields, for a person and for a company", () => {
    expect(errors({ form: "individual" })).toEqual([
      "citizenship: Citizenship is required",
      "birth_date: Date of birth is required",
      "passport_number: Passport number is required",
      "passport_expires: Passport expiry date is required",
      "passport_photo: Passport photo is required",
    ]);
    expect(errors({ form: "company", company_name: "  ", licence_files: [] })).toEqual([
      "company_name: Company name is required",
      "address: Address is required",
      "licence_number: Business licence number is required",
      "licence_files: Business licence is required",
      "ceo_name: CEO name is required",
    ]);
  });

  it("asks citizens for their Emirates ID, and anyone who gives a part of it for the rest", () => {
    expect(errors({ ...person, citizenship: "ae" })).toHaveLength(4);
    expect(errors({ ...person, emirates_id: "784-1984-1234567-1" })).toHaveLength(3);
  });

  // @proves 5.message.the-date-can-t-be-before
  it.each([
    [{ passport_expires: "2026-11-21" }, "passport_expires: The date can't be before today"],
    [
      { ...emiratesId, emirates_id_expires: "2026-11-21" },
      "emirates_id_expires: The date can't be before today",
    ],
    [{ ...emiratesId, emirates_id_issued: "2026-11-23" }, "emirates_id_issued: Invalid date"],
    [{ ...emiratesId, emirates_id: "784-84-1" }, "emirates_id: Emirates ID number must be valid"],
    [{ birth_date: "2008-11-23" }, "birth_date: Date of birth must be valid"],
  ])("looks at days and numbers: %j", (change, error) => {
    expect(errors({ ...person, ...change })).toEqual([error]);
  });

  it("accepts people who turn eighteen today, also one born on the last day of a February", () => {
    expect(errors({ ...person, birth_date: "2008-11-22" })).toEqual([]);
    expect(profileErrors({ ...person, birth_date: "2008-02-29" }, "2026-02-28")).toHaveLength(1);
    expect(profileErrors({ ...person, birth_date: "2008-02-29" }, "2026-03-01")).toEqual([]);
  });

  it("lists its files, and the document that expires first", () => {
    expect(filesNamed({ passport_photo: 1, licence_files: [2, 3], documents: [4] })).toEqual([
      { field: "passport_photo", id: 1 },
      { field: "licence_files", id: 2 },
      { field: "licence_files", id: 3 },
      { field: "documents", id: 4 },
    ]);
    expect(firstToExpire({ passport_expires: "2030-01-01", emirates_id_expires: "2027-01-01" })).toBe(
      "2027-01-01",
    );
    expect(firstToExpire({})).toBeNull();
  });
});

describe("papers that expire", () => {
  // 22 Nov 2026, 23:59 in Dubai.
  const now = Date.UTC(2026, 10, 22, 19, 59);

  it("are announced for their last thirty days and after them, the next one first", () => {
    expect(
      expiringPapers({ passport_expires: "2026-12-22", emirates_id_expires: "2026-11-01" }, now),
    ).toEqual([
      { paper: "emirates_id", expires: "2026-11-01" },
      { paper: "passport", expires: "2026-12-22" },
    ]);
  });

  it("are not announced earlier, by the days of Dubai", () => {
    expect(expiringPapers({ passport_expires: "2026-12-23" }, now)).toEqual([]);
    expect(expiringPapers({ passport_expires: "2026-12-23" }, now + 60_000)).toHaveLength(1);
    expect(expiringPapers({}, now)).toEqual([]);
  });
});
