/** Tests: suspected bids for a seller open a case by themselves, and the staff decide it. */
import { describe, expect, it } from "vitest";
import { HOUR_MS, person, SELLER, smallScene } from "../../sqlite/test-support/people.ts";
import { openTestApp } from "../../test-support/app.ts";
import { sqlite } from "../../tables/system/driver.ts";

const CLERK = 50;
const KIN = 51;
const works = { roles: ["backoffice"] as const, profile: null };
const users = [
  ...[1, 2, 3, 4].map((id) => person(id, 1_000_000)),
  person(SELLER, 0, { roles: ["seller"] }),
  person(CLERK, 0, works),
  person(KIN, 0, works),
];

let keys = 0;

/** Person 1 shares a phone with the seller of all lots; 2 has nothing in common with anybody. */
async function setUp() {
  const app = await openTestApp({ scene: { ...smallScene(), users }, jobs: true });
  const call = async (userId: number, path: string, body: object) => {
    const headers = { "idempotency-key": `case-key-${++keys}` };
    const token = await app.tokenOf(userId);
    const { status, body: answer } = await app.post(`/api${path}`, body, { token, headers });
    return { status, result: answer.result, data: answer.data };
  };
  const run = (sql: string) => app.store.write((db) => void sqlite(db).prepare(sql).run());
  await run(`UPDATE user SET whatsapp = '+971501112233' WHERE id IN (1, ${SELLER})`);
  const bid = async (userId: number, lot: number, price: number, mode: "exact" | "max" = "exact") => {
    const made = await call(userId, "/auction/makebid", { id_auction: lot, price, mode });
    expect([made.status, made.result]).toEqual([200, "success"]);
  };
  return {
    ...app,
    call,
    run,
    bid,
    withdraw: async (userId: number, lot: number) =>
      expect((await call(userId, "/auction/removeproxy", { id_auction: lot })).status).toBe(200),
    /** The lots end, and the night comes. */
    night: () => app.context.sceneControl.setClock({ byMs: 24 * HOUR_MS }),
    cases: async (state = "open") => (await call(CLERK, "/backoffice/cases/list", { state })).data,
    decide: (id: number, decision: "dismiss" | "confirm", userId = CLERK) =>
      call(userId, "/backoffice/cases/decide", { id_case: id, decision, reason: "Looked at by phone" }),
    read: (sql: string) => app.store.read((db) => sqlite(db).prepare(sql).all()),
  };
}

/** What a night leaves behind after person 1, with this phone, has bid. */
const outcome = async (phone: string) => {
  const { bid, night, read, run } = await setUp();
  await run(`UPDATE user SET whatsapp = '${phone}' WHERE id = 1`);
  await bid(1, 1, 20_000);
  await night();
  return {
    profiles: await read("SELECT * FROM profile"),
    notices: await read("SELECT user_id, text FROM notification ORDER BY id"),
    lots: await read("SELECT status, leader_id FROM lot ORDER BY id"),
    acts: await read("SELECT act, who, about_id AS about, reason FROM audit"),
  };
};

