import { describe, expect, it } from "vitest";
import { type Entrance, verdictFor } from "./enter.ts";
import type { Reader } from "./guards.ts";

const buyer: Reader = { roles: ["buyer"], ustatus: "confirmed", pstatusMax: "ok" };

/** A visit that writes down what it was asked for. */
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

describe("coming in", () => {
  it("asks for configuration, token and user in this order before the guard decides", async () => {
    const { asked, entrance } = visit({ token: "t" });
    expect(await verdictFor("signed-in", entrance)).toBe("on");
    expect(asked).toEqual(["config", "token", "me"]);
  });

  it("does not ask who a visitor without a token is", async () => {
    const { asked, entrance } = visit({ token: null });
    expect(await verdictFor("signed-in", entrance)).toBe("signin");
    expect(asked).toEqual(["config", "token"]);
  });

  it("waits for nobody where everybody may come in", async () => {
    const { asked, entrance } = visit({ token: "t", me: () => new Promise(() => {}) });
    expect(await verdictFor("set-user", entrance)).toBe("on");
    expect(asked).toEqual([]);
  });

  it("takes a token that is over for none", async () => {
    const { entrance } = visit({ token: "old", me: () => Promise.resolve(null) });
    expect(await verdictFor("ok-only", entrance)).toBe("signin");
  });

  it("turns nobody away while the server cannot be reached: the error is the answer", async () => {
    const lost = new Error("No connection to the server");
    const { entrance } = visit({ token: "t", me: () => Promise.reject(lost) });
    await expect(verdictFor("signed-in", entrance)).rejects.toBe(lost);
  });
});
