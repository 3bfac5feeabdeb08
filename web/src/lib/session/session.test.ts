/** Tests of `session.ts` and `token.ts`. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import { queryClient } from "../http/query-client.ts";
import { keys } from "../http/query-keys.ts";

const cookies = new Map<string, string>();

/** A document that keeps cookies as a browser does, with their attributes for the test. */
const attributes: string[] = [];
const page = {
  get cookie() {
    return [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  },
  set cookie(written: string) {
    const [pair = "", ...rest] = written.split("; ");
    const at = pair.indexOf("=");
    attributes.splice(0, attributes.length, ...rest);
    if (rest.includes("Max-Age=0")) cookies.delete(pair.slice(0, at));
    else cookies.set(pair.slice(0, at), pair.slice(at + 1));
  },
  addEventListener: () => undefined,
};

vi.mock("../http/api.ts", () => ({
  api: { POST: () => Promise.reject(new Error("no network")) },
  onSessionEnded: () => undefined,
}));

beforeEach(() => {
  cookies.clear();
  vi.stubGlobal("document", page);
  vi.stubGlobal("location", { protocol: "https:" });
  vi.stubGlobal("localStorage", {});
  queryClient.clear();
});

describe("the token of a session", () => {
  // @proves 7.rule.the-token-is-kept-in-a
  it("is in a cookie named token, for this site only", async () => {
    const { readToken, writeToken } = await import("../http/token.ts");
    expect(readToken()).toBeNull();
    writeToken("a token");
    expect(cookies.get("token")).toBe("a%20token");
    expect(attributes).toEqual(expect.arrayContaining(["Path=/", "SameSite=Strict", "Secure"]));
    expect(readToken()).toBe("a token");
    writeToken(null);
    expect(readToken()).toBeNull();
  });
});

describe("signing out", () => {
  // @proves 4.transition.sign-out-clears-user-balance-and
  it("clears the token, the user and the balance, even if the server does not answer", async () => {
    const { signOut } = await import("./session.ts");
    const { writeToken, readToken } = await import("../http/token.ts");
    writeToken("a token");
    queryClient.setQueryData(keys.me, { id_user: 1 });
    queryClient.setQueryData(keys.balance, { available: 45_000 });
    await signOut();
    expect(readToken()).toBeNull();
    expect(queryClient.getQueryData(keys.me)).toBeNull();
    expect(queryClient.getQueryData(keys.balance)).toBeUndefined();
  });
});
