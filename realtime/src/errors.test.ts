/** The catalog of real-time errors. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { CATALOGUE } from "./errors.ts";

/** The product's catalog, by number. */
const SPECIFIED: readonly (readonly [number, RegExp])[] = [
  [1, /^UriError$/],
  [2, /^NoBroker$/],
  [3, /^NoCallback$/],
  [4, /^InvalidParam$/],
  [6, /^NoSerializer$/],
  [7, /^NonExistUnsubscribe$/],
  [12, /^NoDealer$/],
  [15, /^RPCAlreadyRegistered$/],
  [17, /^NonExistRPCUnreg$/],
  [20, /^NonExistRPCReqId$/],
  [21, /^NoRealm$/],
  [22, /^NoWsOrUrl$/],
  [23, /^NoCRACallbackOrId$/],
  [24, /^ChallengeException$/],
  [25, /^PPT/],
  [26, /^PPT/],
  [27, /^PPT/],
  [28, /^PPT/],
  [29, /^ProtocolViolation$/],
  [30, /^Aborted$/],
  [31, /^WampError$/],
  [32, /^Subscribe/],
  [33, /^Unsubscribe/],
  [34, /^Publish/],
  [35, /^Register/],
  [36, /^Unregister/],
  [37, /^Call/],
  [38, /^Websocket/],
  [39, /^FeatureNotSupported$/],
];

const entries = Object.entries(CATALOGUE);

test("the catalog has every specified code once, and no other", () => {
  expect(entries.map(([, { code }]) => code).toSorted((a, b) => a - b)).toEqual(
    SPECIFIED.map(([code]) => code),
  );
  for (const [code, name] of SPECIFIED) {
    expect(entries.find(([, entry]) => entry.code === code)?.[0]).toMatch(name);
  }
});

// @absent 8.error-code.6-noserializer
// @absent 8.error-code.17-nonexistrpcunreg
// @absent 8.error-code.20-nonexistrpcreqid
// @absent 8.error-code.25-ppt
// @absent 8.error-code.26-ppt
// @absent 8.error-code.27-ppt
// @absent 8.error-code.28-ppt
// @absent 8.error-code.36-unregister
test("a code that nothing can raise has a reason, and nothing raises it", () => {
  const sources = readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && file !== "errors.ts")
    .map((file) => readFileSync(join(import.meta.dirname, file), "utf8"))
    .join("\n");
  const never = entries.filter(([, { raisedBy }]) => raisedBy === null);
  expect(never.map(([, { code }]) => code)).toEqual([6, 17, 20, 25, 26, 27, 28, 36]);
  for (const [name, { cause }] of never) {
    expect(cause.length, `${name} says why`).toBeGreaterThan(20);
    expect(sources, `${name} is raised nowhere`).not.toContain(`"${name}"`);
  }
});
