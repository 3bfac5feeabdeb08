/** Tests: the person who asks, or gains, never signs. */
import { describe, expect, it, onTestFinished } from "vitest";
import { car, HOUR_MS, person, SELLER, START } from "../../sqlite/test-support/people.ts";
import { defaultTerms } from "../../domain/lot/terms.ts";
import { openTestApp, type TestAppOptions } from "../../test-support/app.ts";
import { confirmed } from "../../test-support/confirmed.ts";
import { closeSignature, secondPerson } from "../../tables/people/signatures.ts";
import { verify } from "../../verify/verify.ts";
import { sqlite } from "../../tables/system/driver.ts";

const CLERK = 50;
const OTHER = 51;
const MANAGER = 52;
const ADMIN = 53;
const works = { roles: ["backoffice"] as const, profile: null };
const users = [
  person(1, 200_000),
  person(2, 0),
  person(SELLER, 0, { roles: ["seller"] }),
  person(CLERK, 0, works),
  person(OTHER, 0, works),
  person(MANAGER, 0, { ...works, ustatus: "manager" }),
  person(ADMIN, 0, { ...works, ustatus: "admin" }),
];

let keys = 0;

async function setUp(options: Partial<TestAppOptions> = {}) {
  const app = await openTestApp({
    scene: { users, lots: [car(1, { buyNow: 30_000 })] },
    jobs: true,
    ...options,
  });
  const call = async (userId: number, path: string, body: object, key = `sign-key-${++keys}`) => {
    const token = await app.tokenOf(userId);
    const headers = { ...(await confirmed(app, token)), "idempotency-key": key };
    const answer = await app.post(`/api${path}`, body, { token, headers });
    return {
      status: answer.status,
      result: answer.body.result,
      data: answer.body.data,
      details: answer.body.details,
    };
  };
  const account = { recipient: "Person 1", iban: "AE070331234567890123456", bank: "ENBD", swift: "EBILAEAD" };
  return {
    ...app,
    call,
    sign: (userId: number, what: string, decision: "sign" | "decline" = "sign") =>
      call(userId, `/backoffice/sign/${what}`, {
        decision,
        ...(decision === "decline" && { reason: "No letter" }),
      }),
    refund: async (amount: number) => {
      const made = await call(1, "/auth/balance/refund/apply", { id: 0, amount, ...account });
      expect([made.status, made.result]).toEqual([200, "success"]);
      await app.context.sceneControl.setClock({ byMs: 25 * HOUR_MS });
    },
    invoice: async (userId: number, amount: number) => {
      const made = await call(userId, "/auth/balance/invoice/request", { amount });
      expect([made.status, made.result]).toEqual([200, "success"]);
    },
    waiting: async (userId: number) => (await call(userId, "/backoffice/sign/list", {})).data,
    acts: () =>
      app.store.read((db) =>
        sqlite(db)
          .prepare("SELECT who, asked_by AS asked, act FROM audit WHERE act NOT LIKE 'read.%' ORDER BY id")
          .all(),
      ),
  };
}

const paid = { value_date: "2026-11-23", reference: "FT-1" };
const came = (amount: number) => ({ id_invoice: 1, amount, value_date: "2026-11-22", reference: "BANK 1" });

