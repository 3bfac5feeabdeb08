/** Tests of what `receipts.ts` does when a session ends. */
import { afterEach, expect, it, vi } from "vitest";
import type { SessionChange } from "./session.ts";

const listeners = vi.hoisted(() => new Set<(change: SessionChange) => void>());
vi.mock("./session.ts", () => ({
  onSessionChange: (listener: (change: SessionChange) => void) => listeners.add(listener),
}));

const values = new Map([
  ["marsa.receipt.1.7.first", "[]"],
  ["marsa.theme", "calm"],
]);
vi.stubGlobal("localStorage", {
  getItem: (key: string) => values.get(key) ?? null,
  setItem: (key: string, value: string) => void values.set(key, value),
  removeItem: (key: string) => void values.delete(key),
  key: (place: number) => [...values.keys()][place] ?? null,
  get length() {
    return values.size;
  },
});

afterEach(() => values.set("marsa.receipt.1.7.first", "[]"));

it.each(["signed-out", "expired"] as const)(
  "a session that is %s leaves no receipt behind",
  async (change) => {
    await import("./receipts.ts");
    for (const listener of listeners) listener("signed-in");
    expect([...values.keys()]).toContain("marsa.receipt.1.7.first");
    for (const listener of listeners) listener(change);
    expect([...values.keys()]).toEqual(["marsa.theme"]);
  },
);
