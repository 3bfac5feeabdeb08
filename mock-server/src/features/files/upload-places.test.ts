/** Tests of the places for files on their way, over the whole app. */
import sharp from "sharp";
import { describe, expect, it, vi } from "vitest";
import { openTestApp, type Answer, type TestApp } from "../../test-support/app.ts";

async function photoForm(): Promise<FormData> {
  const bytes = await sharp({ create: { width: 90, height: 60, channels: 3, background: "#c0392b" } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.set("kind", "lot_photo");
  form.set("file", new Blob([new Uint8Array(bytes)]), "front.jpg");
  return form;
}

/** Takes places of one person; returns a function that frees them. */
function takePlaces({ context }: TestApp, owner: string, count: number): () => void {
  const leaves = Array.from({ length: count }, () => context.uploadPlaces.take(owner)!);
  return () => leaves.forEach((leave) => leave());
}

const refusal = ({ status, headers }: Answer) => [status, headers.get("retry-after")];

describe("A file without a place", () => {
  it("is refused with Retry-After, and taken when another one has ended", async () => {
    const app = await openTestApp();
    const token = await app.tokenOf(1);
    const free = takePlaces(app, "user 1", 30);
    const form = await photoForm();
    expect(refusal(await app.post("/api/files", form, { token }))).toEqual([503, "5"]);
    free();
    expect((await app.post("/api/files", form, { token })).status).toBe(200);
  });

  it("is not turned either", async () => {
    const app = await openTestApp();
    const token = await app.tokenOf(1);
    const { id_file: id } = (await app.post("/api/files", await photoForm(), { token })).body.data;
    const turn = () => app.post(`/api/files/${id}/change`, { turn: 90, crop: null }, { token });
    const free = takePlaces(app, "user 1", 30);
    expect(refusal(await turn())).toEqual([503, "5"]);
    free();
    expect((await turn()).status).toBe(200);
  });
});

it("a flood of files of many people ends at the last place, and leaves lots and bids alone", async () => {
  const app = await openTestApp();
  const tokens = await Promise.all([1, 2, 3, 4].map(app.tokenOf));
  const free = takePlaces(app, "somebody", 20);
  const others = takePlaces(app, "another", 20);
  const form = await photoForm();
  const answered: Answer[] = [];
  const sent = Array.from({ length: 60 }, async (_, i) => {
    answered.push(await app.post("/api/files", form, { token: tokens[i % tokens.length]! }));
  });
  await vi.waitFor(() => expect(answered.filter(({ status }) => status === 503)).toHaveLength(52));
  const bid = { token: tokens[0]!, headers: { "idempotency-key": "a-bid-beside-photos" } };
  expect((await app.post("/api/auction/makebid", { id_auction: 1, price: 20_000 }, bid)).status).toBe(200);
  await Promise.all(sent);
  expect(answered.filter(({ status }) => status === 200)).toHaveLength(8);
  free();
  others();
  expect((await app.post("/api/files", form, { token: tokens[0]! })).status).toBe(200);
});
