/** Tests of `drafts.ts`. */
import { vehicleFields } from "@marsa/api-spec/examples/forms/lots";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { car, HOUR_MS, person, SELLER, smallScene, START } from "../../sqlite/test-support/people.ts";
import { openTestApp } from "../../test-support/app.ts";
import { sqlite } from "../../tables/system/driver.ts";

const STAFF = 50;
const DAY_MS = 24 * HOUR_MS;
const iso = (ms: number) => new Date(ms).toISOString();

const vehicle = { ...vehicleFields(123_456, START), trim: "GXR" };

async function setUp() {
  const lots = [
    car(1),
    car(2, { plan: "draft", approvedAt: null }),
    car(3, { plan: "moderation", approvedAt: null, pictures: [PICTURE] }),
    car(4, { plan: "notSold", opensAt: START - 5 * HOUR_MS, endsAt: START - HOUR_MS }),
  ];
  const seller = person(SELLER, 0, {
    roles: ["seller"],
    profile: { type: "seller", form: "individual", name: "Layla Farouk", status: "ok", citizenship: "eg" },
  });
  const staff = person(STAFF, 0, { roles: ["backoffice"], profile: null });
  const app = await openTestApp({
    scene: { users: [...smallScene().users.slice(0, 2), seller, staff], lots },
    jobs: true,
  });
  const token = await app.tokenOf(SELLER);
  const staffToken = await app.tokenOf(STAFF);
  const photo = async (): Promise<number> => {
    const create = { width: 90, height: 60, channels: 3, background: "white" } as const;
    const form = new FormData();
    form.set("kind", "lot_photo");
    form.set("file", new Blob([new Uint8Array(await sharp({ create }).jpeg().toBuffer())]), "front.jpg");
    return (await app.post("/api/files", form, { token })).body.data.id_file;
  };
  const save = (id: number, fields: object, version?: number) =>
    app.post(`/api/sale/createlot/${id}`, { fields, ...(version !== undefined && { version }) }, { token });
  const complete = async () => (await save(0, { ...vehicle, photos: [await photo()] })).body.data;
  const draft = async (id: number) => (await app.get(`/api/sale/getlotdraft/${id}`, { token })).body.data;
  const publish = (id: number) => app.post(`/api/sale/publishlot/${id}`, undefined, { token });
  const moderate = (what: string, body: object) =>
    app.post(`/api/backoffice/lots/${what}`, body, { token: staffToken });
  const relist = (body: object, key = "relist-key-1") =>
    app.post("/api/sale/reinst", body, { token, headers: { "idempotency-key": key } });
  return { ...app, token, photo, save, complete, draft, publish, moderate, relist };
}

const PICTURE = { name: "v-suv-f34-white-studio", alt: "A car", width: 1200, height: 800, thumbhash: "AAAA" };

describe("New drafts", () => {
  it("have a quota for each seller", async () => {
    const { save, context } = await setUp();
    const { data } = (await save(0, vehicle)).body;
    while (context.rateLimit.take("draftByUser", String(SELLER)) === 0);
    const { status, headers } = await save(0, vehicle);
    expect([status, Number(headers.get("retry-after")) > 0]).toEqual([429, true]);
    expect((await save(data.id_auction, vehicle, data.version)).status).toBe(200);
  });
});

describe("A lot for a live lane", () => {
  const forLane = { ...vehicle, start: undefined, end: undefined, lane: true };
  async function approved() {
    const set = await setUp();
    const id = (await set.save(0, { ...forLane, photos: [await set.photo()] })).body.data
      .id_auction as number;
    expect((await set.publish(id)).status).toBe(200);
    set.clock.advance(60 * DAY_MS);
    const staff = { token: await set.tokenOf(STAFF) };
    expect((await set.post("/api/backoffice/lots/approve", { id_auction: id }, staff)).status).toBe(200);
    const live = async () => (await set.get(`/api/auction/lot/${id}`)).body.data.live;
    return { ...set, id, live };
  }

  it("is not asked for dates, and never opens by itself", async () => {
    const { live } = await approved();
    const { phase, opens, end } = await live();
    expect([phase, opens === end, opens]).toEqual(["upcoming", true, iso(START + 90 * DAY_MS)]);
  });

  it("ends as not sold when no lane took it in 30 days, without a start, and asks for no dates again", async () => {
    const { live, clock, settled, get, post, tokenOf, id } = await approved();
    clock.advance(30 * DAY_MS);
    await settled();
    expect((await live()).status).toBe("notSold");
    const { items } = (await get(`/api/auction/history/${id}`)).body.data;
    expect(items.map(({ kind, cause }: { kind: string; cause: string }) => [kind, cause])).toEqual([
      ["not_sold", "No live lane took it in time"],
    ]);
    const asSeller = { token: await tokenOf(SELLER), headers: { "idempotency-key": "again-for-a-lane" } };
    const again = (await post("/api/sale/reinst", { id_auction: id, start_price: 80_000 }, asSeller)).body
      .data;
    expect([again.status, again.fields.lane]).toEqual(["moderation", true]);
  });
});

