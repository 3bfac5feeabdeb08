/** Tests of `uploads.ts`. */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { linkFiles } from "../../../tables/people/files.ts";
import { openTestApp, type TestApp } from "../../../test-support/app.ts";
import { sqlite } from "../../../tables/system/driver.ts";

const MB = 1024 * 1024;
const SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="alert(1)"><rect width="9" height="9"/></svg>',
);
const PDF = Buffer.from("%PDF-1.7\nnothing much\n%%EOF");

function picture(
  width = 900,
  height = 700,
  format: "jpeg" | "png" | "webp" | "gif" = "jpeg",
): Promise<Buffer> {
  const create = { width, height, channels: 3, background: "#c0392b" } as const;
  return sharp({ create })
    .withExif({ IFD0: { Copyright: "secret garden" } })
    .toFormat(format)
    .toBuffer();
}

function formOf(kind: string, bytes: Buffer, name = "front left.jpg"): FormData {
  const form = new FormData();
  form.set("kind", kind);
  form.set("file", new Blob([new Uint8Array(bytes)]), name);
  return form;
}

async function setUp() {
  const app: TestApp = await openTestApp();
  const token = await app.tokenOf(1);
  const upload = async (kind: string, bytes: Buffer, name?: string) =>
    app.post("/api/files", formOf(kind, bytes, name), { token });
  const fetched = async (url: string) => app.app.request(url);
  return { ...app, token, upload, fetched };
}