describe("a refund from AED 10,000", () => {
  it("is paid out only after a colleague has signed it", async () => {
    const { call, refund, sign, waiting, acts } = await setUp();
    await refund(15_000);
    const alone = await call(CLERK, "/backoffice/refunds/paid", { id: 1, ...paid });
    expect([alone.status, alone.result]).toEqual([403, "SECOND_PERSON_REQUIRED"]);
    expect((await call(CLERK, "/backoffice/refunds/reveal", { id: 1 })).result).toBe(
      "SECOND_PERSON_REQUIRED",
    );
    const asked = await call(CLERK, "/backoffice/refunds/ask", { id: 1, reason: "The season is over" });
    expect(asked.data.to_be_signed).toMatchObject({ kind: "refund", asked_by: "Person 50" });
    expect((await sign(CLERK, "refund/1")).details).toEqual({ tie: "asker" });
    expect(await waiting(CLERK)).toMatchObject({ counts: { open: 0, asked: 1 } });
    expect(await waiting(OTHER)).toMatchObject({
      counts: { open: 1, asked: 0 },
      items: [{ kind: "refund", id: 1, client: "Person 1", amount: 15_000, hindrance: null }],
    });
    expect((await sign(OTHER, "refund/1")).data).toMatchObject({ state: "signed", decided_by: "Person 51" });
    const done = await call(CLERK, "/backoffice/refunds/paid", { id: 1, ...paid });
    expect(done.data).toMatchObject({ decided_by: "Person 50, signed by Person 51", to_be_signed: null });
    expect(await acts()).toEqual([
      { who: "Person 50", asked: null, act: "sign.ask" },
      { who: "Person 51", asked: "Person 50", act: "refund.approve" },
      { who: "Person 50", asked: null, act: "refund.paid" },
    ]);
  });

  it("goes into no bank file unsigned; a smaller one does", async () => {
    const { call, refund } = await setUp();
    await refund(15_000);
    const file = await call(CLERK, "/backoffice/refunds/bank-file", { ids: [1], format: "csv" });
    expect([file.status, file.result]).toEqual([422, "VALIDATION"]);
    const small = await setUp();
    await small.refund(9_999);
    expect(
      (await small.call(CLERK, "/backoffice/refunds/bank-file", { ids: [1], format: "csv" })).status,
    ).toBe(200);
    expect((await small.call(CLERK, "/backoffice/refunds/ask", { id: 1, reason: "To be sure" })).result).toBe(
      "STALE",
    );
  });

  it("stays unpaid when the colleague declines, and may be asked again", async () => {
    const { call, refund, sign, store } = await setUp();
    await refund(15_000);
    await call(CLERK, "/backoffice/refunds/ask", { id: 1, reason: "The season is over" });
    expect((await call(CLERK, "/backoffice/refunds/ask", { id: 1, reason: "Once more" })).result).toBe(
      "STALE",
    );
    expect((await call(OTHER, "/backoffice/sign/refund/1", { decision: "decline" })).result).toBe(
      "VALIDATION",
    );
    expect((await sign(OTHER, "refund/1", "decline")).data).toMatchObject({ state: "declined" });
    expect((await call(CLERK, "/backoffice/refunds/paid", { id: 1, ...paid })).result).toBe(
      "SECOND_PERSON_REQUIRED",
    );
    expect(
      (await call(OTHER, "/backoffice/refunds/ask", { id: 1, reason: "Now with a letter" })).status,
    ).toBe(200);
    const notices = await store.read((db) =>
      sqlite(db).prepare("SELECT text FROM notification WHERE user_id = ?").pluck().all(CLERK),
    );
    expect(notices).toContain("Refund RF-2026-00001 was declined: No letter");
  });

  it("is listed on one page, also when the last one of the page before is signed meanwhile", async () => {
    const { call, refund, sign } = await setUp();
    for (const id of [1, 2, 3]) {
      await refund(15_000);
      await call(CLERK, "/backoffice/refunds/ask", { id, reason: "The season is over" });
    }
    const page = async (after?: string) => {
      const { data } = await call(OTHER, "/backoffice/sign/list", { limit: 2, after });
      return { ids: data.items.map(({ id }: { id: number }) => id), next: data.next };
    };
    const { ids, next } = await page();
    expect(ids).toEqual([1, 2]);
    await sign(OTHER, "refund/2");
    expect(await page(next)).toEqual({ ids: [3], next: null });
  });

  it("is void after seven days without a signature", async () => {
    const { call, refund, sign, context, settled, waiting } = await setUp();
    await refund(15_000);
    await call(CLERK, "/backoffice/refunds/ask", { id: 1, reason: "The season is over" });
    await context.sceneControl.setClock({ byMs: 7 * 24 * HOUR_MS });
    await settled();
    expect((await sign(OTHER, "refund/1")).result).toBe("STALE");
    expect((await waiting(OTHER)).counts).toEqual({ open: 0, asked: 0 });
  });
});

