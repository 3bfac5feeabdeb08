import { afterEach, describe, expect, it, vi } from "vitest";
import { readToken, writeToken } from "./token.ts";

/** A page whose cookies are the ones that were written. */
function page(protocol: "http:" | "https:"): string[] {
  const written: string[] = [];
  vi.stubGlobal("location", { protocol });
  vi.stubGlobal("document", {
    get cookie() {
      return written.map((cookie) => cookie.slice(0, cookie.indexOf(";"))).join("; ");
    },
    set cookie(cookie: string) {
      written.push(cookie);
    },
  });
  return written;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("the token's cookie", () => {
  it("is for this site alone, and by https wherever the page came by https", () => {
    const written = page("https:");
    writeToken("secret");
    expect(written[0]).toBe("token=secret; Path=/; SameSite=Strict; Max-Age=2592000; Secure");
    expect(readToken()).toBe("secret");
  });

  it("has no Secure on a machine without https", () => {
    const written = page("http:");
    writeToken("secret");
    expect(written[0]).toBe("token=secret; Path=/; SameSite=Strict; Max-Age=2592000");
  });

  it("ends at once when the session ends", () => {
    const written = page("https:");
    writeToken(null);
    expect(written[0]).toContain("Max-Age=0");
    expect(readToken()).toBeNull();
  });
});
