import { expect, it } from "vitest";
import { contentMark } from "./use-uploads.ts";

it("files with the same bytes share a mark, whatever their names", async () => {
  const [one, same, other] = [
    [1, 2, 3],
    [1, 2, 3],
    [1, 3, 2],
  ].map((bytes) => new Blob([new Uint8Array(bytes)]));
  expect(await contentMark(one!)).toBe(await contentMark(same!));
  expect(await contentMark(one!)).not.toBe(await contentMark(other!));
});
