/** Tests of lots' photos: formats of phones, hostile files, turns and crops. */
import { readFileSync } from "node:fs";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { openTestApp } from "../../test-support/app.ts";
import { sqlite } from "../../tables/system/driver.ts";

const PICTURES = new URL("../../test-support/pictures/", import.meta.url);
const HEIC = readFileSync(new URL("front.heic", PICTURES));
const DAMAGED = "The file is damaged and cannot be read. Please, choose another copy";

/** Left half red, right half blue. */
async function halves(width = 1200, height = 800): Promise<Buffer> {
  const red = { create: { width: width / 2, height, channels: 3, background: "#ff0000" } } as const;
  return await sharp({ create: { width, height, channels: 3, background: "#0000ff" } })
    .composite([{ input: red, left: 0, top: 0 }])
    .jpeg()
    .toBuffer();
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

/** A PNG whose header promises more pixels than memory holds. */
function bomb(): Buffer {
  const header = Buffer.from([0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30, 8, 0, 0, 0, 0]);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = deflateSync(Buffer.alloc(1_000_000));
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", pixels),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

async function setUp() {
  const app = await openTestApp();
  const token = await app.tokenOf(1);
  const upload = async (bytes: Buffer, as = token) => {
    const form = new FormData();
    form.set("kind", "lot_photo");
    form.set("file", new Blob([new Uint8Array(bytes)]), "front.heic");
    return await app.post("/api/files", form, { token: as });
  };
  const pictureAt = async (url: string) =>
    sharp(Buffer.from(await (await app.app.request(url)).arrayBuffer()));
  /** Red or blue, at places given in parts of the width and height. */
  const colourAt = async (url: string, x: number, y: number): Promise<string> => {
    const { data, info } = await (await pictureAt(url)).raw().toBuffer({ resolveWithObject: true });
    const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
    return data[at]! > 128 ? "red" : data[at + 2]! > 128 ? "blue" : "other";
  };
  const change = (id: number, body: object, as = token) =>
    app.post(`/api/files/${id}/change`, body, { token: as });
  return { ...app, token, upload, pictureAt, colourAt, change };
}

describe("A photo of a lot", () => {
  it("may be HEIC, as iPhones make it", async () => {
    const { upload, pictureAt, colourAt } = await setUp();
    const { status, body } = await upload(HEIC);
    expect([status, body.data.width, body.data.height]).toEqual([200, 1200, 800]);
    expect((await (await pictureAt(body.data.url)).metadata()).format).toBe("webp");
    expect(await colourAt(body.data.url, 0.1, 0.1)).toBe("red");
  });

  it.each([
    // Its own profile has another curve than the numbered one.
    ["display-p3.heic", [221, 0, 17]],
    ["display-p3-nclx.heic", [218, 0, 27]],
  ])("keeps the colours of %s, in sRGB", async (name, expected) => {
    const { upload, pictureAt } = await setUp();
    const { status, body } = await upload(readFileSync(new URL(name, PICTURES)));
    expect(status).toBe(200);
    const pixel = [...(await (await pictureAt(body.data.url)).raw().toBuffer()).subarray(0, 3)];
    // WebP stores colours at half the size.
    expect(Math.max(...pixel.map((value, i) => Math.abs(value - expected[i]!)))).toBeLessThanOrEqual(6);
  });

  it("may have the 50 megapixels of a phone", async () => {
    const { upload } = await setUp();
    const create = { width: 8_160, height: 6_144, channels: 3, background: "#c0392b" } as const;
    const { status, body } = await upload(await sharp({ create }).jpeg().toBuffer());
    expect([status, body.data.width, body.data.height]).toEqual([200, 1200, 800]);
  });

  it.each([
    ["a HEIC that ends too early", () => HEIC.subarray(0, 900), DAMAGED],
    ["a JPEG that ends too early", async () => (await halves()).subarray(0, 4_000), DAMAGED],
    ["a decompression bomb", bomb, "The picture should have less than 64 megapixels"],
  ])("is refused in one sentence when it is %s, and the next one is taken", async (_what, make, sentence) => {
    const { upload } = await setUp();
    const { status, body } = await upload(Buffer.from(await make()));
    expect([status, body.result, body.message]).toEqual([422, "VALIDATION", sentence]);
    expect((await upload(await halves())).status).toBe(200);
  });
});

describe("POST /files/{id}/change", () => {
  it("turns a photo clockwise, and keeps the old file", async () => {
    const { upload, change, colourAt } = await setUp();
    const before = (await upload(await halves())).body.data;
    const { body } = await change(before.id_file, { turn: 90, crop: null });
    expect(body.data.id_file).not.toBe(before.id_file);
    expect(await colourAt(body.data.url, 0.5, 0.1)).toBe("red");
    expect(await colourAt(body.data.url, 0.5, 0.9)).toBe("blue");
    expect(await colourAt(before.url, 0.1, 0.5)).toBe("red");
  });

  it("shows the chosen part, and can show the whole again", async () => {
    const { upload, change, colourAt } = await setUp();
    const { id_file: id } = (await upload(await halves())).body.data;
    const part = (await change(id, { turn: 0, crop: { x: 50, y: 25, width: 50, height: 50 } })).body.data;
    expect(await colourAt(part.url, 0.05, 0.5)).toBe("blue");
    const whole = (await change(part.id_file, { turn: 0, crop: null })).body.data;
    expect(await colourAt(whole.url, 0.1, 0.5)).toBe("red");
  });

  it("changes a picture of the demo world too", async () => {
    const { store, change, pictureAt } = await setUp();
    const insert = `INSERT INTO file (hash, user_id, kind, name, mime, bytes, created_at)
      VALUES ('v-sedan-f34-red-studio', 1, 'lot_photo', 'front.webp', 'image/webp', 1, 0) RETURNING id`;
    const id = await store.write((db) => sqlite(db).prepare(insert).pluck().get());
    const { body } = await change(Number(id), { turn: 180, crop: null });
    expect(await (await pictureAt(body.data.url)).metadata()).toMatchObject({ width: 960, height: 640 });
  });

  it("finds own photos only", async () => {
    const { upload, change, tokenOf } = await setUp();
    const { id_file: id } = (await upload(await halves())).body.data;
    expect((await change(id, { turn: 0, crop: null }, await tokenOf(2))).status).toBe(404);
  });
});

describe("GET /files/{id}/original", () => {
  it("gives the whole picture by a link of five minutes, and no public address has it", async () => {
    const { upload, change, get, token, tokenOf, colourAt, fetched } = await setUp().then((made) => ({
      ...made,
      fetched: async (url: string) => made.app.request(url),
    }));
    const { id_file: id } = (await upload(await halves())).body.data;
    const part = (await change(id, { turn: 0, crop: { x: 50, y: 0, width: 50, height: 100 } })).body.data;
    const { body } = await get(`/api/files/${part.id_file}/original`, { token });
    expect(body.data.url).toMatch(/^\/files\/d\//);
    expect(await colourAt(body.data.url, 0.1, 0.5)).toBe("red");
    expect((await fetched(part.url.replace("-960.webp", ".scan.webp"))).status).toBe(404);
    expect((await get(`/api/files/${id}/original`, { token: await tokenOf(2) })).status).toBe(404);
  });
});
