/** Tests of `storage.ts`: a browser that keeps values, one that refuses, and one that is full. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import { keepsData, keptIn, openChannel, ownDatabases, readCookie, writeCookie } from "./storage.ts";

const refuse = (): never => {
  throw new DOMException("Access is denied for this document.", "SecurityError");
};

/** A browser's own storage, in which each call can be made to fail. */
function own(failing: Partial<Storage> = {}): Storage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    key: (place) => [...values.keys()][place] ?? null,
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    ...failing,
  };
}

const full = (): never => {
  throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
};
const BROWSERS: Readonly<Record<string, () => Storage>> = {
  "keeps values": () => STORAGE,
  "refuses the storage itself": refuse,
  "has no storage": () => (globalThis as unknown as { none: Storage }).none,
  "has null in its place": () => null as unknown as Storage,
  "has no room": () => FULL,
  "refuses each call": () => DENIED,
};
const STORAGE = own();
const FULL = own({ setItem: full });
const DENIED = own({ getItem: refuse, setItem: refuse, removeItem: refuse, key: refuse });

describe.each(Object.entries(BROWSERS))("a browser that %s", (_, find) => {
  it("gives back within the page what was set, until it is removed", () => {
    const kept = keptIn(find);
    expect([kept.getItem("a"), kept.length, kept.key(0)]).toEqual([null, 0, null]);
    kept.setItem("a", "1");
    kept.setItem("b", "");
    kept.setItem("a", "2");
    expect([kept.getItem("a"), kept.getItem("b"), kept.length]).toEqual(["2", "", 2]);
    expect(new Set([kept.key(0), kept.key(1), kept.key(2)])).toEqual(new Set(["a", "b", null]));
    kept.removeItem("a");
    kept.removeItem("b");
    expect([kept.getItem("a"), kept.length]).toEqual([null, 0]);
  });
});

it("a value that found no room hides the older one that the browser still has", () => {
  const storage = own();
  const kept = keptIn(() => storage);
  kept.setItem("draft", "old");
  storage.setItem = full;
  kept.setItem("draft", "new");
  expect(kept.getItem("draft")).toBe("new");
  kept.removeItem("draft");
  expect(kept.getItem("draft")).toBeNull();
});

describe("a cookie", () => {
  beforeEach(forgetCookies);

  it.each([
    ["keeps cookies", jar()],
    ["forgets them in silence", { cookie: "" }],
    ["has only cookies of others", Object.freeze({ cookie: "locale=en" })],
    ["refuses to read and to write", refusingDocument()],
  ])("of a browser that %s is there until it is removed", (_, page) => {
    vi.stubGlobal("document", page);
    expect(readCookie("token")).toBeNull();
    writeCookie("token", "a b;c", "Path=/");
    expect(readCookie("token")).toBe("a b;c");
    writeCookie("token", "second", "Path=/");
    expect(readCookie("token")).toBe("second");
    writeCookie("token", null, "Path=/");
    expect(readCookie("token")).toBeNull();
  });
});

it("a browser that refuses all has no databases, no channel and keeps no data", () => {
  const names = ["localStorage", "indexedDB", "BroadcastChannel"];
  const before = names.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  for (const name of names) Object.defineProperty(globalThis, name, { get: refuse, configurable: true });
  expect([ownDatabases(), openChannel("a"), keepsData()]).toEqual([undefined, null, false]);
  for (const [name, property] of before) {
    if (property) Object.defineProperty(globalThis, name, property);
    else Reflect.deleteProperty(globalThis, name);
  }
});

function jar() {
  const values = new Map<string, string>();
  return {
    get cookie() {
      return [...values].map(([name, value]) => `${name}=${value}`).join("; ");
    },
    set cookie(written: string) {
      const [name = "", value = ""] = written.split("; ")[0]!.split("=");
      if (written.includes("Max-Age=0")) values.delete(name);
      else values.set(name, value);
    },
  };
}

function refusingDocument() {
  return Object.defineProperty({}, "cookie", { get: refuse, set: refuse });
}

/** Forgets what an earlier test left in the page. */
function forgetCookies(): void {
  vi.stubGlobal("document", refusingDocument());
  writeCookie("token", null, "");
}
