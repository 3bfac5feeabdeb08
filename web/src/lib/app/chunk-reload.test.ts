import { describe, expect, it } from "vitest";
import { takeReload } from "./chunk-reload.ts";

function storage() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  };
}

describe("the reload after a missing chunk", () => {
  // @proves 9.constant.page-reload-guard-10000-ms
  it("happens once in 10 s, so that a broken build does not reload for ever", () => {
    const kept = storage();
    expect(takeReload(kept, 1_000_000)).toBe(true);
    expect(takeReload(kept, 1_000_001)).toBe(false);
    expect(takeReload(kept, 1_009_999)).toBe(false);
    expect(takeReload(kept, 1_010_000)).toBe(true);
    expect(takeReload(kept, 1_010_001)).toBe(false);
  });
});
