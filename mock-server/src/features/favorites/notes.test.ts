/** Tests of `notes.ts`. */
import { describe, expect, it } from "vitest";
import { openTestApp } from "../../test-support/app.ts";
import { sqlite } from "../../tables/system/driver.ts";

describe("A private note on a lot", () => {
  // @proves 3.field.lot-notes
  it("is visible to its writer only, and a later one replaces it", async () => {
    const app = await openTestApp();
    const token = await app.tokenOf(1);
    const write = (comment: string) =>
      app.post("/api/auction/pcomment/set", { id_auction: 1, comment }, { token });
    const noteOf = async (by: string) =>
      (await app.get("/api/auction/lot/1", { token: by })).body.data.mine.note;

    expect((await write("Look at the tailgate")).body.data).toEqual({
      id_auction: 1,
      note: "Look at the tailgate",
    });
    expect((await write("  Tailgate is fine  ")).body.data.note).toBe("Tailgate is fine");
    expect(await noteOf(token)).toBe("Tailgate is fine");
    expect(await noteOf(await app.tokenOf(2))).toBeNull();
  });

  it("can be deleted, also twice", async () => {
    const app = await openTestApp();
    const token = await app.tokenOf(1);
    await app.post("/api/auction/pcomment/set", { id_auction: 1, comment: "Old tyres" }, { token });
    for (const _ of [1, 2]) {
      const { body } = await app.post("/api/auction/pcomment/delete", { id_auction: 1 }, { token });
      expect(body.data).toEqual({ id_auction: 1, note: null });
    }
    expect((await app.get("/api/auction/lot/1", { token })).body.data.mine.note).toBeNull();
  });

  it("needs text", async () => {
    const app = await openTestApp();
    const token = await app.tokenOf(1);
    for (const comment of ["", "   "]) {
      const { status, body } = await app.post(
        "/api/auction/pcomment/set",
        { id_auction: 1, comment },
        { token },
      );
      expect([status, body.result]).toEqual([422, "VALIDATION"]);
    }
  });

  it("is refused for a lot that the reader may not see", async () => {
    const app = await openTestApp();
    await app.store.write((db) => sqlite(db).exec("UPDATE lot SET hidden = 1 WHERE id = 2"));
    const token = await app.tokenOf(1);
    for (const id_auction of [2, 999]) {
      for (const [call, body] of [
        ["set", { id_auction, comment: "Nice" }],
        ["delete", { id_auction }],
      ] as const) {
        const answer = await app.post(`/api/auction/pcomment/${call}`, body, { token });
        expect([answer.status, answer.body.result]).toEqual([404, "NOT_FOUND"]);
      }
    }
  });
});
