/** Tests of `addresses.ts`. */
import { describe, expect, it } from "vitest";
import { readEnv } from "../../env/env.ts";
import { checkAddresses } from "./check-addresses.ts";

const demo = checkAddresses(readEnv({ ALLOWED_HOSTS: "api, Crossbar" }));
const PRODUCTION = {
  NODE_ENV: "production",
  ALLOW_SIMULATED: "1",
  PUBLIC_URL: "https://auction.example.com",
  DATA_KEY_FILE: "/run/keys/marsa",
};
const production = checkAddresses(readEnv(PRODUCTION));
const statusOf = (check: typeof demo, host: string | undefined, origin?: string) =>
  check({ host, origin })?.status ?? 200;

describe("the names under which the server answers", () => {
  it.each(["localhost:4000", "127.0.0.1:4000", "[::1]:4000", "marsa.localhost", "api:4000", "crossbar"])(
    "include %s",
    (host) => {
      expect(statusOf(demo, host)).toBe(200);
    },
  );

  it.each(["evil.example.com", "evil.example.com:4000", "localhost.evil.test", "", undefined, "a b"])(
    "do not include %s, a name that may lead here by DNS rebinding",
    (host) => {
      expect(statusOf(demo, host)).toBe(421);
    },
  );

  it("include addresses in numbers, but in production the public name alone", () => {
    expect(statusOf(demo, "192.168.1.5:4000")).toBe(200);
    expect(statusOf(production, "192.168.1.5:4000")).toBe(421);
    expect(statusOf(production, "auction.example.com")).toBe(200);
  });
});

describe("the pages that may call the server", () => {
  it("are its own ones, and outside production those of any port of this machine", () => {
    expect(statusOf(demo, "localhost:4000", "http://localhost:4000")).toBe(200);
    expect(statusOf(demo, "192.168.1.5:4000", "http://192.168.1.5:4000")).toBe(200);
    expect(statusOf(demo, "localhost:4000", "http://localhost:5173")).toBe(200);
    expect(statusOf(demo, "localhost:4000", "http://127.0.0.1:5173")).toBe(200);
    expect(statusOf(production, "auction.example.com", "https://auction.example.com")).toBe(200);
    expect(statusOf(production, "auction.example.com", "http://localhost:5173")).toBe(403);
  });

  it.each(["https://evil.example.com", "null", "http://localhost.evil.test"])(
    "do not include %s",
    (origin) => {
      expect(statusOf(demo, "localhost:4000", origin)).toBe(403);
    },
  );

  it("are listed in ORIGINS", () => {
    const listed = checkAddresses(readEnv({ ...PRODUCTION, ORIGINS: "https://partner.example.com" }));
    expect(statusOf(listed, "auction.example.com", "https://partner.example.com")).toBe(200);
    expect(statusOf(listed, "auction.example.com", "https://other.example.com")).toBe(403);
  });
});
