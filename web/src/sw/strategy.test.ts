import { describe, expect, it } from "vitest";
import { strategyFor } from "./strategy.ts";

const ORIGIN = "https://marsa.test";
const get = (path: string, mode = "cors") =>
  strategyFor({ method: "GET", mode, url: new URL(path, ORIGIN) }, ORIGIN);

describe("the service worker", () => {
  it("keeps the build's files, which never change", () => {
    expect(get("/assets/base-K0vc-N28.js")).toBe("asset");
    expect(get("/assets/inter-latin.woff2")).toBe("asset");
  });

  it("opens the app from its cache without a network, at any path", () => {
    for (const path of ["/", "/auction", "/en/auction/7", "/signin?next=/deposit"]) {
      expect(get(path, "navigate")).toBe("page");
    }
    expect(get("/terms/_payload.json")).toBe("file");
  });

  it("never keeps personal answers: no reply, file or control", () => {
    for (const path of [
      "/api/auth/me",
      "/api/auth/balance",
      "/files/12/passport.webp",
      "/_mock/inbox",
      "/ws",
    ]) {
      expect(get(path)).toBe("leave");
      expect(get(path, "navigate")).toBe("leave");
    }
  });

  it("ignores requests that change something, and other origins", () => {
    for (const method of ["POST", "PUT", "DELETE", "HEAD"]) {
      expect(strategyFor({ method, mode: "cors", url: new URL("/auction", ORIGIN) }, ORIGIN)).toBe("leave");
    }
    expect(
      strategyFor({ method: "GET", mode: "cors", url: new URL("https://other.test/assets/x.js") }, ORIGIN),
    ).toBe("leave");
  });

  it("reads the newest build from the server only", () => {
    for (const path of [
      "/builds/latest.json",
      "/builds/meta/0123.json",
      "/sw.js",
      "/openapi.json",
      "/docs",
    ]) {
      expect(get(path)).toBe("leave");
    }
  });
});
