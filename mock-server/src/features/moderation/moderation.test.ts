/** Tests: claims, remarks and history of lots in moderation. */
import { checkJournal, webSha256 } from "@marsa/api-spec/journal-check";
import { describe, expect, it } from "vitest";
import { car, HOUR_MS, person, SELLER, START } from "../../sqlite/test-support/people.ts";
import { openTestApp } from "../../test-support/app.ts";
import { sqlite } from "../../tables/system/driver.ts";

const NOURA = 50;
const KHALID = 51;
const BUYER = 1;
const MINUTE_MS = 60_000;
const iso = (ms: number) => new Date(ms).toISOString();
const PICTURE = { name: "v-suv-f34-white-studio", alt: "A car", width: 1200, height: 800, thumbhash: "AAAA" };
const waits = { plan: "moderation", approvedAt: null } as const;
const staff = (id: number, firstName: string, lastName: string) =>
  person(id, 0, { roles: ["backoffice"], profile: null, firstName, lastName });

async function setUp() {
  const app = await openTestApp({
    scene: {
      users: [
        person(BUYER, 1_000_000),
        person(SELLER, 0, { roles: ["seller"] }),
        staff(NOURA, "Noura", "Saleh"),
        staff(KHALID, "Khalid", "Marri"),
      ],
      lots: [
        car(1, {
          ...waits,
          pictures: [PICTURE],
          endsAt: START + 48 * HOUR_MS,
          createdAt: START - 2 * HOUR_MS,
        }),
        car(2, { ...waits, createdAt: START - 5 * HOUR_MS }),
        car(3),
      ],
    },
  });
  const as = async (userId: number | null) => (userId === null ? {} : { token: await app.tokenOf(userId) });
  const lots = async (who: number, what: string, body: object) =>
    app.post(`/api/backoffice/lots/${what}`, body, await as(who));
  const history = async (who: number | null) => app.get("/api/auction/history/1", await as(who));
  const journal = async (who: number | null) => app.get("/api/auction/journal/1", await as(who));
  const draft = async () => (await app.get("/api/sale/getlotdraft/1", await as(SELLER))).body.data;
  const sale = async (path: string, body?: object) => app.post(`/api/sale/${path}`, body, await as(SELLER));
  const sendAgain = async (change: object) => {
    const { fields } = await draft();
    expect((await sale("createlot/1", { fields: { ...fields, ...change } })).status).toBe(200);
    return sale("publishlot/1");
  };
  return { ...app, lots, history, journal, draft, sale, sendAgain };
}

interface Row {
  readonly at: string;
  readonly kind: string;
  readonly cause: string;
  readonly told: object | null;
  readonly opened: object | null;
}

const REMARKS = [
  { field: "mileage", text: "The registration card says 98,200 km" },
  { field: null, text: "Please add photos of the inside" },
];

/** Lot 1, returned and sent again a minute later. */
async function sentAgain() {
  const app = await setUp();
  await app.lots(NOURA, "return", { id_auction: 1, remarks: REMARKS });
  app.clock.advance(MINUTE_MS);
  expect((await app.sendAgain({ mileage: 98_200 })).status).toBe(200);
  return app;
}