describe("The numbers of lots", () => {
  it("go on above all others where the numbers of vehicles meet those of apartments", async () => {
    const { save, store } = await setUp();
    const apartment = (await save(0, { kind: "apartment" })).body.data;
    const setNumber = (number: number, id: number) =>
      store.write((db) => void sqlite(db).prepare("UPDATE lot SET number = ? WHERE id = ?").run(number, id));
    await setNumber(30_001, apartment.id_auction);
    await setNumber(30_000, 1);
    const numbers: number[] = [];
    for (const kind of ["vehicle", "apartment", "vehicle"])
      numbers.push((await save(0, { kind })).body.data.number);
    expect(numbers).toEqual([30_002, 30_003, 30_004]);
  });
});

describe("A draft", () => {
  it("is saved incomplete, with a list of the missing fields", async () => {
    const { save, draft } = await setUp();
    const { status, body } = await save(0, { mark: "toyota" });
    expect(status).toBe(200);
    const { id_auction: id } = body.data;
    expect(body.data).toMatchObject({
      status: "draft",
      version: 1,
      number: 20_005,
      fields: { kind: "vehicle", mark: "toyota" },
    });
    const missing = body.data.problems.map(({ message }: { message: string }) => message);
    expect(missing).toContain("Model is required");
    expect(missing).toContain("Photos is required");
    expect(missing).not.toContain("Trim is required");
    expect(await draft(id)).toEqual(body.data);
  });

  // @proves 4.status.lot-draft
  // @proves 6.rule.sellers-manage-their-own-lots
  it("is in its seller's list in its current state, and hidden from others", async () => {
    const { complete, post, token, get, tokenOf } = await setUp();
    const { id_auction: id } = await complete();
    const list = await post("/api/sale/lots/draft", { sort: "new" }, { token });
    expect(list.body.data.items[0].lot).toMatchObject({
      id_auction: id,
      title: "Toyota Land Cruiser GXR",
      picture: {
        small: expect.stringMatching(/^\/files\/p\/u[0-9a-f]{64}-480\.webp$/),
        illustration: false,
      },
      place: { city: { label: "Dubai" }, lat: expect.any(Number) },
    });
    expect((await get(`/api/sale/getlotdraft/${id}`, { token: await tokenOf(1) })).status).toBe(404);
    expect((await get(`/api/auction/lot/${id}`)).status).toBe(404);
  });

  it("stands on the map where its seller says, and carries their wish for a live lane", async () => {
    const { save, post, token } = await setUp();
    const { body } = await save(0, { ...vehicle, lat: 24.8, lon: 56.12, lane: true });
    expect(body.data.fields).toMatchObject({ lat: 24.8, lon: 56.12, lane: true });
    const list = await post("/api/sale/lots/draft", { sort: "new" }, { token });
    expect(list.body.data.items[0].lot.place).toMatchObject({ lat: 24.8, lon: 56.12 });
    expect((await save(0, { lat: 48.1, lon: 11.5 })).status).toBe(422);
  });

  it("does not overwrite a newer version", async () => {
    const { save } = await setUp();
    const { id_auction: id, version } = (await save(0, { mark: "toyota" })).body.data;
    expect((await save(id, { mark: "nissan" }, version)).body.data.version).toBe(2);
    expect((await save(id, { mark: "bmw" }, version)).body.result).toBe("STALE");
    expect((await save(99, { mark: "bmw" })).status).toBe(404);
  });

  it("accepts only the seller's own photos, in the order of the form", async () => {
    const { save, photo, post, tokenOf } = await setUp();
    const [first, second] = [await photo(), await photo()];
    const { body } = await save(0, { photos: [second, first] });
    expect(body.data.photos.map(({ id_file: id }: { id_file: number }) => id)).toEqual([second, first]);
    const again = await save(0, { photos: [first] });
    expect(again.body.details.errors).toEqual([{ field: "photos", message: "Photos must be valid" }]);
    expect((await post("/api/sale/createlot/0", { fields: {} }, { token: await tokenOf(1) })).status).toBe(
      403,
    );
  });

  it("of the scene has its pictures as files, and keeps these when it is saved", async () => {
    const { draft, post, token, save, app } = await setUp();
    const moderated = await draft(3);
    expect(moderated.photos).toMatchObject([
      { url: "/files/p/v-suv-f34-white-studio-960.webp", width: 1200 },
    ]);
    await post("/api/sale/moderatetodraft", { id_auction: 3 }, { token });
    const { body } = await save(3, { ...moderated.fields, mileage: 90_000 });
    expect(body.data).toMatchObject({ fields: { mileage: 90_000 }, photos: moderated.photos });
    expect((await app.request("/api/sale/getlotdraft/3")).status).toBe(401);
  });

  it("can be deleted, while published lots stay", async () => {
    const { send, token, draft } = await setUp();
    const remove = async (id: number) => (await send("DELETE", `/api/sale/lot/${id}`, { token })).status;
    expect([await remove(2), await remove(1), await remove(3), await remove(99)]).toEqual([
      200, 409, 409, 404,
    ]);
    expect(await draft(2)).toBeUndefined();
  });

  // @proves 5.message.min-price-can-t-be-less
  // @proves 5.message.buy-now-price-must-be-at
  // @proves 5.message.price-price-must-be-greater-than
  it.each([
    [{ min_price: 80_000 }, "Min price can't be less than Start price"],
    [{ buy_now: 91_999 }, "Buy now price must be at least 4x Bid steps greater than Start price"],
    [{ min_price: 95_000, buy_now: 95_000 }, "Minimum value is 95,001"],
    [{ start_price: 0 }, '"Start" price must be greater than 0'],
    [{ start: iso(START - DAY_MS) }, "The date can't be before today"],
    [{ end: iso(START + DAY_MS) }, "Start date can't be after End date"],
    [{ mark: "trabant" }, "Make must be valid"],
  ])("says which rule it breaks: %j", async (change, message) => {
    const { save, photo, publish } = await setUp();
    const { body } = await save(0, { ...vehicle, photos: [await photo()], ...change });
    expect(body.data.problems).toMatchObject([{ message }]);
    expect((await publish(body.data.id_auction)).body.message).toBe(message);
  });
});

