import { describe, expect, it } from "vitest";
import { type Entrance, verdictFor } from "./enter.ts";
import type { Reader } from "./guards.ts";

const buyer: Reader = { roles: ["buyer"], ustatus: "confirmed", pstatusMax: "ok" };

/** A visit that records the order of its calls. */
function visit(given: { token: string | null; me?: () => Promise<Reader> }) {
  const asked: string[] = [];
  const entrance: Entrance = {
    config: async () => asked.push("config"),
    token: () => {
      asked.push("token");
      return given.token;
    },
    me: () => {
      asked.push("me");
      return given.me?.() ?? Promise.resolve(buyer);
    },
  };
  return { asked, entrance };
}

describe("entering a screen", () => {
  it("reads configuration, token and user in this order before the guard decides", async () => {
    const { asked, entrance } = visit({ token: "t" });
    expect(await verdictFor("signed-in", entrance)).toBe("on");
    expect(asked).toEqual(["config", "token", "me"]);
  });

  it("does not read the user without a token", async () => {
    const { asked, entrance } = visit({ token: null });
    expect(await verdictFor("signed-in", entrance)).toBe("signin");
    expect(asked).toEqual(["config", "token"]);
  });

  it("waits for nothing where everybody may enter", async () => {
    const { asked, entrance } = visit({ token: "t", me: () => new Promise(() => {}) });
    expect(await verdictFor("set-user", entrance)).toBe("on");
    expect(asked).toEqual([]);
  });

  it("treats an expired token as no token", async () => {
    const { entrance } = visit({ token: "old", me: () => Promise.resolve(null) });
    expect(await verdictFor("ok-only", entrance)).toBe("signin");
  });

  it("turns nobody away while the server does not answer: the error shows", async () => {
    const lost = new Error("No connection to the server");
    const { entrance } = visit({ token: "t", me: () => Promise.reject(lost) });
    await expect(verdictFor("signed-in", entrance)).rejects.toBe(lost);
  });
});