describe("an invoice from AED 50,000", () => {
  it("is credited by the signature, once, with both names", async () => {
    const { call, invoice, sign, store } = await setUp();
    await invoice(2, 60_000);
    const asked = await call(CLERK, "/backoffice/payments/confirm", came(60_000));
    expect(asked.data).toMatchObject({ to_be_signed: { kind: "invoice" } });
    const total = () =>
      store.read((db) => sqlite(db).prepare("SELECT total_fils FROM wallet WHERE user_id = 2").pluck().get());
    expect(await total()).toBe(0);
    await sign(OTHER, "invoice/1");
    expect(await total()).toBe(6_000_000);
    expect((await sign(OTHER, "invoice/1")).result).toBe("STALE");
    const [row] = (await call(CLERK, "/backoffice/payments/list", { state: "paid" })).data.items;
    expect(row.decided_by).toBe("Person 50, signed by Person 51");
  });

  it("is not signed where it can no longer be done, and its request stays open", async () => {
    const { call, invoice, sign, waiting } = await setUp();
    await invoice(2, 60_000);
    await call(CLERK, "/backoffice/payments/confirm", came(60_000));
    await call(CLERK, "/backoffice/payments/reject", { id_invoice: 1, reason: "Sent back by the bank" });
    expect((await sign(OTHER, "invoice/1")).result).toBe("STALE");
    expect((await waiting(OTHER)).items).toMatchObject([{ state: "open", decided_by: null }]);
  });

  it("below it is credited by one person", async () => {
    const { call, invoice } = await setUp();
    await invoice(2, 49_999);
    expect((await call(CLERK, "/backoffice/payments/confirm", came(49_999))).data.invoice.status).toBe(
      "paid",
    );
  });
});

describe("forfeit, release, role and unlock", () => {
  it.each(["forfeit", "release"])("a %s happens when another manager signs it", async (what) => {
    const { call, sign, context, settled, store } = await setUp();
    await call(1, "/auction/buynow", { id_auction: 1, price: 30_000 });
    await settled();
    const early = await call(MANAGER, `/backoffice/settlements/${what}`, {
      id_auction: 1,
      reason: "Not paid",
    });
    expect(early.result).toBe("STALE");
    await context.sceneControl.setClock({ byMs: 48 * HOUR_MS });
    await settled();
    const asked = await call(MANAGER, `/backoffice/settlements/${what}`, {
      id_auction: 1,
      reason: "Not paid",
    });
    expect(asked.data).toMatchObject({ settlement: { state: "defaulted" }, to_be_signed: { kind: what } });
    expect((await sign(CLERK, `${what}/1`)).result).toBe("ROLE_FORBIDDEN");
    expect((await sign(MANAGER, `${what}/1`)).result).toBe("SECOND_PERSON_REQUIRED");
    await sign(ADMIN, `${what}/1`);
    const file = await store.read((db) => sqlite(db).name);
    const state = await store.read((db) => sqlite(db).prepare("SELECT state FROM settlement").pluck().get());
    expect(state).toBe(what === "forfeit" ? "forfeited" : "released");
    expect((await verify(file, defaultTerms)).findings).toEqual([]);
  });

  it("a role is granted when a manager signs it; one is taken at once", async () => {
    const { call, sign, store } = await setUp();
    const roles = () =>
      store.read((db) => sqlite(db).prepare("SELECT roles FROM user WHERE id = 2").pluck().get());
    const before = await roles();
    const wanted = { id_user: 2, roles: ["auctioneer"], ustatus: "confirmed" };
    expect((await call(ADMIN, "/backoffice/users/roles", wanted)).data.to_be_signed).toMatchObject({
      kind: "role",
    });
    expect(await roles()).toBe(before);
    await sign(MANAGER, "role/2");
    expect(await roles()).toBe('["auctioneer"]');
    const taken = { id_user: 2, roles: [], ustatus: "confirmed" };
    expect((await call(ADMIN, "/backoffice/users/roles", taken)).data).toMatchObject({
      roles: [],
      to_be_signed: null,
    });
  });

  it("an unlock happens when another manager signs it", async () => {
    const { call, sign, store } = await setUp();
    const id_profile = await store.read((db) =>
      sqlite(db).prepare("SELECT id FROM profile WHERE user_id = 1").pluck().get(),
    );
    await call(MANAGER, "/backoffice/clients/update/lock", {
      id_profile,
      reason: "Unpaid",
      lock_before: "2026-12-01",
    });
    const asked = await call(MANAGER, "/backoffice/clients/update/unlock", { id_profile });
    expect(asked.data).toMatchObject({ restriction: { reason: "Unpaid" }, to_be_signed: { kind: "unlock" } });
    await sign(ADMIN, `unlock/${String(id_profile)}`);
    const reason = await store.read((db) =>
      sqlite(db).prepare("SELECT lock_reason FROM profile WHERE user_id = 1").pluck().get(),
    );
    expect(reason).toBeNull();
  });
});