describe("A VIN that the seller has already", () => {
  const VIN = vehicle.vin;
  const other = { ...vehicle, vin: "JTMHV05J904123457" };

  it("forbids to publish while its lot is on sale, and names the lot", async () => {
    const { complete, save, photo, publish, draft } = await setUp();
    const first = await complete();
    const { id_auction: id } = (await save(0, { ...other, photos: [await photo()] })).body.data;
    await publish(first.id_auction);
    expect((await save(id, { ...vehicle, photos: [await photo()] }, 1)).body.data.problems).toEqual([
      {
        field: "vin",
        message: `This VIN is on your lot ${first.number}, which is on sale`,
        lot: { id_auction: first.id_auction, number: first.number, status: "moderation" },
      },
    ]);
    expect((await publish(id)).body).toMatchObject({
      result: "VALIDATION",
      details: { errors: [{ field: "vin" }] },
    });
    expect((await draft(id)).status).toBe("draft");
  });

  it("is asked about while its lot is a draft, until the seller says that it is right", async () => {
    const { complete, save, draft, publish } = await setUp();
    const first = await complete();
    const second = await complete();
    const question = {
      field: "vin",
      kind: "question",
      lot: { id_auction: first.id_auction, status: "draft" },
    };
    expect(second.notes).toMatchObject([question]);
    const confirmed = [{ field: "vin", value: VIN }];
    const answered = await save(second.id_auction, { ...second.fields, confirmed }, 1);
    expect(answered.body.data).toMatchObject({ notes: [], problems: [] });
    expect((await publish(second.id_auction)).status).toBe(200);
    expect(await draft(first.id_auction)).toMatchObject({ notes: [], problems: [{ field: "vin" }] });
  });

  it("is only said after its sale, and nothing is said of another seller's lot or an archived draft", async () => {
    const { complete, save, store, post, token } = await setUp();
    const first = await complete();
    const set = (sql: string) => store.write((db) => void sqlite(db).exec(sql));
    await set(`UPDATE lot SET status = 'sold' WHERE id = ${first.id_auction}`);
    const { body } = await save(0, vehicle);
    const hint = {
      field: "vin",
      kind: "hint",
      message: `You sold a car with this VIN before, as lot ${first.number}`,
    };
    expect(body.data.notes).toMatchObject([hint]);
    await set(`UPDATE lot SET status = 'active', seller_id = 1 WHERE id = ${first.id_auction}`);
    await post("/api/sale/sethidden", { id_auctions: [body.data.id_auction], value: true }, { token });
    expect((await save(0, vehicle)).body.data.notes).toEqual([]);
  });
});

