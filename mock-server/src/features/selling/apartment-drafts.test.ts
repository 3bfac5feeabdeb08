/** Tests: what only an apartment's form has. */
import { apartmentFields } from "@marsa/api-spec/examples/forms/lots";
import sharp from "sharp";
import { expect, it } from "vitest";
import { person, SELLER, START } from "../../sqlite/test-support/people.ts";
import { openTestApp } from "../../test-support/app.ts";
import { sqlite } from "../../tables/system/driver.ts";

const STAFF = 50;
const apartment = { ...apartmentFields(START), area: 1_284.456, service_charge: 18_600.5 };

async function setUp() {
  const seller = person(SELLER, 0, {
    roles: ["seller"],
    profile: { type: "seller", form: "individual", name: "Layla Farouk", status: "ok", citizenship: "eg" },
  });
  const app = await openTestApp({
    scene: { users: [seller, person(STAFF, 0, { roles: ["backoffice"], profile: null })], lots: [] },
  });
  const token = await app.tokenOf(SELLER);
  const picture = async (kind: string, width: number, height: number): Promise<number> => {
    const create = { width, height, channels: 3, background: "white" } as const;
    const form = new FormData();
    form.set("kind", kind);
    form.set("file", new Blob([new Uint8Array(await sharp({ create }).png().toBuffer())]), "plan.png");
    return (await app.post("/api/files", form, { token })).body.data.id_file;
  };
  const save = (fields: object) => app.post("/api/sale/createlot/0", { fields }, { token });
  const publish = (id: number) => app.post(`/api/sale/publishlot/${id}`, undefined, { token });
  const approve = async (id: number) =>
    app.post("/api/backoffice/lots/approve", { id_auction: id }, { token: await app.tokenOf(STAFF) });
  const faults = async (change: object) => {
    const fields = { ...apartment, photos: [await picture("lot_photo", 90, 60)], ...change };
    const { body } = await publish((await save(fields)).body.data.id_auction);
    return body.result === "success" ? [] : body.details.errors;
  };
  return { ...app, token, picture, save, publish, approve, faults };
}

it("the page of an apartment has its plan whole, its area to two decimals and the charge of a year", async () => {
  const { picture, save, publish, approve, get, post } = await setUp();
  const photos = [await picture("lot_photo", 90, 60)];
  const plan = await picture("floor_plan", 60, 90);
  const { data } = (await save({ ...apartment, photos, floor_plans: [plan] })).body;
  expect(data.floor_plans).toMatchObject([{ id_file: plan, kind: "floor_plan" }]);
  expect((await publish(data.id_auction)).status).toBe(200);
  expect((await approve(data.id_auction)).status).toBe(200);
  const lot = (await get(`/api/auction/lot/${data.id_auction}`)).body.data;
  expect(lot.property).toMatchObject({ area: 1_284.46, service_charge: 18_600.5, year: null });
  expect(lot.floor_plans).toMatchObject([{ width: 1_200, height: 1_800, illustration: false }]);
  expect(lot.pictures).toHaveLength(1);
  const { items } = (await post("/api/auction/lots", { filter: { area: { from: 1_284, to: 1_285 } } })).body
    .data;
  expect(items.map(({ facts }: { facts: string[] }) => facts[0])).toEqual(["1,284.46 sqft"]);
});

it("an apartment tells no floor and no parking that its seller left out", async () => {
  const { picture, save, publish, approve, get } = await setUp();
  const { data } = (
    await save({
      ...apartment,
      floor: undefined,
      floors: undefined,
      photos: [await picture("lot_photo", 90, 60)],
    })
  ).body;
  expect((await publish(data.id_auction)).status).toBe(200);
  expect((await approve(data.id_auction)).status).toBe(200);
  const lot = (await get(`/api/auction/lot/${data.id_auction}`)).body.data;
  expect(lot.property).toMatchObject({ floor: null, floors: null, parking: null });
  expect(lot.card?.facts ?? []).not.toContain("Floor 0");
});

