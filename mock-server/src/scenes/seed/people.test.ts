/** Tests of `people.ts`. */
import { readPhone } from "@marsa/api-spec/text/phone";
import { FIRST_REHEARSAL_ID } from "@marsa/api-spec/rehearsal";
import { describe, expect, it } from "vitest";
import { DICTIONARIES, labelOf } from "./lots/dictionaries.ts";
import {
  AUTOMATIC_AUCTIONEER,
  BOT_IDS,
  DEMO,
  DEMO_BUYERS,
  SELLER_IDS,
  makePeople,
  phoneOf,
} from "./people.ts";

const people = makePeople(Date.UTC(2026, 10, 24));

describe("the people of a scene", () => {
  it("are the same every time", () => {
    expect(makePeople(Date.UTC(2026, 10, 24))).toEqual(people);
  });

  it("differ in id, address and phone", () => {
    for (const key of ["id", "email", "phone"] as const) {
      expect(new Set(people.map((person) => person[key])).size).toBe(people.length);
    }
  });

  it("have phones that take an SMS, also those of rehearsals and of a large crowd", () => {
    const ids = [1, 9_999, 10_000, 123_456, FIRST_REHEARSAL_ID + 1, FIRST_REHEARSAL_ID + 123_456];
    const phones = [...people.map(({ phone }) => phone), ...ids.map(phoneOf)];
    expect(phones.filter((phone) => readPhone(phone)?.takesSms !== true)).toEqual([]);
    expect(new Set(ids.map(phoneOf)).size).toBe(ids.length);
  });

  it("include the demo accounts by their addresses", () => {
    const demo = people.filter((person) => person.demo).map(({ email }) => email.replace("@marsa.test", ""));
    const buyers = ["buyer", ...Array.from({ length: DEMO_BUYERS - 1 }, (_, i) => `buyer${i + 2}`)];
    expect(demo).toEqual([...buyers, "seller", "auctioneer", "staff", "manager", "admin"]);
    expect(people.find(({ id }) => id === DEMO.buyer)).toMatchObject({
      firstName: "Omar",
      lastName: "Haddad",
    });
  });

  it("may bid or sell with an approved profile, and the staff may not", () => {
    const { auctioneer, staff, manager, admin } = DEMO;
    const houseStaff: readonly number[] = [auctioneer, AUTOMATIC_AUCTIONEER, staff, manager, admin];
    for (const { id, profile } of people)
      expect(profile?.status ?? null).toBe(houseStaff.includes(id) ? null : "ok");
  });

  it("have a deposit if they bid", () => {
    const poor = people.filter(({ roles, deposit }) => roles.includes("buyer") && deposit.length === 0);
    expect(poor).toEqual([]);
  });

  it("mark all simulated people as bots", () => {
    expect(people.filter(({ bot }) => bot).map(({ id }) => id)).toEqual([
      AUTOMATIC_AUCTIONEER,
      ...SELLER_IDS,
      ...BOT_IDS,
    ]);
  });
});

describe("the dictionaries", () => {
  it("have no value twice", () => {
    for (const entries of Object.values(DICTIONARIES)) {
      expect(new Set(entries.map(({ value }) => value)).size).toBe(entries.length);
    }
  });

  it("have the parent of every model and city", () => {
    for (const { parent } of DICTIONARIES.models) expect(labelOf("marks", parent ?? "")).not.toBe("");
    for (const { parent } of DICTIONARIES.cities) expect(labelOf("emirates", parent ?? "")).not.toBe("");
  });

  it("have everyone's citizenship", () => {
    const unknown = people.filter(({ profile }) => profile && !labelOf("citizenships", profile.citizenship));
    expect(unknown).toEqual([]);
  });
});
