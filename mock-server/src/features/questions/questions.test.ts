/** Tests of `questions.ts`, `list-waiting.ts` and `get-seller.ts`. */
import { describe, expect, it } from "vitest";
import { car, HOUR_MS, person, SELLER, START } from "../../sqlite/test-support/people.ts";
import { orm } from "../../tables/system/driver.ts";
import { lotQuestion } from "../../tables/schema/questions.ts";
import type { LotSeed, UserSeed } from "../../scenes/seed/types.ts";
import { openTestApp } from "../../test-support/app.ts";

const [ASKER, WATCHER, POOR, STAFF, NEWCOMER] = [1, 2, 3, 901, 4];
const END = START + 72 * HOUR_MS;

async function setUp() {
  const users = [
    person(ASKER, 100_000),
    person(WATCHER, 100_000),
    person(POOR, 500),
    person(NEWCOMER, 0, { profile: null }),
    person(SELLER, 0, { roles: ["seller"] }),
    person(STAFF, 0, { roles: ["backoffice"] }),
  ];
  const lots = [car(1, { endsAt: END, favoriteOf: [WATCHER] }), car(2, { plan: "draft", approvedAt: null })];
  const app = await openTestApp({ scene: { users, lots } });
  const as = async (userId: number | null, path: string, body: object) =>
    app.post(`/api${path}`, body, userId === null ? {} : { token: await app.tokenOf(userId) });
  const ask = (userId: number | null, text = "Was the gearbox replaced?", lot = 1) =>
    as(userId, "/auction/question", { id_auction: lot, text });
  const answer = (userId: number, id: number, text = "No, it is the first one.") =>
    as(userId, "/sale/answer", { id_question: id, text });
  const asked = async (userId = ASKER): Promise<number> => (await ask(userId)).body.data.id_question;
  const close = (userId: number, id: number) =>
    as(userId, "/backoffice/questions/close", { id_question: id, reason: "It asks for something else" });
  const list = async (userId?: number) =>
    (
      await app.get(
        "/api/auction/lot/1/questions",
        userId === undefined ? {} : { token: await app.tokenOf(userId) },
      )
    ).body.data;
  const notices = async (userId: number): Promise<string[]> =>
    (await app.get("/api/notifications", { token: await app.tokenOf(userId) })).body.data.items.map(
      ({ text }: { text: string }) => text,
    );
  return { ...app, as, ask, answer, asked, close, list, notices };
}

describe("a question", () => {
  it("is its asker's, the seller's and the staff's until it is answered, and has no name", async () => {
    const { ask, list, notices } = await setUp();
    const { status, body } = await ask(ASKER, "  Was the gearbox replaced?  ");
    const question = {
      id_question: 1,
      text: "Was the gearbox replaced?",
      asked_at: "2026-11-22T04:00:00.000Z",
      answer: null,
      closed: null,
    };
    expect([status, body.data]).toEqual([200, { ...question, mine: true }]);
    expect((await list(ASKER)).items).toEqual([{ ...question, mine: true }]);
    for (const reader of [SELLER, STAFF])
      expect((await list(reader)).items).toEqual([{ ...question, mine: false }]);
    for (const reader of [WATCHER, undefined]) expect((await list(reader)).items).toEqual([]);
    expect(await notices(SELLER)).toEqual([
      expect.stringContaining("A bidder asks about Car 1 (lot 20001): “Was the gearbox replaced?”"),
    ]);
    expect(await notices(WATCHER)).toEqual([]);
  });

  it.each([
    ["a visitor", null, 403, "REGISTRATION_REQUIRED"],
    ["a person without a profile", NEWCOMER, 403, "PROFILE_REQUIRED"],
    ["the seller", SELLER, 403, "OWN_LOT"],
    ["the staff", STAFF, 403, "ROLE_FORBIDDEN"],
    ["a person whose deposit allows no bid on it", POOR, 402, "DEPOSIT_REQUIRED"],
  ] as const)("is not asked by %s", async (_who, userId, status, code) => {
    const { ask, store } = await setUp();
    const refused = await ask(userId);
    expect([refused.status, refused.body.result]).toEqual([status, code]);
    expect(await store.read((db) => orm(db).select().from(lotQuestion).all())).toEqual([]);
  });

  it("says what a deposit lacks, in the refusal and beforehand, and until when it is asked", async () => {
    const { ask, list } = await setUp();
    const { body } = await ask(POOR);
    expect([body.details, body.message]).toEqual([
      { top_up: 3_500, purpose: "question" },
      "Questions are for people whose deposit allows a bid on this lot. Add AED 3,500",
    ]);
    const times = { open: true, closes_at: new Date(END - HOUR_MS).toISOString() };
    expect(await list(POOR)).toMatchObject({ ...times, top_up: 3_500 });
    expect(await list(ASKER)).toMatchObject({ ...times, top_up: 0 });
    expect(await list()).toMatchObject({ ...times, top_up: null });
  });

  it("is neither asked nor answered in the last hour", async () => {
    const { ask, answer, asked, list, clock } = await setUp();
    const id = await asked();
    clock.advance(END - HOUR_MS - 1 - START);
    expect((await list()).open).toBe(true);
    expect((await ask(WATCHER)).status).toBe(200);
    clock.advance(1);
    for (const refused of [await ask(WATCHER), await answer(SELLER, id)])
      expect([refused.status, refused.body.result]).toEqual([409, "QUESTIONS_CLOSED"]);
    expect((await list()).open).toBe(false);
  });

  it("is the fourth open one of a person at the earliest when one is answered or closed", async () => {
    const { ask, answer, close } = await setUp();
    for (let n = 1; n <= 3; n++) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await ask(ASKER, `Question ${n}?`)).status).toBe(200);
    }
    const refused = await ask(ASKER);
    expect([refused.body.result, refused.body.details]).toEqual(["QUESTIONS_CLOSED", { most: 3 }]);
    expect((await ask(WATCHER)).status).toBe(200);
    await answer(SELLER, 1);
    expect((await ask(ASKER)).status).toBe(200);
    await close(STAFF, 2);
    expect((await ask(ASKER)).status).toBe(200);
  });

  it.each([
    "Call me on 050 338 1290",
    "اتصل ٠٥٠ ٣٣٨ ١٢٩٠",
    "omar@example.com?",
    "See www.cars.ae",
    "Whatsapp?",
  ])("has no contact details, and its answer neither: %s", async (text) => {
    const { ask, asked, answer, list } = await setUp();
    const id = await asked();
    for (const refused of [await ask(ASKER, text), await answer(SELLER, id, text)]) {
      expect([refused.status, refused.body.details.errors[0].field]).toEqual([422, "text"]);
      expect(refused.body.message).toMatch(/^Leave out “.+”: questions and answers have no contact details$/);
    }
    expect((await list(ASKER)).items).toHaveLength(1);
  });

  it("about a lot that is not there for its reader is not found", async () => {
    const { ask } = await setUp();
    for (const lot of [2, 99]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await ask(ASKER, "Is it there?", lot)).status).toBe(404);
    }
  });
});

