import { ApiProblem } from "@marsa/api-spec/client-problem";
import { describe, expect, it } from "vitest";
import type { Draft } from "../draft/queries.ts";
import { addPhotos } from "./use-lot-upload.ts";

const stale = () =>
  Object.assign(Object.create(ApiProblem.prototype) as object, { code: "STALE", status: 409, details: {} });

/** A draft on a server, which another device may change before a save. */
function server(photos: number[], changes: number[][] = []) {
  let draft = { version: 1, fields: { comment: "kept", photos } } as unknown as Draft;
  return {
    read: () => Promise.resolve(draft),
    save(fields: Draft["fields"], version: number) {
      const other = changes.shift();
      if (other) draft = { ...draft, version: draft.version + 1, fields: { ...draft.fields, photos: other } };
      // oxlint-disable-next-line prefer-promise-reject-errors -- as the client throws it
      if (version !== draft.version) return Promise.reject(stale());
      draft = { ...draft, version: version + 1, fields };
      return Promise.resolve(draft);
    },
    fields: () => draft.fields,
  };
}

describe("new photos of a draft", () => {
  it("stand behind those that it has, in the order of the plan whatever arrived first", async () => {
    const calls = server([7]);
    await addPhotos([{ id: 12, turn: 2 }], calls);
    await addPhotos(
      [
        { id: 12, turn: 2 },
        { id: 11, turn: 1 },
      ],
      calls,
    );
    expect(calls.fields()).toEqual({ comment: "kept", photos: [7, 11, 12] });
  });

  it("are added to what another device saved meanwhile", async () => {
    const calls = server([7], [[7, 8]]);
    await addPhotos([{ id: 11, turn: 1 }], calls);
    expect(calls.fields()).toEqual({ comment: "kept", photos: [7, 8, 11] });
  });

  it("are reported when the draft never rests", async () => {
    const calls = server([], [[1], [2], [3], [4], [5], [6]]);
    await expect(addPhotos([{ id: 11, turn: 1 }], calls)).rejects.toMatchObject({ code: "STALE" });
  });
});
