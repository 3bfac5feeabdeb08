/** Tests of `routes.ts`. */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { openPictures } from "../pictures.ts";
import { filesRoutes } from "./routes.ts";
import { passingKeys } from "../../../tables/sealing/keyring.ts";
import { openUploads } from "./uploads.ts";
import { QueueFull } from "../work-queue.ts";

const dir = mkdtempSync(join(tmpdir(), "marsa-pictures-"));
const pictures = openPictures(dir);
const fails = () => Promise.reject(new Error());
const noStore = { write: fails, writeUnrelated: fails, read: fails };
const uploads = openUploads({ dir, store: noStore, keys: passingKeys(), now: () => 0 });
const app = new Hono().route("/files", filesRoutes({ pictures, uploads, store: noStore, opened: fails }));
app.notFound((c) => c.json({ result: "NOT_FOUND" }, 404));

afterAll(async () => {
  await pictures.close();
  rmSync(dir, { recursive: true });
});

describe("pictures of lots", () => {
  it("composes a card on first request, and lets browsers cache it for ever", async () => {
    const reply = await app.request("/files/p/v-sedan-f34-red-studio-480.webp");
    expect(reply.status).toBe(200);
    expect(reply.headers.get("content-type")).toBe("image/webp");
    expect(reply.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    const bytes = Buffer.from(await reply.arrayBuffer());
    expect(bytes.length).toBeLessThanOrEqual(15 * 1024);
    const { format, width, height } = await sharp(bytes).metadata();
    expect({ format, width, height }).toEqual({ format: "webp", width: 480, height: 320 });
  });

  it("stores its result, and leaves no unfinished file", async () => {
    const file = "v-van-side-teal-mist-m-480.webp";
    const [one, two] = await Promise.all([pictures.pictureFor(file), pictures.pictureFor(file)]);
    expect(one).toBe(two);
    expect(readdirSync(join(dir, "v2")).filter((name) => !name.endsWith(".webp"))).toEqual([]);
    expect(readdirSync(join(dir, "v2"))).toContain(file);
  });

  it("mirrors a vehicle without changing its light", async () => {
    const [plain, mirrored] = await Promise.all(
      ["", "-m"].map(async (mark) => {
        const path = await pictures.pictureFor(`v-coupe-side-orange-slate${mark}-1200.webp`);
        return await sharp(path ?? "")
          .flop(mark === "-m")
          .raw()
          .toBuffer();
      }),
    );
    const worst = plain!.reduce((most, value, i) => Math.max(most, Math.abs(value - mirrored![i]!)), 0);
    const off = plain!.reduce((sum, value, i) => sum + Math.abs(value - mirrored![i]!), 0) / plain!.length;
    expect(off).toBeLessThan(1);
    expect(worst).toBeLessThan(96);
  });

  it("keeps buildings full of lit windows within a main picture's budget", async () => {
    const reply = await app.request("/files/p/a-residence-dusk-960.webp");
    expect((await reply.arrayBuffer()).byteLength).toBeLessThanOrEqual(45 * 1024);
  });

  it.each([
    "v-sedan-f34-red-studio-481.webp",
    "v-sedan-f34-red-nowhere-480.webp",
    "v-sedan-f34-white-studio-480.webp",
    "v-sedan-f34-red-studio-m-m-480.webp",
    "v-boat-f34-red-studio-480.webp",
    "a-living-oak-day-m-480.webp",
    "a-living-oak-day-480.png",
    "..%2f..%2fpackage.json",
    "%2e%2e%2fvehicles%2fsedan-f34.base.webp",
  ])("does not know %s", async (file) => {
    const reply = await app.request(`/files/p/${file}`);
    expect(reply.status).toBe(404);
    expect(await reply.json()).toEqual({ result: "NOT_FOUND" });
  });

  it("asks clients to retry when too many wait", async () => {
    const busy = filesRoutes({
      pictures: { ...pictures, pictureFor: () => Promise.reject(new QueueFull("300 wait")) },
      uploads,
      store: noStore,
      opened: fails,
    });
    const reply = await busy.request("/p/v-sedan-f34-red-studio-480.webp");
    expect([reply.status, reply.headers.get("retry-after")]).toEqual([503, "2"]);
  });
});
