import { describe, expect, it } from "vitest";
import { bodyOf, EMPTY, type Field, fieldsOf, formOf, type ProfileForm } from "./fields.ts";
import { fault } from "./rules.ts";

const TODAY = "2026-11-21";
const photo = [{ id: 7, name: "passport.jpg", bytes: 1 }];
const person: ProfileForm = {
  ...EMPTY,
  citizenship: "in",
  birth_date: "1984-03-02",
  passport_number: "N1234567",
  passport_expires: "2030-01-01",
  passport_photo: photo,
};
const company: ProfileForm = {
  ...EMPTY,
  type: "seller",
  form: "company",
  company_name: "Harbour Motors LLC",
  address: "Al Quoz 3, Dubai",
  licence_number: "CN-1234567",
  licence_files: photo,
  ceo_name: "Layla Farouk",
};

function faults(filled: ProfileForm): Partial<Record<Field, string>> {
  const found = fieldsOf(filled.form).map((field) => [field, fault(field, filled, TODAY)] as const);
  return Object.fromEntries(found.filter(([, sentence]) => sentence !== undefined));
}

describe("a profile", () => {
  it("of a person or a company is accepted when it is complete", () => {
    expect([faults(person), faults(company)]).toEqual([{}, {}]);
  });

  it("names the missing fields of its legal form", () => {
    expect(Object.values(faults(EMPTY))).toEqual([
      "Citizenship is required",
      "Date of birth is required",
      "Passport number is required",
      "Passport expiry date is required",
      "Passport photo is required",
    ]);
    expect(Object.keys(faults({ ...EMPTY, form: "company" }))).toEqual([
      "company_name",
      "address",
      "licence_number",
      "licence_files",
      "ceo_name",
    ]);
  });

  it("needs the Emirates ID of citizens, and all of its fields once one is filled in", () => {
    const rest = ["emirates_id_issued", "emirates_id_expires", "id_photo"];
    expect(Object.keys(faults({ ...person, citizenship: "ae" }))).toEqual(["emirates_id", ...rest]);
    expect(Object.keys(faults({ ...person, emirates_id: "784-1984-1234567-1" }))).toEqual(rest);
    expect(faults({ ...person, emirates_id: "784-1984" }).emirates_id).toBe(
      "Emirates ID number must be valid",
    );
  });

  // @proves 5.message.the-date-can-t-be-before
  // @proves 5.message.invalid-date
  it("needs valid documents and valid dates", () => {
    expect(faults({ ...person, passport_expires: "2026-11-20" }).passport_expires).toBe(
      "The date can't be before today",
    );
    expect(faults({ ...person, passport_expires: "2026-11-21" })).toEqual({});
    expect(faults({ ...person, passport_expires: "soon" }).passport_expires).toBe("Invalid date");
  });

  // @proves 5.message.start-date-can-t-be-after
  it("needs an Emirates ID whose issue is before its expiry", () => {
    const id = { emirates_id: "784-1984-1234567-1", id_photo: photo };
    const turned = { ...person, ...id, emirates_id_issued: "2026-11-01", emirates_id_expires: "2026-10-01" };
    expect(faults(turned).emirates_id_issued).toBe("Start date can't be after End date");
  });

  it("needs an age of 18 today", () => {
    expect(faults({ ...person, birth_date: "2008-11-21" })).toEqual({});
    expect(faults({ ...person, birth_date: "2008-11-22" }).birth_date).toBe("Date of birth must be valid");
  });

  it("is sent with the fields of its legal form only", () => {
    expect(bodyOf({ ...person, company_name: "Left over from the other form" })).toEqual({
      type: "buyer",
      form: "individual",
      citizenship: "in",
      birth_date: "1984-03-02",
      passport_number: "N1234567",
      passport_expires: "2030-01-01",
      passport_photo: 7,
    });
    expect(bodyOf(company)).toMatchObject({ form: "company", licence_files: [7], ceo_name: "Layla Farouk" });
  });

  it("is the same when read from the server", () => {
    const files = photo.map(({ id, name, bytes }) => ({
      id_file: id,
      kind: "passport",
      name,
      bytes,
      url: "/files/7",
    }));
    const sent = { id_profile: 1, id_user: 1, status: "draft", restriction: null, contract: null } as const;
    const created = "2026-11-21T08:00:00.000Z";
    expect(formOf({ ...sent, created, files, fields: bodyOf(person) })).toEqual(person);
  });
});
