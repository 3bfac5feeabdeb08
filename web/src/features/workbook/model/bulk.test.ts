import { beforeEach, describe, expect, it, vi } from "vitest";
import { live } from "#/realtime/lots/live.ts";
import { noteAll, putBack, remove } from "./bulk.ts";

vi.mock("#/lib/http/api.ts", async () => {
  const { createApi } = await import("@marsa/api-spec/client");
  return { api: createApi({ origin: "http://marsa.test", fetch: answer }) };
});

let asked: string[];
/** The call that the server refuses. */
let refused: string | null;

async function answer({ url }: Request): Promise<Response> {
  const path = new URL(url).pathname.replace("/api/auction/", "");
  if (path === refused) return Response.json({ result: "STALE", message: "Not now" }, { status: 409 });
  asked.push(path);
  return Response.json({ result: "success", data: {} });
}

beforeEach(() => {
  asked = [];
  refused = null;
  live.forgetMine();
  for (const id of [1, 2]) live.setFavorite(id, true);
  live.setNote(1, "Look at the tailgate");
});

const stateOf = (id: number) => {
  const { favorite, note } = live.lot(id).mine ?? {};
  return { favorite, note };
};

describe("the removal of several lots", () => {
  it("shows on every card of the lots, and so does its undo", async () => {
    const { removed } = await remove([1]);
    expect(stateOf(1)).toEqual({ favorite: false, note: null });
    await putBack(removed);
    expect(stateOf(1)).toEqual({ favorite: true, note: "Look at the tailgate" });
  });

  it("takes watch mark and note off each, and can be undone", async () => {
    const { removed, error } = await remove([1, 2]);
    expect(error).toBeNull();
    expect(asked).toEqual(["fav/remove/1", "pcomment/delete", "fav/remove/2"]);
    asked = [];
    await putBack(removed);
    expect(asked).toEqual(["fav/add/1", "pcomment/set", "fav/add/2"]);
  });

  it("that is refused on the way says why, and puts back what it took", async () => {
    refused = "fav/remove/2";
    const { removed, error } = await remove([1, 2]);
    expect(error).toMatchObject({ message: "Not now" });
    expect(removed).toEqual([{ id: 1, favorite: true, note: "Look at the tailgate" }]);
  });

  it("that is refused at a note puts the watch mark back", async () => {
    refused = "pcomment/delete";
    const { removed } = await remove([1, 2]);
    expect(removed).toEqual([{ id: 1, favorite: true, note: null }]);
  });

  it("that is refused at once took nothing", async () => {
    refused = "fav/remove/1";
    expect((await remove([1, 2])).removed).toEqual([]);
  });
});

it("a note on several lots shows on every card of them", async () => {
  await noteAll([1, 2], "Ask for the service book");
  expect([1, 2].map((id) => stateOf(id).note)).toEqual(Array(2).fill("Ask for the service book"));
});
