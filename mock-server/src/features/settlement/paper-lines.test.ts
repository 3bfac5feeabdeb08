/** Walks every line of the papers of a sale back to what somebody entered. */
import { grouped, ledgerOfFils } from "@marsa/api-spec/amounts";
import { instant } from "@marsa/api-spec/dates";
import { describe, expect, it } from "vitest";
import { defaultTerms } from "../../domain/lot/terms.ts";
import { car, person, SELLER, START } from "../../sqlite/test-support/people.ts";
import { draftOf } from "../../tables/lots/lot-drafts.ts";
import { openTestApp } from "../../test-support/app.ts";
import { findPaidSale } from "./repository-documents.ts";
import { saleSheets } from "./sale-sheets.ts";

const users = [person(1, 100_000), person(SELLER, 0, { roles: ["seller"] })];
const HOURS = "Behind the villa, Friday after prayers";
const facts = car(1).facts as object;
const place = { ...car(1).place, city: "al-ain", location: "My own garage", inspection: HOURS };
const silent = { ...facts, plate: null, registeredUntil: null, owners: null, keys: null };
const spoken = { ...facts, plate: "Dubai K 20714", registeredUntil: "2027-03-31", owners: 2, keys: 3 };
const ENTERED = ["Plate", "Registered until", "Owners", "Keys"];

/** The papers of a car that person 1 bought and paid, and everything that was entered about it. */
async function papersOf(vehicle: object) {
  const lot = car(1, { buyNow: 30_000, place, facts: vehicle } as never);
  const app = await openTestApp({ scene: { users, lots: [lot] } });
  for (const [path, body] of [
    ["/auction/buynow", { id_auction: 1, price: 30_000 }],
    ["/my/pay", { id_auction: 1 }],
  ] as const) {
    const headers = { "idempotency-key": `lines-of-${path.length}` };
    // oxlint-disable-next-line no-await-in-loop -- one act after the other
    const { status } = await app.post(`/api${path}`, body, {
      token: await app.tokenOf(1),
      headers,
      sure: true,
    });
    expect(status).toBe(200);
  }
  const sale = (await findPaidSale(app.store, 1, 1, defaultTerms))!;
  const fields = await app.store.read(async (db) => (await draftOf(db, null, 1))!.draft.fields);
  const { price, allInFils, feeFils, vatOnFeeFils, soldAt, paidAt } = sale.settlement;
  const money = [price * 100, allInFils, feeFils, vatOnFeeFils, sale.heldFils, allInFils - sale.heldFils, 0];
  const stored = [
    ...Object.values(fields).flatMap((value) =>
      typeof value === "object" ? [] : [String(value), grouped(String(value))],
    ),
    ...money.map((fils) => `AED ${ledgerOfFils(fils)}`),
    sale.buyer,
    sale.seller,
    sale.title,
    String(sale.number),
    "Al Ain",
    instant(soldAt),
    instant(paidAt ?? START),
  ];
  return { sheets: saleSheets(sale), stored: stored.toSorted((a, b) => b.length - a.length) };
}

/** Joins the values of a line; nothing else may be in it. */
const JOINTS = /^(?:[\s,.;]|km|sq ft)*$/;

describe("The papers of a sale", () => {
  it.each([
    ["says nothing of plate, registration, owners and keys", silent],
    ["tells plate, registration, owners and keys", spoken],
  ])("state only what somebody entered, where the seller %s", async (_, vehicle) => {
    const { sheets, stored } = await papersOf(vehicle);
    const lines = sheets.flatMap(({ facts: head, sums = [], sections = [] }) => [
      ...head,
      ...sums,
      ...sections.flatMap((section) => section.facts ?? []),
    ]);
    expect(lines.length).toBeGreaterThan(20);
    for (const [name, value] of lines) {
      const rest = stored.filter(Boolean).reduce((left, known) => left.replaceAll(known, ""), value);
      expect([name, value, rest.replace(JOINTS, "")]).toEqual([name, value, ""]);
    }
    const names = new Set(lines.map(([name]) => name));
    expect(ENTERED.filter((name) => names.has(name))).toEqual(vehicle === spoken ? ENTERED : []);
  });

  it("name a place of the seller's by its city and in the seller's words, without invented hours", async () => {
    const { sheets } = await papersOf(silent);
    const where = sheets[0]!
      .sections!.flatMap((section) => section.facts ?? [])
      .find(([name]) => name === "Where");
    expect(where?.[1]).toBe(`My own garage, Al Ain. ${HOURS}`);
  });
});