describe("POST /files", () => {
  it("stores a lot's photo in three widths, 3 to 2, without camera data", async () => {
    const { upload, fetched } = await setUp();
    const { status, body } = await upload("lot_photo", await picture(2000, 1500));
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ kind: "lot_photo", width: 1200, height: 800, name: "front left.jpg" });
    expect(body.data.thumbhash).toMatch(/^[\w+/]+=*$/);
    for (const [width, height] of [
      [480, 320],
      [960, 640],
      [1200, 800],
    ]) {
      const reply = await fetched(body.data.url.replace("-960.", `-${width}.`));
      expect(reply.headers.get("cache-control")).toContain("immutable");
      const metadata = await sharp(Buffer.from(await reply.arrayBuffer())).metadata();
      expect(metadata).toMatchObject({ format: "webp", width, height });
      expect(metadata.exif).toBeUndefined();
    }
  });

  it("serves a document through its link, for five minutes, as an inert attachment", async () => {
    const { upload, fetched, clock } = await setUp();
    const { body } = await upload("licence", PDF, "C:\\docs\\licence.pdf");
    const { url, name } = body.data;
    expect(name).toBe("licence.pdf");
    const reply = await fetched(url);
    expect(Buffer.from(await reply.arrayBuffer())).toEqual(PDF);
    expect(reply.headers.get("content-type")).toBe("application/pdf");
    expect(reply.headers.get("content-disposition")).toBe(
      `attachment; filename="licence.pdf"; filename*=UTF-8''licence.pdf`,
    );
    expect(reply.headers.get("content-security-policy")).toContain("sandbox");
    expect(reply.headers.get("cache-control")).toBe("private, no-store");
    clock.advance(5 * 60_000 + 1);
    expect((await fetched(url)).status).toBe(404);
  });

  it.each([
    ["no byte", 0, 200],
    ["a line", 1, 200],
    ["a kilobyte", 1_024, 200],
    ["more than a kilobyte", 1_025, 415],
  ])("takes a PDF with %s before its mark, as readers do", async (_what, before, status) => {
    const { upload, fetched } = await setUp();
    const bytes = Buffer.concat([Buffer.alloc(before, "\n"), PDF]);
    const { status: got, body } = await upload("document", bytes, "scan.pdf");
    expect(got).toBe(status);
    if (status !== 200) return;
    const reply = await fetched(body.data.url);
    expect(reply.headers.get("content-type")).toBe("application/pdf");
    expect(Buffer.from(await reply.arrayBuffer())).toEqual(bytes);
  });

  it("keeps a picture a picture, with the mark of a PDF inside", async () => {
    const { upload } = await setUp();
    const marked = await sharp(await picture())
      .withExif({ IFD0: { Copyright: "%PDF-1.7" } })
      .jpeg()
      .toBuffer();
    const { status, body } = await upload("licence", marked, "scan.pdf");
    expect([status, body.data.width]).toEqual([200, 900]);
  });

  it("cleans the name, and downloads it with the ending of its own type", async () => {
    const { upload, fetched } = await setUp();
    const { body } = await upload("licence", PDF, 'C:\\docs\\a"b\u202Efdp.exe');
    expect(body.data.name).toBe("a_bfdp.exe");
    const reply = await fetched(body.data.url);
    expect(reply.headers.get("content-disposition")).toBe(
      `attachment; filename="a_bfdp.pdf"; filename*=UTF-8''a_bfdp.pdf`,
    );
  });

  it("reduces a scan, and serves it only through document links", async () => {
    const { upload, fetched, store } = await setUp();
    const { body } = await upload("passport", await picture(3000, 2000, "png"));
    expect(body.data).toMatchObject({ width: 2400, height: 1600, thumbhash: null });
    expect(body.data.url).toMatch(/^\/files\/d\//);
    expect((await fetched(body.data.url)).headers.get("content-type")).toBe("image/webp");
    const hash = await store.read((db) => sqlite(db).prepare("SELECT hash FROM file").pluck().get());
    expect((await fetched(`/files/u/${String(hash)}.webp`)).status).toBe(404);
  });

  it("rejects a manipulated link", async () => {
    const { upload, fetched } = await setUp();
    const partsOf = async () => {
      const { url } = (await upload("passport", await picture())).body.data;
      const [, id = "", until = "", signature = ""] = /d\/(\d+)-(\d+)-(.*)$/.exec(url) ?? [];
      return { id, until, signature };
    };
    const [one, other] = [await partsOf(), await partsOf()];
    const statusOf = async ({ id, until, signature }: typeof one) =>
      (await fetched(`/files/d/${id}-${until}-${signature}`)).status;
    expect(await statusOf(one)).toBe(200);
    expect(await statusOf({ ...one, id: other.id })).toBe(404);
    expect(await statusOf({ ...one, until: String(Number(one.until) + 1) })).toBe(404);
    expect(await statusOf({ ...one, signature: "A".repeat(43) })).toBe(404);
    expect((await fetched("/files/d/1-2-3")).status).toBe(404);
  });

  // @proves 5.message.unsupported-file-type
  it.each([
    ["lot_photo", PDF],
    ["lot_photo", SVG],
    ["document", SVG],
    ["document", Buffer.from("<script>alert(1)</script>")],
    ["passport", Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])],
  ])("looks at the bytes: no %s of another type", async (kind, bytes) => {
    const { upload } = await setUp();
    const { status, body } = await upload(kind, bytes, "photo.jpg");
    expect([status, body.message]).toEqual([415, "Unsupported file type"]);
  });

  it("rejects an animated picture", async () => {
    const { upload } = await setUp();
    expect((await upload("lot_photo", await picture(10, 10, "gif"))).status).toBe(415);
  });

  // @proves 5.message.file-size-should-be-less-than
  it.each([
    ["lot_photo", 10.5, "File size should be less than 10MB"],
    ["document", 20.5, "File size should be less than 20MB"],
    ["document", 21.5, "File size should be less than 20MB"],
  ])("takes no %s of %d MB", async (kind, size, message) => {
    const { upload } = await setUp();
    const { status, body } = await upload(kind, Buffer.alloc(size * MB));
    expect([status, body.result, body.message]).toEqual([413, "TOO_LARGE", message]);
  });

  it("needs a file, and a known kind", async () => {
    const { post, token, upload } = await setUp();
    const form = new FormData();
    form.set("kind", "passport");
    form.set("file", "only words");
    expect((await post("/api/files", form, { token })).body.message).toBe("File is required");
    expect((await upload("selfie", PDF)).body.message).toBe("Kind must be valid");
  });

  it("leaves no temporary copy of the file, whether it is taken or not", async () => {
    const folder = mkdtempSync(join(tmpdir(), "marsa-received-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const { upload } = await setUp();
    vi.stubEnv("TMPDIR", folder);
    onTestFinished(() => void vi.unstubAllEnvs());
    const statuses = [
      await upload("licence", PDF),
      await upload("lot_photo", PDF),
      await upload("selfie", PDF),
    ];
    expect(statuses.map(({ status }) => status)).toEqual([200, 415, 422]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it("reads no body from a visitor", async () => {
    const { post } = await setUp();
    expect((await post("/api/files", formOf("document", PDF))).status).toBe(401);
  });
});

describe("DELETE /files/{id}", () => {
  it("deletes an own file, unless it is in use", async () => {
    const { upload, send, store, token, tokenOf } = await setUp();
    const { id_file: id } = (await upload("document", PDF)).body.data;
    const remove = async (as: string) => (await send("DELETE", `/api/files/${id}`, { token: as })).status;
    expect(await remove(await tokenOf(2))).toBe(404);
    await store.write((db) => linkFiles(db, 1, [id], "profile:1"));
    expect(await remove(token)).toBe(409);
    await store.write((db) => void sqlite(db).prepare("UPDATE file SET linked_to = NULL").run());
    expect([await remove(token), await remove(token)]).toEqual([200, 404]);
  });
});

describe("An unused file", () => {
  it("is deleted after a day with its bytes, unless another file has the same", async () => {
    const { upload, context, clock, fetched } = await setUp();
    const first = (await upload("lot_photo", await picture())).body.data;
    clock.advance(1_000);
    const second = (await upload("lot_photo", await picture())).body.data;
    expect(second.url).toBe(first.url);
    await context.files.sweep(clock.now());
    expect((await fetched(first.url)).status).toBe(200);
    await context.files.sweep(clock.now() + 1);
    expect((await fetched(first.url)).status).toBe(404);
  });
});
