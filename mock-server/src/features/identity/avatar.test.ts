/** Tests of `avatar.ts`. */
import sharp from "sharp";
import { expect, it } from "vitest";
import { openTestApp } from "../../test-support/app.ts";

async function portrait(colour: string): Promise<FormData> {
  const create = { width: 640, height: 480, channels: 3, background: colour } as const;
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(await sharp({ create }).jpeg().toBuffer())]), "me.jpg");
  return form;
}

it("the avatar is made square and small, replaced by the next one, and removed", async () => {
  const { app, post, send, get, tokenOf, context, clock } = await openTestApp();
  const token = await tokenOf(1);
  const avatar = async () => (await get("/api/auth/me", { token })).body.data.avatar;
  const set = async (colour: string) => post("/api/auth/account/img", await portrait(colour), { token });

  const { status, body } = await set("#123456");
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ kind: "avatar", width: 256, height: 256, name: "me.jpg" });
  const first: string = await avatar();
  expect(first).toBe(body.data.url);
  const reply = await app.request(first);
  expect(await sharp(Buffer.from(await reply.arrayBuffer())).metadata()).toMatchObject({
    format: "webp",
    width: 256,
    height: 256,
  });

  await set("#654321");
  await context.files.sweep(clock.now());
  expect([(await app.request(first)).status, (await app.request(await avatar())).status]).toEqual([404, 200]);

  expect((await send("DELETE", "/api/auth/account/img", { token })).body).toEqual({
    result: "success",
    data: {},
  });
  expect(await avatar()).toBeNull();
});

it("a text is no avatar", async () => {
  const { post, tokenOf } = await openTestApp();
  const form = new FormData();
  form.set("file", new Blob(["me"]), "me.jpg");
  const { status, body } = await post("/api/auth/account/img", form, { token: await tokenOf(1) });
  expect([status, body.message]).toEqual([415, "Unsupported file type"]);
});