describe("Values out of the usual", () => {
  it("are asked back, and forbid nothing", async () => {
    const { save, photo, publish } = await setUp();
    const { body } = await save(0, { ...vehicle, photos: [await photo()], mileage: 1_200_000, year: 1902 });
    expect(body.data.notes).toEqual([
      { field: "year", kind: "question", message: "Is 1902 right? Usual is at least 1970" },
      { field: "mileage", kind: "question", message: "Is 1,200,000 km right? Usual is at most 600,000 km" },
    ]);
    expect((await publish(body.data.id_auction)).status).toBe(200);
  });
});

describe("The seller's list", () => {
  it("says of each draft what it needs before it can be published, and nothing of other lots", async () => {
    const { save, complete, post, token } = await setUp();
    const ready = await complete();
    const asked = await save(0, { ...ready.fields, vin: "JTMHV05J904123457", photos: [], mileage: 900_000 });
    const { body } = await post("/api/sale/lots", { sort: "new" }, { token });
    const problemsOf = (id: number) =>
      body.data.items
        .find(({ lot }: { lot: { id_auction: number } }) => lot.id_auction === id)
        .problems.map(({ message }: { message: string }) => message);
    expect(problemsOf(ready.id_auction)).toEqual([]);
    expect(problemsOf(asked.body.data.id_auction)).toEqual([
      "Photos is required",
      "Is 900,000 km right? Usual is at most 600,000 km",
    ]);
    expect([problemsOf(1), problemsOf(3), problemsOf(4)]).toEqual([[], [], []]);
  });
});

