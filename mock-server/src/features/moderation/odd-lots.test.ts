/** Tests: what the server points out about a lot in moderation. */
import { vehicleFields } from "@marsa/api-spec/examples/forms/lots";
import sharp from "sharp";
import { expect, it } from "vitest";
import { car, person, SELLER, START } from "../../sqlite/test-support/people.ts";
import { openTestApp } from "../../test-support/app.ts";
import { sqlite } from "../../tables/system/driver.ts";

const STAFF = 50;
const vehicle = { ...vehicleFields(1, START), vin: "JTMHV05J104000001", trim: "GXR", start_price: 60_000 };

/** Three such cars are sold and paid: at AED 70,000, 80,000 and 90,000. */
async function setUp() {
  const app = await openTestApp({
    scene: {
      users: [
        person(1, 1_000_000),
        person(SELLER, 0, { roles: ["seller"] }),
        person(STAFF, 0, { roles: ["backoffice"], profile: null }),
      ],
      lots: [car(1), car(2), car(3)],
    },
  });
  await app.store.write((db) =>
    sqlite(db)
      .exec(`UPDATE lot SET status = 'sold', price = 60000 + id * 10000, leader_id = 1, leader_mark = 1,
      leader_max = 90000, ends_at = ${START - 1000} WHERE id <= 3;
      UPDATE lot_facts SET vehicle = json_set(vehicle, '$.vin', 'JTMHV05J904123456');
      INSERT INTO settlement (lot_id, buyer_id, seller_id, state, price, fee_fils, vat_on_fee_fils, all_in_fils,
        sold_at, due_at, paid_at)
      SELECT id, 1, ${SELLER}, 'paid', price, 0, 0, price * 100, ends_at, ends_at, ends_at FROM lot WHERE id <= 3`),
  );
  const seller = { token: await app.tokenOf(SELLER) };
  const staff = { token: await app.tokenOf(STAFF) };
  const photo = async (background: string): Promise<number> => {
    const create = { width: 90, height: 60, channels: 3, background } as const;
    const form = new FormData();
    form.set("kind", "lot_photo");
    form.set("file", new Blob([new Uint8Array(await sharp({ create }).jpeg().toBuffer())]), "front.jpg");
    return (await app.post("/api/files", form, seller)).body.data.id_file;
  };
  /** Sends a lot to moderation; returns its id. */
  const send = async (change: object, background = "white"): Promise<number> => {
    const fields = { ...vehicle, photos: [await photo(background)], ...change };
    const { id_auction: id } = (await app.post("/api/sale/createlot/0", { fields }, seller)).body.data;
    expect((await app.post(`/api/sale/publishlot/${id}`, undefined, seller)).status).toBe(200);
    return id;
  };
  const open = async (id: number) =>
    (await app.post("/api/backoffice/lots/open", { id_auction: id }, staff)).body.data;
  const queue = async () => (await app.post("/api/backoffice/lots/list", {}, staff)).body.data.items;
  return { ...app, send, open, queue, seller };
}

it("an ordinary lot has nothing odd", async () => {
  const { send, open, queue } = await setUp();
  const lot = await open(await send({}));
  expect(lot.oddities).toEqual([]);
  expect(lot.fine).toContain("The prices fit the guide (3 sales)");
  expect(await queue()).toMatchObject([{ oddities: 0 }]);
});

it("a price is held against sales of such cars alone", async () => {
  const { send, open } = await setUp();
  const low = await open(await send({ start_price: 40_000 }));
  expect(low.oddities).toMatchObject([
    { kind: "price", field: "start_price", text: "40,000. Such lots brought 75,000 to 85,000 (3 sales)" },
  ]);
  const older = await open(await send({ start_price: 40_000, year: 2012, vin: "JTMHV05J104000002" }, "red"));
  expect(older.oddities).toEqual([]);
});

it("a VIN of other lots is named with these lots", async () => {
  const { send, open, queue } = await setUp();
  const lot = await open(await send({ vin: "JTMHV05J904123456" }));
  expect(lot.oddities).toMatchObject([
    { kind: "vin", field: "vin", lots: [{ number: 20_003 }, { number: 20_002 }, { number: 20_001 }] },
  ]);
  expect(await queue()).toMatchObject([{ oddities: 1 }]);
});

it("a photo of another lot is named with this lot, also under another name", async () => {
  const { send, open } = await setUp();
  const first = await send({}, "blue");
  const second = await open(await send({ vin: "JTMHV05J104000002" }, "blue"));
  expect(second.oddities).toMatchObject([
    { kind: "photo", field: "photos", lots: [{ id_auction: first }], text: "Photo 1 is also in lot 20004" },
  ]);
});

it("a lot that is listed again is not held against its own past", async () => {
  const { post, send, open, seller, store } = await setUp();
  const old = await send({ vin: "JTMHV05J104000009" }, "green");
  await store.write((db) => sqlite(db).exec(`UPDATE lot SET status = 'notSold' WHERE id = ${old}`));
  const again = { id_auction: old, start: vehicle.start, end: vehicle.end };
  const headers = { "idempotency-key": "relist-key-1" };
  const { body } = await post("/api/sale/reinst", again, { ...seller, headers });
  expect(body.data.status).toBe("moderation");
  expect((await open(body.data.id_auction)).oddities).toEqual([]);
});

it("contact data in the seller's words are quoted", async () => {
  const { send, open } = await setUp();
  const lot = await open(await send({ comment: "Call me: 050 338 12 90, or see www.my-cars.ae" }));
  expect(lot.oddities).toMatchObject([
    { kind: "contact", field: "comment", quotes: ["050 338 12 90", "Call me"] },
    { kind: "web", field: "comment", quotes: ["www.my-cars.ae"] },
  ]);
});