describe("an answer", () => {
  it.each([
    [SELLER, "seller", "The seller"],
    [STAFF, "staff", "Marsa"],
  ] as const)(
    "of %i is a dated public fact of the %s, and tells the asker and the watchers",
    async (who, by, name) => {
      const { asked, answer, list, get, clock, notices } = await setUp();
      const id = await asked();
      const seq = (await get("/api/auction/lot/1")).body.data.live.seq;
      clock.advance(5 * HOUR_MS);
      const { status, body } = await answer(who, id);
      const fact = { text: "No, it is the first one.", by, at: "2026-11-22T09:00:00.000Z" };
      expect([status, body.data.answer]).toEqual([200, fact]);
      expect((await list()).items).toMatchObject([
        { text: "Was the gearbox replaced?", mine: false, answer: fact },
      ]);
      const news = `${name} answered a question about Car 1 (lot 20001): “Was the gearbox replaced?” No, it is the first one.`;
      for (const reader of [ASKER, WATCHER]) expect(await notices(reader)).toEqual([news]);
      expect(await notices(POOR)).toEqual([]);
      const [row] = (await get("/api/auction/history/1")).body.data.items;
      expect(row).toMatchObject({
        kind: "question_answered",
        cause: `The ${by} answered a question`,
        mark: null,
      });
      expect((await get("/api/auction/lot/1")).body.data.live.seq).toBe(seq + 1);
    },
  );

  it("is final, and of nobody else", async () => {
    const { asked, answer, list } = await setUp();
    const id = await asked();
    for (const who of [ASKER, WATCHER]) expect((await answer(who, id)).status).toBe(404);
    expect((await answer(SELLER, 99)).status).toBe(404);
    await answer(SELLER, id);
    const again = await answer(STAFF, id, "Yes, it was.");
    expect([again.status, again.body.result]).toEqual([409, "STALE"]);
    expect((await list()).items[0].answer.text).toBe("No, it is the first one.");
  });
});

describe("staff close a question", () => {
  it("which nobody answers then; its asker reads why, and the audit keeps who", async () => {
    const { asked, answer, close, list, notices, as } = await setUp();
    const id = await asked();
    for (const who of [ASKER, SELLER]) expect((await close(who, id)).status).toBe(403);
    expect((await close(STAFF, id)).status).toBe(200);
    expect((await answer(SELLER, id)).body.result).toBe("STALE");
    expect((await close(STAFF, id)).body.result).toBe("STALE");
    expect((await list(ASKER)).items[0].closed).toBe("It asks for something else");
    expect(await notices(ASKER)).toEqual([
      "Your question about Car 1 (lot 20001) was closed: It asks for something else",
    ]);
    const { body } = await as(STAFF, "/backoffice/audit", {});
    expect(body.data.items[0]).toMatchObject({ act: "question.close", about: ASKER });
  });

  it("that was answered: it is no longer shown to others", async () => {
    const { asked, answer, close, list } = await setUp();
    const id = await asked();
    await answer(SELLER, id);
    await close(STAFF, id);
    for (const reader of [undefined, WATCHER]) expect((await list(reader)).items).toEqual([]);
    expect((await list(ASKER)).items).toHaveLength(1);
  });
});

