/** Tests of `list-place.ts`. */
import { beforeEach, expect, it, vi } from "vitest";

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

/** The module as after a load of the page. */
async function loaded() {
  vi.resetModules();
  return import("./list-place.ts");
}

it("knows no list on a direct visit", async () => {
  expect((await loaded()).lastList()).toBeNull();
});

it("keeps the list that the reader came from over a reload", async () => {
  (await loaded()).rememberList({ section: "vehicles", mark: ["audi"] });
  expect((await loaded()).lastList()).toEqual({ section: "vehicles", mark: ["audi"] });
});

it("survives a storage with something else in it", async () => {
  kept.set("marsa.list", "{");
  expect((await loaded()).lastList()).toBeNull();
});

it("works without a storage until a reload", async () => {
  vi.stubGlobal("sessionStorage", {
    getItem: () => null,
    setItem: () => {
      throw new Error("full");
    },
  });
  const place = await loaded();
  place.rememberList({ q: "audi" });
  expect(place.lastList()).toEqual({ q: "audi" });
});