describe("A claim", () => {
  it("keeps colleagues from deciding, and names its holder", async () => {
    const { lots } = await setUp();
    const own = await lots(NOURA, "open", { id_auction: 1 });
    expect(own.body.data.claim).toEqual({ by: "Noura S.", mine: true, until: iso(START + 10 * MINUTE_MS) });
    const other = await lots(KHALID, "open", { id_auction: 1 });
    expect(other.body.data.claim).toMatchObject({ by: "Noura S.", mine: false });
    for (const [what, body] of [
      ["approve", {}],
      ["return", { remarks: REMARKS }],
    ] as const) {
      const refused = await lots(KHALID, what, { id_auction: 1, ...body });
      expect([refused.status, refused.body.result, refused.body.details.by]).toEqual([
        409,
        "LOT_CLAIMED",
        "Noura S.",
      ]);
    }
    const { items } = (await lots(KHALID, "list", {})).body.data;
    expect(items.map(({ claim }: { claim: object | null }) => claim)).toMatchObject([
      null,
      { by: "Noura S.", mine: false },
    ]);
    expect((await lots(NOURA, "approve", { id_auction: 1 })).status).toBe(200);
  });

  it("is renewed while the lot is open, and lapses after ten minutes", async () => {
    const { lots, clock } = await setUp();
    await lots(NOURA, "open", { id_auction: 1 });
    clock.advance(8 * MINUTE_MS);
    await lots(NOURA, "open", { id_auction: 1 });
    clock.advance(8 * MINUTE_MS);
    expect((await lots(KHALID, "open", { id_auction: 1 })).body.data.claim.mine).toBe(false);
    clock.advance(2 * MINUTE_MS);
    expect((await lots(KHALID, "open", { id_auction: 1 })).body.data.claim).toMatchObject({
      by: "Khalid M.",
      mine: true,
    });
    expect((await lots(NOURA, "approve", { id_auction: 1 })).body.result).toBe("LOT_CLAIMED");
  });

  it("is neither taken nor kept by a page that only looks", async () => {
    const { lots, clock } = await setUp();
    const look = async (who: number) =>
      (await lots(who, "open", { id_auction: 1, claim: false })).body.data.claim;
    expect(await look(KHALID)).toBeNull();
    await lots(NOURA, "open", { id_auction: 1 });
    clock.advance(8 * MINUTE_MS);
    const until = iso(START + 10 * MINUTE_MS);
    expect([await look(NOURA), await look(KHALID)]).toEqual([
      { by: "Noura S.", mine: true, until },
      { by: "Noura S.", mine: false, until },
    ]);
    clock.advance(2 * MINUTE_MS);
    expect([await look(NOURA), await look(KHALID)]).toEqual([null, null]);
  });

  it("ends with its holder's release, not with a colleague's", async () => {
    const { lots } = await setUp();
    await lots(NOURA, "open", { id_auction: 1 });
    await lots(KHALID, "release", { id_auction: 1 });
    expect((await lots(KHALID, "open", { id_auction: 1 })).body.data.claim.mine).toBe(false);
    await lots(NOURA, "release", { id_auction: 1 });
    expect((await lots(KHALID, "open", { id_auction: 1 })).body.data.claim.mine).toBe(true);
  });

  it("ends when the seller takes the lot back", async () => {
    const { lots, sale } = await setUp();
    await lots(NOURA, "open", { id_auction: 1 });
    expect((await sale("moderatetodraft", { id_auction: 1 })).status).toBe(200);
    expect((await lots(NOURA, "approve", { id_auction: 1 })).status).toBe(404);
    expect((await lots(NOURA, "release", { id_auction: 1 })).status).toBe(404);
  });
});

describe("A remark", () => {
  it("stands at its field with the value that staff saw, and tells when the value has changed", async () => {
    const { lots, draft, sale, get, tokenOf } = await setUp();
    await lots(NOURA, "return", { id_auction: 1, remarks: REMARKS });
    const returned = await draft();
    expect(returned).toMatchObject({
      status: "draft",
      returned: { at: iso(START), by: "Noura S." },
      remarks: [
        { ...REMARKS[0], was: 84_200, changed: false },
        { ...REMARKS[1], was: null, changed: false },
      ],
    });
    const notices = await get("/api/notifications", { token: await tokenOf(SELLER) });
    expect(notices.body.data.items[0]).toMatchObject({
      text: "Your Car 1 (lot 20001) is returned with 2 remarks. Change it, then send it again.",
      link: "/auction/edit/1",
    });
    const saved = await sale("createlot/1", { fields: { ...returned.fields, mileage: 98_200 } });
    expect(saved.body.data.remarks[0]).toMatchObject({ was: 84_200, changed: true });
    const card = (await sale("lots/draft", {})).body.data.items[0];
    expect(card.remarks[0]).toMatchObject({ field: "mileage", changed: true });
  });

  it("belongs to a field of the lot's form", async () => {
    const { lots } = await setUp();
    const at = (field: string) =>
      lots(NOURA, "return", { id_auction: 1, remarks: [{ field, text: "Please change it" }] });
    expect((await at("bedrooms")).body.details.errors).toEqual([
      { field: "remarks", message: "Field must be valid" },
    ]);
    expect((await lots(NOURA, "return", { id_auction: 1, remarks: [] })).status).toBe(422);
    expect((await at("condition.tyres")).status).toBe(200);
  });
});

