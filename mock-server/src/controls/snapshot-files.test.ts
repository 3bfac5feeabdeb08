/** Tests of the files of snapshots, and of limits after a restore. */
import { expect, it } from "vitest";
import { openTestApp, type TestApp } from "../test-support/app.ts";

const AT = "/_mock/snapshots/kept";

async function request({ app }: TestApp, method: string, path = AT, content?: string | ArrayBuffer) {
  const form = new FormData();
  if (content !== undefined) form.set("file", new Blob([content]), "kept.sqlite");
  return app.request(path, { method, ...(content !== undefined && { body: form }) });
}

const priceOf = async ({ get }: TestApp) => (await get("/api/auction/lot/1")).body.data.live.price;

it("gives a snapshot as a file, deletes it, and takes the file again", async () => {
  const app = await openTestApp();
  const token = await app.tokenOf(1);
  const bid = { token, headers: { "idempotency-key": "snapshot-file-1" } };
  await app.post("/api/auction/makebid", { id_auction: 1, price: 20_000 }, bid);
  await app.post("/_mock/snapshots", { name: "kept" });
  const file = await request(app, "GET");
  expect(file.headers.get("content-type")).toBe("application/vnd.sqlite3");
  expect(file.headers.get("content-disposition")).toContain('attachment; filename="kept.sqlite"');
  const bytes = await file.arrayBuffer();

  expect((await request(app, "DELETE")).status).toBe(200);
  expect((await app.get("/_mock/snapshots")).body.data).toEqual([]);
  expect((await app.post("/_mock/restore", { name: "kept" })).status).toBe(404);

  const more = { token: await app.tokenOf(2), headers: { "idempotency-key": "snapshot-file-2" } };
  await app.post("/api/auction/makebid", { id_auction: 1, price: 25_000 }, more);
  expect((await request(app, "PUT", "/_mock/snapshots/brought", bytes)).status).toBe(200);
  expect((await app.post("/_mock/restore", { name: "brought" })).status).toBe(200);
  expect(await priceOf(app)).toBe(20_000);
});

it("takes no other file, and keeps the snapshot of that name", async () => {
  const app = await openTestApp();
  const { body } = await app.post("/_mock/snapshots", { name: "kept" });
  const refused = await request(app, "PUT", AT, "a letter");
  expect([refused.status, ((await refused.json()) as { result: string }).result]).toEqual([
    422,
    "VALIDATION",
  ]);
  expect((await app.get("/_mock/snapshots")).body.data).toEqual([body.data]);
});

it("takes no file of 20 MB, as the refusal says", async () => {
  const app = await openTestApp();
  const refused = await request(app, "PUT", AT, new ArrayBuffer(20 * 1024 * 1024));
  expect(refused.status).toBe(413);
  expect(await refused.json()).toMatchObject({ message: "File size should be less than 20MB" });
  expect((await app.get("/_mock/snapshots")).body.data).toEqual([]);
});

it("says that an unknown snapshot is not there", async () => {
  const app = await openTestApp();
  for (const method of ["GET", "DELETE"]) expect((await request(app, method)).status).toBe(404);
});

it("counts no attempt of the replaced state against a limit", async () => {
  const app = await openTestApp();
  const { rateLimit } = app.context;
  await app.post("/_mock/snapshots", { name: "kept" });
  while (rateLimit.take("codeByContact", "a@b.test") === 0);
  await app.post("/_mock/restore", { name: "kept" });
  expect(rateLimit.take("codeByContact", "a@b.test")).toBe(0);
});