it.each([
  ["refund", "refunds"],
  ["invoice", "payments"],
  ["forfeit", "settlements"],
  ["release", "settlements"],
  ["role", "clients"],
  ["unlock", "clients"],
] as const)(
  "a request to sign a %s changes the list of %s when it is made and when it ends",
  async (kind, list) => {
    const { store } = await setUp();
    const heard: (readonly string[])[] = [];
    onTestFinished(
      store.onCommit(({ staffQueues }) => void (staffQueues.length > 0 && heard.push(staffQueues))),
    );
    const by = { at: START, userId: CLERK, address: "::1", reason: null };
    const wanted = { kind, subjectId: 1, partyId: 1, amountFils: 9_000_000, title: "What is asked for", by };
    await store.write((db) => secondPerson(db, { ...wanted, singleStaff: false }));
    const declined = {
      state: "declined",
      decidedBy: OTHER,
      decidedAt: START,
      declineReason: "No letter",
    } as const;
    await store.write((db) => closeSignature(db, 1, declined));
    expect(heard).toEqual([
      ["signatures", list, "audit"],
      ["signatures", list],
    ]);
  },
);

/** The clerk is the client under another account: they share a phone. */
async function setUpTied() {
  const app = await setUp();
  await app.store.write((db) => {
    sqlite(db).exec("UPDATE user SET whatsapp = (SELECT phone FROM user WHERE id = 1) WHERE id = 50");
  });
  return app;
}

describe("a party", () => {
  it("neither decides nor signs what they gain from", async () => {
    const { call, refund, sign, waiting } = await setUpTied();
    await refund(15_000);
    const own = await call(CLERK, "/backoffice/refunds/ask", { id: 1, reason: "The season is over" });
    expect([own.status, own.details]).toEqual([403, { tie: "phone" }]);
    await call(OTHER, "/backoffice/refunds/ask", { id: 1, reason: "The season is over" });
    expect((await sign(CLERK, "refund/1")).details).toEqual({ tie: "phone" });
    expect((await waiting(CLERK)).items).toMatchObject([{ hindrance: "phone" }]);
  });

  it("pays out not even a small refund", async () => {
    const { call, refund } = await setUpTied();
    await refund(500);
    expect((await call(CLERK, "/backoffice/refunds/paid", { id: 1, ...paid })).details).toEqual({
      tie: "phone",
    });
    expect((await call(CLERK, "/backoffice/refunds/bank-file", { ids: [1], format: "csv" })).details).toEqual(
      {
        tie: "phone",
      },
    );
    expect((await call(OTHER, "/backoffice/refunds/paid", { id: 1, ...paid })).status).toBe(200);
  });

  it("confirms no invoice of their own", async () => {
    const { call, store, invoice } = await setUp();
    await store.write(
      (db) => void sqlite(db).exec("UPDATE user SET roles = '[\"backoffice\"]' WHERE id = 2"),
    );
    await invoice(2, 100);
    expect((await call(2, "/backoffice/payments/confirm", came(100))).details).toEqual({ tie: "person" });
  });
});