describe("A remark at a photo", () => {
  it("stands at that photo, and is done once another photo takes its place", async () => {
    const { lots, draft, sale } = await setUp();
    const [photo] = (await draft()).fields.photos as number[];
    const field = `photos.${photo}`;
    const remarks = [{ field, text: "This photo shows another car" }];
    expect((await lots(NOURA, "return", { id_auction: 1, remarks })).status).toBe(200);
    const { fields, ...returned } = await draft();
    expect(returned.remarks).toEqual([{ ...remarks[0], was: null, changed: false }]);
    const saved = await sale("createlot/1", { fields: { ...fields, photos: [] } });
    expect(saved.body.data.remarks[0]).toMatchObject({ field, changed: true });
  });

  it("is refused at a photo of another lot", async () => {
    const { lots } = await setUp();
    const remarks = [{ field: "photos.99999", text: "This photo shows another car" }];
    expect((await lots(NOURA, "return", { id_auction: 1, remarks })).status).toBe(422);
  });
});

describe("The queue", () => {
  it("has the longest waiting lot first", async () => {
    const { lots } = await setUp();
    const { items } = (await lots(NOURA, "list", {})).body.data;
    const order = items.map((row: { lot: { id_auction: number }; sent_at: string }) => [
      row.lot.id_auction,
      row.sent_at,
    ]);
    expect(order).toEqual([
      [2, iso(START - 5 * HOUR_MS)],
      [1, iso(START - 2 * HOUR_MS)],
    ]);
  });

  it("can be limited to one kind", async () => {
    const { lots } = await setUp();
    expect((await lots(NOURA, "list", { kind: "apartment" })).body.data.total).toBe(0);
    expect((await lots(NOURA, "list", { kind: "vehicle" })).body.data.total).toBe(2);
  });
});