describe("A bidder who shares a phone with the seller", () => {
  it("becomes an open case in the night after the lot has ended, with the evidence in words", async () => {
    const { bid, night, cases } = await setUp();
    await bid(1, 1, 20_000);
    await bid(2, 1, 21_000);
    expect(await cases()).toMatchObject({ items: [], open: 0 });
    await night();
    expect(await cases()).toMatchObject({
      open: 1,
      next: null,
      items: [
        {
          bidder: { id_user: 1, name: "Person 1" },
          other: { id_user: SELLER },
          role: "seller",
          evidence: [{ kind: "phone", text: "Both accounts have the same phone" }],
          lots: [{ id_auction: 1, number: 20_001, title: "Car 1" }],
          state: "open",
          decided_by: null,
        },
      ],
    });
  });

  it("keeps every right, and hears nothing: only the audit and the staff's list know", async () => {
    const { acts, ...suspected } = await outcome("+971501112233");
    const { acts: none, ...innocent } = await outcome("+971507654321");
    expect(suspected).toEqual(innocent);
    expect(none).toEqual([]);
    expect(acts).toEqual([
      { act: "case.open", who: "Marsa", about: 1, reason: "Both accounts have the same phone" },
    ]);
  });

  it("is decided once, with a reason, by somebody who is no party, and not opened again for the same", async () => {
    const { bid, night, cases, decide, run, read } = await setUp();
    await bid(1, 1, 20_000);
    await night();
    await run(`UPDATE user SET whatsapp = '+971501112233' WHERE id = ${KIN}`);
    const [{ id_case: id }] = (await cases()).items;
    expect((await decide(id, "dismiss", KIN)).result).toBe("SECOND_PERSON_REQUIRED");
    expect((await decide(id + 1, "dismiss")).result).toBe("NOT_FOUND");
    expect((await decide(id, "dismiss")).data).toMatchObject({
      state: "dismissed",
      decided_by: "Person 50",
      reason: "Looked at by phone",
    });
    expect((await decide(id, "confirm")).result).toBe("STALE");
    await night();
    expect((await cases()).open).toBe(0);
    expect((await cases("dismissed")).items).toHaveLength(1);
    expect(
      await read(
        "SELECT act, who, subject, reason FROM audit WHERE act LIKE 'case.%' AND user_id IS NOT NULL",
      ),
    ).toEqual([
      {
        act: "case.dismiss",
        who: "Person 50",
        subject: "Person 1, for the seller Person 900",
        reason: "Looked at by phone",
      },
    ]);
  });

  it("is a case again when something new shows", async () => {
    const { bid, night, cases, decide, call } = await setUp();
    await bid(1, 1, 20_000);
    await night();
    await decide((await cases()).items[0].id_case, "confirm");
    for (const user of [SELLER, 1])
      expect((await call(user, "/subscribe", { currentToken: "one-device-of-two" })).status).toBe(200);
    await night();
    expect((await cases()).items[0].evidence.map(({ kind }: { kind: string }) => kind)).toEqual([
      "device",
      "phone",
    ]);
  });
});

it("maxima withdrawn again and again for one seller are a case, and its words name no amount", async () => {
  const { bid, withdraw, night, cases } = await setUp();
  for (const lot of [1, 2]) {
    for (const max of [30_007, 31_009]) {
      await bid(2, lot, max, "max");
      await withdraw(2, lot);
    }
    await bid(3, lot, 26_000);
  }
  await night();
  const { items } = await cases();
  expect(items).toMatchObject([
    {
      bidder: { id_user: 2 },
      role: "seller",
      evidence: [
        { kind: "withdrawn", text: "Set a maximum and withdrew it 4 times, on 2 lots of this seller" },
      ],
    },
  ]);
  expect(JSON.stringify(items)).not.toMatch(/30.?007|31.?009/);
});

it("two bidders with one phone who both buy from others are no case", async () => {
  const { bid, night, cases, run } = await setUp();
  await run(`UPDATE user SET whatsapp = NULL WHERE id = ${SELLER}`);
  await run("UPDATE user SET whatsapp = '+971501112233' WHERE id = 2");
  await bid(1, 1, 20_000);
  await bid(2, 1, 21_000);
  await night();
  expect((await cases()).open).toBe(0);
});

it("cases are read page by page, and only by the back office", async () => {
  const { bid, night, call, run } = await setUp();
  await run(`UPDATE user SET whatsapp = '+971501112233' WHERE id IN (2, 3)`);
  for (const [lot, who] of [1, 2, 3].entries()) await bid(who, lot + 1, 20_000);
  await night();
  const seen: number[] = [];
  let after: string | null = null;
  do {
    const body: object = { limit: 1, ...(after !== null && { after }) };
    const { data } = await call(CLERK, "/backoffice/cases/list", body);
    seen.push(...data.items.map(({ bidder }: { bidder: { id_user: number } }) => bidder.id_user));
    after = data.next;
  } while (after !== null);
  expect(seen.toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
  expect((await call(CLERK, "/backoffice/cases/list", { after: "x" })).status).toBe(422);
  expect((await call(1, "/backoffice/cases/list", {})).status).toBe(403);
});