describe("the questions that wait", () => {
  it("are the seller's own, and those of all lots for the staff, oldest first, page by page", async () => {
    const { ask, answer, as, get, tokenOf } = await setUp();
    await ask(ASKER, "First?");
    await ask(WATCHER, "Second?");
    await ask(ASKER, "Third?");
    await answer(SELLER, 2);
    const page = async (who: number, path: string, body: object) => (await as(who, path, body)).body.data;
    const first = await page(SELLER, "/sale/questions", { limit: 1 });
    expect(first).toMatchObject({
      total: 2,
      items: [{ id_auction: 1, number: 20_001, open: true, question: { text: "First?" } }],
    });
    const second = await page(SELLER, "/sale/questions", { limit: 1, after: first.next });
    expect(second.items).toMatchObject([{ question: { text: "Third?" } }]);
    expect((await page(STAFF, "/backoffice/questions/list", {})).total).toBe(2);
    expect((await page(ASKER, "/sale/questions", {})).total).toBe(0);
    expect((await as(SELLER, "/backoffice/questions/list", {})).status).toBe(403);
    const menu = async (who: number) => (await get("/api/navinfo", { token: await tokenOf(who) })).body.data;
    expect((await menu(SELLER)).questions).toBe(2);
    expect((await menu(ASKER)).questions).toBeUndefined();
    const desk = (await get("/api/backoffice/desk", { token: await tokenOf(STAFF) })).body.data;
    expect(desk.kinds.find(({ kind }: { kind: string }) => kind === "questions")).toMatchObject({
      count: 2,
      oldest: { id: 1, title: "Car 1", text: "First?" },
    });
  });
});

const ended = (id: number): LotSeed =>
  car(id, {
    plan: "summarizing",
    endsAt: START - 2 * HOUR_MS,
    opensAt: START - 72 * HOUR_MS,
    reserve: 90_000,
    bids: [{ userId: ASKER, mode: "exact", amount: 25_000, at: START - 48 * HOUR_MS }],
  });
const sellerOf = async (figures: Partial<UserSeed> = {}, lots: readonly LotSeed[] = []) => {
  const users = [person(ASKER, 1_000_000), person(SELLER, 0, { roles: ["seller"], ...figures })];
  const { get, post, tokenOf, clock } = await openTestApp({
    scene: { users, lots: [car(1, { endsAt: END }), ...lots] },
  });
  const seller = async () => (await get("/api/auction/lot/1/seller")).body.data;
  const talk = async (hours: number) => {
    const token = await tokenOf(ASKER);
    const asked = await post(
      "/api/auction/question",
      { id_auction: 1, text: "Is it still there?" },
      { token },
    );
    clock.advance(hours * HOUR_MS);
    const body = { id_question: asked.body.data.id_question, text: "Yes." };
    await post("/api/sale/answer", body, { token: await tokenOf(SELLER) });
  };
  const decide = async (what: "accept" | "decline", lot: number) => {
    const body = { id_auction: lot, ...(what === "decline" && { reason: "Too low" }) };
    const headers = { "idempotency-key": `decide-${what}-${lot}` };
    const sent = { token: await tokenOf(SELLER), headers };
    expect((await post(`/api/sale/bid/${what}`, body, sent)).status).toBe(200);
  };
  return { seller, talk, decide };
};
const profile = (form: "company" | "individual") => ({
  profile: { type: "seller", form, name: "Wadi Leasing PJSC", status: "ok", citizenship: "ae" } as const,
});

describe("the seller of a lot", () => {
  it("has a trade name as a company, none as a private person, and the day of the contract", async () => {
    const { seller } = await sellerOf(profile("company"));
    const known = { sold: 0, fell_through: 0, accepted_below: null, answer_minutes: null };
    expect(await seller()).toEqual({
      ...known,
      name: "Wadi Leasing PJSC",
      form: "company",
      verified_since: expect.stringMatching(/Z$/),
    });
    expect(await (await sellerOf(profile("individual"))).seller()).toMatchObject({
      name: null,
      form: "individual",
    });
  });

  it("has the share of lots sold below the minimum from four on, and the median of three answers", async () => {
    const { seller, talk, decide } = await sellerOf(profile("company"), [2, 3, 4, 5].map(ended));
    await decide("accept", 2);
    for (const id of [3, 4]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await decide("decline", id);
    }
    expect((await seller()).accepted_below).toBeNull();
    await decide("decline", 5);
    expect(await seller()).toMatchObject({ accepted_below: 25, answer_minutes: null });
    for (const hours of [1, 5, 2]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await talk(hours);
    }
    expect(await seller()).toMatchObject({ answer_minutes: 120 });
  });
});