describe("The history", () => {
  // @proves 4.status.lot-moderation
  // @proves 4.history.sent-to-moderation
  it("tells the seller and staff when the lot was sent, and who returned and approved it", async () => {
    const { lots, history, clock } = await sentAgain();
    clock.advance(MINUTE_MS);
    await lots(KHALID, "approve", { id_auction: 1 });
    const rowsFor = async (who: number) =>
      (await history(who)).body.data.items.map(({ at, kind, cause }: Row) => [at, kind, cause]);
    const rows = [
      [iso(START + 2 * MINUTE_MS), "moderation_approved", "Khalid M. approved the lot"],
      [iso(START + MINUTE_MS), "sent_to_moderation", "The seller sent the lot again"],
      [iso(START), "moderation_returned", "Noura S. returned the lot with 2 remarks"],
    ];
    expect(await rowsFor(SELLER)).toEqual(rows);
    expect(await rowsFor(NOURA)).toEqual(rows);
  });

  it("tells the seller and staff, and nobody else, each time the seller took the lot back", async () => {
    const { sale, lots, history, journal, sendAgain, clock } = await sentAgain();
    for (const again of [1, 2]) {
      clock.advance(MINUTE_MS);
      expect((await sale("moderatetodraft", { id_auction: 1 })).status).toBe(200);
      expect((await sale("moderatetodraft", { id_auction: 1 })).status).toBe(409);
      const { items, total } = (await history(SELLER)).body.data;
      expect(total).toBe(2 + 2 * again - 1);
      expect(items[0]).toMatchObject({
        at: iso(clock.now()),
        kind: "moderation_withdrawn",
        mark: null,
        amount: null,
        cause: "The seller took the lot back",
      });
      expect((await history(NOURA)).body.data.items).toEqual(items);
      expect((await sendAgain({})).status).toBe(200);
    }
    await lots(KHALID, "approve", { id_auction: 1 });
    for (const who of [null, BUYER]) {
      expect((await history(who)).body.data).toMatchObject({ items: [], total: 0 });
      expect((await journal(who)).text).not.toMatch(/withdrawn|took the lot back/);
    }
  });

  it("tells others nothing of it: its sealed rows join the journal with the first public row", async () => {
    const { lots, history, journal, get } = await sentAgain();
    await lots(KHALID, "approve", { id_auction: 1 });
    for (const who of [null, BUYER]) {
      expect((await history(who)).body.data).toMatchObject({ items: [], total: 0 });
      const unseen = await journal(who);
      expect(unseen.body.data.items).toEqual([]);
      for (const { text } of [unseen, await history(who), await get("/api/auction/lot/1")]) {
        expect(text).not.toMatch(/Noura|Khalid|remark|moderation/i);
      }
    }
    expect((await journal(SELLER)).text).toContain("Noura S. returned the lot");
  });

  it("goes with a draft that its seller deletes", async () => {
    const { lots, send, tokenOf, store } = await setUp();
    await lots(NOURA, "return", { id_auction: 1, remarks: REMARKS });
    const removed = await send("DELETE", "/api/sale/lot/1", { token: await tokenOf(SELLER) });
    expect(removed.status).toBe(200);
    const rows = await store.read((db) =>
      sqlite(db).prepare("SELECT count(*) FROM history WHERE lot_id = 1").pluck().get(),
    );
    expect(rows).toBe(0);
  });

  it("is followed by the lot's bids in one journal", async () => {
    const { lots, post, tokenOf, journal, clock } = await sentAgain();
    await lots(KHALID, "approve", { id_auction: 1 });
    clock.advance(MINUTE_MS);
    const headers = { "idempotency-key": "bid-after-approval" };
    const body = { id_auction: 1, price: 20_000, mode: "exact" };
    const bid = await post("/api/auction/makebid", body, { token: await tokenOf(BUYER), headers });
    expect(bid.status).toBe(200);
    const { body: read, text } = await journal(BUYER);
    expect(await checkJournal(1, read.data.items, webSha256)).toMatchObject({ ok: true, sealed: 3 });
    const sealed = read.data.items.slice(0, 3).map(({ told, opened }: Row) => [told, opened]);
    expect(sealed).toEqual(Array.from({ length: 3 }, () => [null, null]));
    expect(text).not.toMatch(/Noura|Khalid|remark|moderation/i);
  });
});

describe("A lot that comes back", () => {
  it("is read before the others, with the remarks and what has changed", async () => {
    const { lots, sendAgain, clock } = await setUp();
    await lots(NOURA, "return", { id_auction: 1, remarks: REMARKS });
    clock.advance(MINUTE_MS);
    const sent = await sendAgain({ mileage: 98_200 });
    expect(sent.body.data).toMatchObject({ status: "moderation", remarks: [], returned: null });
    const { items } = (await lots(NOURA, "list", {})).body.data;
    expect(items.map((row: { lot: { id_auction: number } }) => row.lot.id_auction)).toEqual([1, 2]);
    expect((await lots(NOURA, "open", { id_auction: 1 })).body.data).toMatchObject({
      sent_at: iso(START + MINUTE_MS),
      seller: { id_user: SELLER, returned: 1 },
      remarks: [
        { field: "mileage", was: 84_200, changed: true },
        { field: null, changed: false },
      ],
    });
  });
});