describe("SINGLE_STAFF=on", () => {
  const alone = [
    person(1, 200_000),
    person(SELLER, 0, { roles: ["seller"] }),
    person(ADMIN, 0, { ...works, ustatus: "admin" }),
  ];
  const ALONE = "Person 53, alone (SINGLE_STAFF=on)";
  const setUpAlone = () => setUp({ scene: { users: alone }, env: { singleStaff: true } });

  it("lets one person decide while nobody else could sign, and says so on each row", async () => {
    const { call, refund, invoice, acts, store } = await setUpAlone();
    await refund(15_000);
    await invoice(1, 60_000);
    expect((await call(ADMIN, "/backoffice/refunds/reveal", { id: 1 })).status).toBe(200);
    const refunded = await call(ADMIN, "/backoffice/refunds/paid", { id: 1, ...paid });
    expect(refunded.data.decided_by).toBe(ALONE);
    expect((await call(ADMIN, "/backoffice/payments/confirm", came(60_000))).data.decided_by).toBe(ALONE);
    await store.write(
      (db) => void sqlite(db).exec("UPDATE profile SET lock_reason = 'Late' WHERE user_id = 1"),
    );
    const unlocked = await call(ADMIN, "/backoffice/clients/update/unlock", { id_profile: 1 });
    expect(unlocked.data.to_be_signed).toBe(null);
    expect(await acts()).toEqual(
      ["refund.reveal", "refund.paid", "invoice.confirm", "profile.unlock"].map((act) => ({
        who: ALONE,
        asked: null,
        act,
      })),
    );
    const { data } = await call(ADMIN, "/backoffice/sign/list", { state: "decided" });
    expect(
      data.items.map(({ kind, decided_by }: { kind: string; decided_by: string }) => [kind, decided_by]),
    ).toEqual(["unlock", "invoice", "refund"].map((kind) => [kind, ALONE]));
  });

  it("lets one person sign a refund for the bank file, and leaves smaller acts as they are", async () => {
    const { call, refund, invoice, acts } = await setUpAlone();
    await refund(15_000);
    await invoice(1, 100);
    const file = () => call(ADMIN, "/backoffice/refunds/bank-file", { ids: [1], format: "csv" });
    expect((await file()).result).toBe("VALIDATION");
    expect((await call(ADMIN, "/backoffice/refunds/ask", { id: 1, reason: "A letter" })).data.hindrance).toBe(
      null,
    );
    expect((await file()).status).toBe(200);
    expect((await call(ADMIN, "/backoffice/payments/confirm", came(100))).data.decided_by).toBe("Person 53");
    expect((await acts()).map((row) => Object.values(row as object))).toEqual([
      [ALONE, null, "refund.approve"],
      ["Person 53", null, "refund.file"],
      ["Person 53", null, "invoice.confirm"],
    ]);
  });

  it("changes nothing while somebody else could sign, or for what the person gains from", async () => {
    const two = await setUp({ env: { singleStaff: true } });
    await two.refund(15_000);
    expect((await two.call(CLERK, "/backoffice/refunds/paid", { id: 1, ...paid })).result).toBe(
      "SECOND_PERSON_REQUIRED",
    );
    const { call, refund, store } = await setUpAlone();
    await refund(15_000);
    await store.write(
      (db) => void sqlite(db).exec(`UPDATE user SET whatsapp = '+971501112233' WHERE id IN (1, ${ADMIN})`),
    );
    expect((await call(ADMIN, "/backoffice/refunds/paid", { id: 1, ...paid })).details).toEqual({
      tie: "phone",
    });
  });
});