describe("A lot in moderation", () => {
  // @proves 4.transition.seller-convert-to-draft
  it("is sent and withdrawn by its seller, and cannot be changed meanwhile", async () => {
    const { complete, publish, save, post, token } = await setUp();
    const { id_auction: id } = await complete();
    expect((await publish(id)).body.data).toMatchObject({ status: "moderation", problems: [] });
    expect((await save(id, vehicle)).body.result).toBe("STALE");
    expect((await publish(id)).body.result).toBe("STALE");
    const back = await post("/api/sale/moderatetodraft", { id_auction: id }, { token });
    expect(back.body.data.status).toBe("draft");
    expect((await post("/api/sale/moderatetodraft", { id_auction: 1 }, { token })).body.result).toBe("STALE");
  });

  it("is found by the staff with its seller, approved, and then public", async () => {
    const { complete, publish, moderate, get, post, token } = await setUp();
    const { id_auction: id } = await complete();
    await publish(id);
    const { body } = await moderate("list", {});
    expect(body.data).toMatchObject({ total: 2 });
    expect(
      body.data.items.find(({ lot }: { lot: { id_auction: number } }) => lot.id_auction === id),
    ).toMatchObject({
      seller: "Layla Farouk",
      sent_at: iso(START),
      remarks: [],
      claim: null,
    });
    expect((await moderate("approve", { id_auction: id })).body.data).toMatchObject({
      status: "active",
      price: null,
    });
    expect((await get(`/api/auction/lot/${id}`)).body.data).toMatchObject({
      title: "Toyota Land Cruiser GXR",
      live: { phase: "upcoming" },
    });
    const found = await post("/api/auction/lots", { filter: { q: "land cruiser gxr" } });
    expect(found.body.data.total).toBe(1);
    const notices = await get("/api/notifications", { token });
    expect(notices.body.data.items[0].text).toBe(
      "Your Toyota Land Cruiser GXR (lot 20005) is approved. It opens by itself at its start.",
    );
    expect((await moderate("approve", { id_auction: id })).body.result).toBe("STALE");
  });

  it("is returned to its seller with remarks, also one of the scene", async () => {
    const { moderate, draft, get, token, post } = await setUp();
    const asked = [{ field: "photos", text: "Photos of the interior are missing" }];
    const { body } = await moderate("return", { id_auction: 3, remarks: asked });
    expect(body.data.status).toBe("draft");
    expect(await draft(3)).toMatchObject({ status: "draft", remarks: asked });
    const notices = await get("/api/notifications", { token });
    expect(notices.body.data.items[0]).toMatchObject({ link: "/auction/edit/3" });
    const list = await post("/api/sale/lots/draft", {}, { token });
    const remarks = list.body.data.items.flatMap((row: { remarks: { text: string }[] }) => row.remarks);
    expect(remarks).toMatchObject(asked);
    expect((await moderate("approve", { id_auction: 3 })).status).toBe(404);
  });

  it("is visible to the staff only, by state", async () => {
    const { post, token, moderate } = await setUp();
    expect((await post("/api/backoffice/lots/list", {}, { token })).status).toBe(403);
    expect((await moderate("list", { state: "draft" })).body.message).toBe("State must be valid");
    expect((await moderate("list", { state: "active" })).body.data.total).toBe(1);
  });

  it("is not approved after its end", async () => {
    const { moderate, clock } = await setUp();
    clock.advance(2 * HOUR_MS);
    expect((await moderate("approve", { id_auction: 3 })).body.result).toBe("STALE");
  });
});

describe("The archive", () => {
  // @proves 4.status.lot-hidden-archived
  it("takes drafts and ended lots, each with its own result", async () => {
    const { post, token } = await setUp();
    const body = { id_auctions: [2, 1, 77], value: true };
    expect((await post("/api/sale/sethidden", body, { token })).body.data).toEqual([
      { id_auction: 2, ok: true, code: null, message: null },
      { id_auction: 1, ok: false, code: "STALE", message: expect.any(String) },
      { id_auction: 77, ok: false, code: "NOT_FOUND", message: "Not found" },
    ]);
    const count = async () => (await post("/api/sale/lots/hidden", {}, { token })).body.data.total;
    expect(await count()).toBe(1);
    await post("/api/sale/sethidden", { id_auctions: [2], value: false }, { token });
    expect(await count()).toBe(0);
  });
});

describe("POST /sale/reinst", () => {
  // @proves 8.message.auction-has-been-already-relisted
  // @proves 4.status.lot-reinstated
  // @proves 4.transition.a-lot-already-re-listed-cannot
  it("relists an unsold lot, as a new one with other prices, and only once", async () => {
    const { relist, draft, post, token } = await setUp();
    const { status, body } = await relist({ id_auction: 4, start_price: 15_000 });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      status: "draft",
      number: 20_005,
      fields: { start_price: 15_000, mark: "toyota" },
    });
    expect(body.data.id_auction).not.toBe(4);
    expect((await relist({ id_auction: 4, start_price: 15_000 })).body.data.id_auction).toBe(
      body.data.id_auction,
    );
    const again = await relist({ id_auction: 4 }, "relist-key-2");
    expect([again.status, again.body.message]).toEqual([409, "Auction has been already relisted"]);
    expect((await draft(4)).status).toBe("notSold");
    const list = await post("/api/sale/lots/notsold", {}, { token });
    expect(list.body.data.items[0].relisted).toBe(true);
  });

  it("is for unsold lots", async () => {
    const { relist } = await setUp();
    expect((await relist({ id_auction: 1 })).body.result).toBe("STALE");
    expect((await relist({ id_auction: 99 }, "relist-key-3")).status).toBe(404);
  });
});
