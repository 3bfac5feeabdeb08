/** Tests: what a seller says of single photos reaches the page of the lot, and the lot that relists it. */
import sharp from "sharp";
import { expect, it } from "vitest";
import { car, HOUR_MS, person, SELLER, START } from "../../sqlite/test-support/people.ts";
import { openTestApp } from "../../test-support/app.ts";

const photo = (name: string, view?: "front" | "rear") => ({
  name,
  alt: name,
  width: 1_200,
  height: 800,
  thumbhash: "x",
  ...(view && { view }),
});
const REAR = photo("v-sedan-r34-red-studio", "rear");
const CONDITION = {
  grade: 4,
  zones: [{ zone: "tailgate", state: "damage", title: "Dent, tailgate", note: "2 cm", photo: REAR }],
  tyres: [],
  checks: [],
} as const;

async function setUp() {
  const seller = person(SELLER, 0, {
    roles: ["seller"],
    profile: { type: "seller", form: "individual", name: "Layla Farouk", status: "ok", citizenship: "eg" },
  });
  const old = car(4, {
    plan: "notSold",
    opensAt: START - 5 * HOUR_MS,
    endsAt: START - HOUR_MS,
    pictures: [photo("v-sedan-f34-red-studio"), REAR],
    condition: CONDITION,
  });
  const app = await openTestApp({ scene: { users: [seller], lots: [old] }, jobs: true });
  const token = await app.tokenOf(SELLER);
  const upload = async (name: string, background: string): Promise<number> => {
    const create = { width: 90, height: 60, channels: 3, background } as const;
    const form = new FormData();
    form.set("kind", "lot_photo");
    form.set("file", new Blob([new Uint8Array(await sharp({ create }).jpeg().toBuffer())]), name);
    return (await app.post("/api/files", form, { token })).body.data.id_file;
  };
  const save = async (fields: object) =>
    (await app.post("/api/sale/createlot/0", { fields }, { token })).body.data.id_auction as number;
  const page = async (id: number) => (await app.get(`/api/auction/lot/${id}`, { token })).body.data;
  return { ...app, token, upload, save, page };
}

const viewsOf = ({ pictures }: { pictures: { view?: { label: string } }[] }) =>
  pictures.map(({ view }) => view?.label ?? null);

it("a photo shows the view that its seller chose, else the one that its file names", async () => {
  const { upload, save, page } = await setUp();
  const photos = [
    await upload("front.jpg", "red"),
    await upload("rear-left.jpg", "blue"),
    await upload("IMG_1.jpg", "white"),
  ];
  const photo_views = [
    { id_file: photos[0], view: "underside" },
    { id_file: photos[2], view: "kitchen" },
    { id_file: 999_999, view: "roof" },
  ];
  const lot = await page(await save({ kind: "vehicle", body: "suv", photos, photo_views }));
  expect(viewsOf(lot)).toEqual(["Underside", "Rear left", null]);
  const { total, missing } = lot.standard_views;
  expect([total, missing.length]).toEqual([18, 16]);
  expect(missing.map(({ value }: { value: string }) => value)).not.toContain("underside");
});

it("a finding shows one of the lot's photos, and no other file", async () => {
  const { upload, save, page } = await setUp();
  const [mine, elsewhere] = [await upload("a.jpg", "red"), await upload("b.jpg", "blue")];
  const zones = [mine, elsewhere].map((id, at) => ({
    zone: at === 0 ? "roof" : "bonnet",
    state: "damage",
    title: "Dent",
    note: "",
    photo: id,
  }));
  const condition = { grade: 4, zones, tyres: [], checks: [] };
  const lot = await page(await save({ kind: "vehicle", photos: [mine], condition }));
  expect(lot.condition.zones.map(({ photo: shown }: { photo?: object }) => shown ?? null)).toEqual([
    lot.pictures[0],
    null,
  ]);
});

it("a relisted lot keeps the views of its photos and those of its findings", async () => {
  const { post, get, page, token } = await setUp();
  const { body } = await post(
    "/api/sale/reinst",
    { id_auction: 4 },
    { token, headers: { "idempotency-key": "relist-key-1" } },
  );
  const id = body.data.id_auction;
  const { fields } = (await get(`/api/sale/getlotdraft/${id}`, { token })).body.data;
  expect(fields.photo_views).toEqual([
    { id_file: fields.photos[0], view: null },
    { id_file: fields.photos[1], view: "rear" },
  ]);
  expect(fields.condition.zones[0].photo).toBe(fields.photos[1]);
  const lot = await page(id);
  expect(viewsOf(lot)).toEqual([null, "Rear"]);
  expect(lot.condition.zones[0].photo.large).toBe(lot.pictures[1].large);
});
