/** The origins from which pages may connect. */
import { describe, expect, test } from "vitest";
import { isOriginAllowed } from "./origin.ts";

const PATTERNS = ["https://auction.example.com:443", "http://localhost:*"];

describe("a page's origin", () => {
  test.each([
    ["its own server, whatever that is called", "http://192.168.1.5:4000", "192.168.1.5:4000"],
    ["its own server on the usual port", "https://marsa.test", "marsa.test"],
    ["one that is listed, its port not written out", "https://auction.example.com", "api.example.com"],
    ["one that is listed with any port", "http://localhost:5173", "api.example.com"],
    ["none: not a browser", undefined, "api.example.com"],
  ])("is let in: %s", (_, origin, host) => {
    expect(isOriginAllowed(origin, host, PATTERNS)).toBe(true);
  });

  test.each([
    ["another site", "https://evil.example.com"],
    ["a site whose name begins alike", "https://auction.example.com.evil.test"],
    ["a dot taken for any letter", "https://auctionxexample.com"],
    ["the wrong scheme", "http://auction.example.com"],
    ["the wrong port", "https://auction.example.com:8443"],
    ["a sandboxed page", "null"],
    ["rubbish", "///"],
    ["a path", "https://auction.example.com/x"],
  ])("is refused: %s", (_, origin) => {
    expect(isOriginAllowed(origin, "api.example.com", PATTERNS)).toBe(false);
  });
});
