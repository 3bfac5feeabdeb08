/** Tests of `waiting.ts`. */
import { dubaiDate } from "@marsa/api-spec/dates";
import { accountErrors } from "@marsa/api-spec/text/bank-account";
import { describe, expect, it } from "vitest";
import { profileErrors } from "../../domain/people/profile-rules.ts";
import { isSameName } from "../../domain/people/same-name.ts";
import { defaultTerms } from "../../domain/lot/terms.ts";
import { openTestStore } from "../../sqlite/test-support/open.ts";
import { openTestApp } from "../../test-support/app.ts";
import { verify } from "../../verify/verify.ts";
import { labelOf } from "./lots/dictionaries.ts";
import { DEMO, makePeople } from "./people.ts";
import { makeScene } from "./worlds/scenes.ts";
import { makeWaitingMoney, makeWaitingPeople } from "./waiting.ts";

const NOW = Date.UTC(2026, 10, 24, 10, 2, 54);
const people = makeWaitingPeople(NOW);
const { invoices, refunds, accounts } = makeWaitingMoney(NOW);

describe("the people and the money that wait for the staff", () => {
  it("are the same every time", () => {
    expect([makeWaitingPeople(NOW), makeWaitingMoney(NOW)]).toEqual([
      people,
      { invoices, refunds, accounts },
    ]);
  });

  it("share no id, address or phone with anybody of the scene", () => {
    const all = [...makePeople(NOW), ...people];
    for (const key of ["id", "email", "phone"] as const)
      expect(new Set(all.map((person) => person[key])).size).toBe(all.length);
    expect(people.filter(({ bot, demo }) => bot || demo)).toEqual([]);
  });

  it("are new clients of both types and forms, with forms that a person may send", () => {
    const signed = people.filter(({ profile }) => profile?.status === "signed");
    expect(new Set(signed.map(({ profile }) => `${profile?.type} ${profile?.form}`))).toEqual(
      new Set(["buyer individual", "buyer company", "seller individual"]),
    );
    const errors = signed.flatMap(({ profile }) => {
      const { filled, form, citizenship } = profile!;
      const files = filled!.papers.map(({ field }) => [field, field === "licence_files" ? [1] : 1] as const);
      return profileErrors(
        { form, citizenship, ...filled!.fields, ...Object.fromEntries(files) },
        dubaiDate(NOW),
      );
    });
    expect(errors).toEqual([]);
    expect(people.every(({ profile }) => labelOf("citizenships", profile!.citizenship) !== "")).toBe(true);
  });

  it("are valid accounts, those of sellers in their own names, one refund's in somebody else's", () => {
    expect([...refunds, ...accounts].flatMap(({ iban, swift }) => accountErrors(iban, swift))).toEqual([]);
    const others = refunds.filter(
      ({ userId, recipient }) =>
        !isSameName(recipient, people.find(({ id }) => id === userId)!.profile!.name),
    );
    expect(others.map(({ recipient }) => recipient)).toEqual(["Nadia Karimi"]);
    const names = new Map(makePeople(NOW).map(({ id, profile }) => [id, profile?.name]));
    for (const { userId, recipient } of accounts) expect(recipient).toBe(names.get(userId));
  });
});

describe("a planted scene", () => {
  it("has money that adds up, with the refunds held", async () => {
    const scenes = { make: () => makeScene("empty", 1, NOW), makeFresh: () => [] };
    const { query, file } = await openTestStore({ scenes, clock: { now: () => NOW } });
    expect((await verify(file, defaultTerms)).findings).toEqual([]);
    const held = query<{ fils: number }>("SELECT sum(reserved_fils) AS fils FROM wallet");
    expect(held).toEqual([{ fils: refunds.reduce((sum, { amount }) => sum + amount * 100, 0) }]);
  });

  it("shows the staff new clients with documents, invoices to confirm, and a marked refund", async () => {
    const { post, get, tokenOf } = await openTestApp({ scene: makeScene("empty", 1, NOW) });
    const token = await tokenOf(DEMO.staff);
    const list = (path: string, body: object = {}) => post(`/api/backoffice/${path}/list`, body, { token });
    const clients = await list("clients", { filter: { tab: "new" } });
    expect(clients.body.data.total).toBe(4);
    for (const { id_profile } of clients.body.data.items) {
      const { body } = await get(`/api/auth/profile/${id_profile}`, { token });
      const [paper] = body.data.files;
      const picture = await get(paper.url);
      expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/webp"]);
      expect(Number(paper.bytes)).toBeGreaterThan(10_000);
    }
    const payments = await list("payments", { state: "open" });
    expect(payments.body.data.counts).toEqual({ open: 3, paid: 0, rejected: 0, all: 3 });
    const asked = await list("refunds", { state: "requested" });
    expect(asked.body.data.items.map((row: { other_recipient: boolean }) => row.other_recipient)).toEqual([
      true,
      false,
      false,
    ]);
  });
});
