import { describe, expect, it } from "vitest";
import { createKeyReader } from "./keys.ts";

const press = (key: string, more: Partial<Parameters<ReturnType<typeof createKeyReader>>[0]> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  repeat: false,
  isComposing: false,
  ...more,
});

describe("the shortcuts of every page", () => {
  it("open the palette by Ctrl+K and by the Mac's command key, also while a person types", () => {
    const read = createKeyReader();
    expect(read(press("k", { ctrlKey: true }), 0, false)).toEqual({ kind: "palette" });
    expect(read(press("K", { metaKey: true }), 0, false)).toEqual({ kind: "palette" });
    expect(read(press("k"), 0, true)).toBeNull();
    expect(read(press("k", { ctrlKey: true, shiftKey: true }), 0, true)).toBeNull();
  });

  it("open an area by g and its letter, within a second and a half", () => {
    const read = createKeyReader();
    expect(read(press("g"), 0, true)).toBeNull();
    expect(read(press("w"), 900, true)).toEqual({ kind: "go", key: "w" });
    expect(read(press("w"), 1_000, true)).toBeNull();
    read(press("g"), 2_000, true);
    expect(read(press("w"), 3_501, true)).toBeNull();
  });

  it("do nothing with single keys off, or while a person types", () => {
    const read = createKeyReader();
    expect(read(press("?", { shiftKey: true }), 0, false)).toBeNull();
    read(press("g"), 0, false);
    expect(read(press("a"), 10, false)).toBeNull();
  });

  it("show the help by ?", () => {
    expect(createKeyReader()(press("?", { shiftKey: true }), 0, true)).toEqual({ kind: "help" });
  });

  it("press the element for a letter on the page, except after g", () => {
    const read = createKeyReader();
    expect(read(press("f"), 0, true)).toEqual({ kind: "press", key: "f" });
    expect(read(press("N", { shiftKey: true }), 0, true)).toEqual({ kind: "press", key: "n" });
    expect(read(press("f"), 0, false)).toBeNull();
    read(press("g"), 100, true);
    expect(read(press("f"), 200, true)).toEqual({ kind: "go", key: "f" });
  });

  it("ignore a held key, and a key of a word being composed", () => {
    const read = createKeyReader();
    expect(read(press("?", { repeat: true }), 0, true)).toBeNull();
    expect(read(press("k", { ctrlKey: true, isComposing: true }), 0, true)).toBeNull();
  });
});