it("a photo is no floor plan, and the plan of another lot is not taken", async () => {
  const { picture, save } = await setUp();
  const photo = await picture("lot_photo", 90, 60);
  const { body } = await save({ ...apartment, floor_plans: [photo] });
  expect(body.details.errors).toEqual([{ field: "floor_plans", message: "Floor plan must be valid" }]);
  const plan = await picture("floor_plan", 60, 90);
  expect((await save({ ...apartment, floor_plans: [plan] })).status).toBe(200);
  expect((await save({ ...apartment, floor_plans: [plan] })).status).toBe(422);
});

it("an apartment above its building, or in the sea, is not published", async () => {
  const { faults } = await setUp();
  expect(await faults({})).toEqual([]);
  expect(await faults({ floor: 40 })).toEqual([{ field: "floor", message: "Maximum value is 38" }]);
  expect(await faults({ lat: 25.2, lon: 54.5 })).toEqual([
    { field: "lat", message: "The pin is in the sea. Move it onto land" },
  ]);
});

it("its community follows from the pin when the draft is saved, and lists count and filter by it", async () => {
  const { picture, save, publish, approve, get, post } = await setUp();
  const photos = [await picture("lot_photo", 90, 60)];
  const { data } = (await save({ ...apartment, photos, location: "Somewhere else" })).body;
  await publish(data.id_auction);
  await approve(data.id_auction);
  const marina = { value: "dubai-marina", label: "Dubai Marina" };
  expect((await get(`/api/auction/lot/${data.id_auction}`)).body.data.place.community).toEqual(marina);
  const counts = (await post("/api/auction/selectlist/apartments/community", {})).body.data;
  expect(counts).toEqual({ items: [{ ...marina, count: 1, parent: "dubai" }], more: false });
  const found = async (community: string) =>
    (await post("/api/auction/lots", { filter: { community: [community] } })).body.data.total;
  expect([await found("dubai-marina"), await found("downtown-dubai")]).toEqual([1, 0]);
});

it("has no community without a pin of its own, or outside Dubai", async () => {
  const { save, store } = await setUp();
  const { lat: _, lon: __, ...unpinned } = apartment;
  await save(unpinned);
  await save({ ...apartment, emirate: "abu-dhabi", city: "abu-dhabi", lat: 24.4979, lon: 54.4051 });
  const communities = await store.read((db) => sqlite(db).prepare("SELECT community FROM lot").pluck().all());
  expect(communities).toEqual([null, null]);
});

const LIVING = { name: "Living", kind: "living", width: 6, length: 5 } as const;
const BALCONY = { name: "Balcony", kind: "balcony", width: 6, length: 2 } as const;

it("the page of an apartment has its rooms, and asks for no balcony where there is none", async () => {
  const { picture, save, get, token } = await setUp();
  const photos = [await picture("lot_photo", 90, 60)];
  const views = async (rooms: readonly object[]) => {
    const photo_views = [{ id_file: photos[0], view: "living" }];
    const { data } = (await save({ ...apartment, photos, photo_views, room_list: rooms })).body;
    const lot = (await get(`/api/auction/lot/${data.id_auction}`, { token })).body.data;
    photos.splice(0, 1, await picture("lot_photo", 90, 60));
    return [lot.property.room_list.length, lot.standard_views.total, lot.standard_views.missing.length];
  };
  expect(await views([LIVING, BALCONY])).toEqual([2, 12, 11]);
  expect(await views([LIVING])).toEqual([1, 11, 10]);
});

it("rooms larger than the apartment are not published, and a side of no room is not taken", async () => {
  const { faults, save } = await setUp();
  expect(await faults({ area: 330, room_list: [LIVING, BALCONY] })).toEqual([]);
  expect(await faults({ area: 320, room_list: [LIVING, BALCONY] })).toEqual([
    { field: "room_list", message: "The rooms add up to 323 sqft, more than the area of 320 sqft" },
  ]);
  const { status, body } = await save({ ...apartment, room_list: [{ ...LIVING, width: 0 }] });
  expect([status, body.details.errors[0].field]).toEqual([422, "fields.room_list.0.width"]);
});
