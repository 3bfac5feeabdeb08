/** Tests of `favorites.ts`. */
import { describe, expect, it } from "vitest";
import { openTestApp } from "../../test-support/app.ts";
import { sqlite } from "../../tables/system/driver.ts";

describe("Watching a lot", () => {
  // @proves 4.transition.favorites-toggle-add-and-remove
  it("twice changes nothing, and so does ending it twice", async () => {
    const app = await openTestApp();
    const token = await app.tokenOf(1);
    const other = await app.tokenOf(2);
    const press = async (what: "add" | "remove", by: string) =>
      (await app.post(`/api/auction/fav/${what}/1`, undefined, { token: by })).body.data;

    expect(await press("add", token)).toEqual({ id_auction: 1, favorite: true, watching: 1 });
    expect(await press("add", token)).toEqual({ id_auction: 1, favorite: true, watching: 1 });
    expect(await press("add", other)).toEqual({ id_auction: 1, favorite: true, watching: 2 });
    expect(await press("remove", token)).toEqual({ id_auction: 1, favorite: false, watching: 1 });
    expect(await press("remove", token)).toEqual({ id_auction: 1, favorite: false, watching: 1 });
  });

  it("needs a session", async () => {
    const app = await openTestApp();
    expect((await app.post("/api/auction/fav/add/1")).status).toBe(401);
    expect((await app.post("/api/auction/fav/remove/1")).status).toBe(401);
  });

  it("is refused for a lot that the reader may not see", async () => {
    const app = await openTestApp();
    await app.store.write((db) => sqlite(db).exec("UPDATE lot SET hidden = 1 WHERE id = 2"));
    const token = await app.tokenOf(1);
    for (const id of [2, 999]) {
      const { status, body } = await app.post(`/api/auction/fav/add/${id}`, undefined, { token });
      expect([status, body.result]).toEqual([404, "NOT_FOUND"]);
    }
  });
});