describe("A make and a model that the lists lack", () => {
  const words = { mark: "other", mark_other: "Moskvich", model: "other", model_other: "412" };

  async function inWords() {
    const app = await setUp();
    await app.lots(NOURA, "return", { id_auction: 1, remarks: REMARKS });
    expect((await app.sendAgain(words)).status).toBe(200);
    const resolve = (who: number, body: object) => app.lots(who, "resolve", { id_auction: 1, ...body });
    return { ...app, resolve };
  }

  it("stand in the seller's words, and keep the lot from being public", async () => {
    const { lots } = await inWords();
    const { body } = await lots(NOURA, "open", { id_auction: 1 });
    expect(body.data).toMatchObject({ title: "Moskvich 412 VXR", fields: words });
    const refused = await lots(NOURA, "approve", { id_auction: 1 });
    expect(refused.status).toBe(422);
    expect(refused.body.details.errors).toMatchObject([
      { field: "mark", message: "Choose a value for “Moskvich” first" },
      { field: "model", message: "Choose a value for “412” first" },
    ]);
  });

  it("become new values, which forms and filters have, or a value of the list; each act is in the audit log", async () => {
    const { lots, resolve, get, post, store } = await inWords();
    expect((await resolve(NOURA, { field: "model", label: "412" })).status).toBe(422);
    const mark = await resolve(NOURA, { field: "mark", label: "Moskvich" });
    expect(mark.body.data).toEqual({ value: "moskvich", label: "Moskvich" });
    expect((await resolve(NOURA, { field: "model", value: "toyota-land-cruiser" })).status).toBe(422);
    const model = await resolve(NOURA, { field: "model", label: "412" });
    expect(model.body.data).toEqual({ value: "moskvich-412", label: "412" });
    const { items } = (await get("/api/dict/marks")).body.data;
    const labels = items.map(({ label }: { label: string }) => label);
    expect(labels.slice(labels.indexOf("Moskvich") - 1, labels.indexOf("Moskvich") + 2)).toEqual([
      "Morgan",
      "Moskvich",
      "Nio",
    ]);
    expect((await lots(NOURA, "open", { id_auction: 1 })).body.data.fields).toMatchObject({
      mark: "moskvich",
      model: "moskvich-412",
    });
    expect((await lots(NOURA, "approve", { id_auction: 1 })).status).toBe(200);
    const found = await post("/api/auction/selectlist/all/all/mark", { filter: { mark: ["moskvich"] } });
    expect(found.body.data.items).toContainEqual(expect.objectContaining({ value: "moskvich", count: 1 }));
    const acts = await store.read(
      (db) =>
        sqlite(db)
          .prepare("SELECT act, subject, reason FROM audit WHERE act LIKE 'dict%' OR act = 'lot.resolve'")
          .raw()
          .all() as string[][],
    );
    expect(acts.map(([act, subject, reason]) => `${act}: ${subject}, ${reason}`)).toEqual([
      "dictionary.add: Make “Moskvich”, null",
      expect.stringMatching(/^lot\.resolve: Moskvich 412.*, Make: “Moskvich” became Moskvich$/),
      "dictionary.add: Model “412”, null",
      expect.stringMatching(/^lot\.resolve: .*, Model: “412” became 412$/),
    ]);
  });

  it("become a value that the list has, and are never added twice", async () => {
    const { lots, resolve } = await inWords();
    expect((await resolve(NOURA, { field: "mark", label: "TOYOTA" })).body.details.errors).toMatchObject([
      { field: "label", message: "The list has this value. Choose it" },
    ]);
    expect((await resolve(NOURA, { field: "mark", value: "toyota" })).status).toBe(200);
    expect((await resolve(NOURA, { field: "mark", value: "nissan" })).status).toBe(422);
    expect((await resolve(NOURA, { field: "model", value: "toyota-land-cruiser" })).status).toBe(200);
    expect((await lots(NOURA, "approve", { id_auction: 1 })).status).toBe(200);
  });

  it("are resolved by the staff member who checks the lot alone", async () => {
    const { lots, resolve } = await inWords();
    await lots(NOURA, "open", { id_auction: 1 });
    expect((await resolve(KHALID, { field: "mark", value: "toyota" })).body.result).toBe("LOT_CLAIMED");
    expect((await resolve(BUYER, { field: "mark", value: "toyota" })).status).toBe(403);
  });

  it("need words before the seller can send the lot", async () => {
    const { lots, sendAgain } = await setUp();
    await lots(NOURA, "return", { id_auction: 1, remarks: REMARKS });
    const refused = await sendAgain({ mark: "other", model: "other", model_other: "412" });
    expect(refused.body.details.errors).toMatchObject([{ field: "mark_other" }]);
  });
});
