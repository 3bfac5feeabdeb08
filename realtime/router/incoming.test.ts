/** What the router reads of a client's bytes. */
import { expect, test } from "vitest";
import { Address } from "./address.ts";
import { Incoming } from "./incoming.ts";
import { DEFAULT_LIMITS } from "./limits.ts";
import type { Session } from "./session.ts";
import type { WebSocketLink } from "./websocket-link.ts";

const SIGNED_IN = { role: "user" };

/** A session that ends when so many bytes were read, or by a violation. */
function reader(endsAt: number, principal: object | null = SIGNED_IN) {
  const seen = { bytes: 0, cuts: [] as (string | undefined)[] };
  const violations: string[] = [];
  const session = {
    principal,
    get isOver() {
      return seen.bytes >= endsAt || violations.length > 0;
    },
    violation: (message: string) => void violations.push(message),
  } as unknown as Session;
  const link = { cut: (reason?: string) => void seen.cuts.push(reason) } as unknown as WebSocketLink;
  const address = new Address(DEFAULT_LIMITS, performance.now());
  const incoming = new Incoming(session, link, DEFAULT_LIMITS);
  const take = (bytes: number) =>
    incoming.bytes(Buffer.alloc(bytes), address, (part) => (seen.bytes += part.length));
  return { seen, violations, take };
}

test("hands on all bytes of an open session, in order of their arrival", () => {
  const { seen, take } = reader(Infinity);
  take(60_000);
  take(10);
  expect(seen).toEqual({ bytes: 60_010, cuts: [] });
});

test("drops a flood once the session is over, and lets the reason reach the client", () => {
  const { seen, take } = reader(3_000);
  take(60_000);
  expect(seen.bytes).toBeLessThan(24_000);
  take(30_000);
  expect(seen.bytes).toBeLessThan(24_000);
  expect(seen.cuts).toEqual([]);
});

test("still reads the goodbye of a client whose session is over", () => {
  const { seen, take } = reader(3_000);
  take(3_000);
  take(100);
  expect(seen).toEqual({ bytes: 3_100, cuts: [] });
});

test("reads nothing above a quota, and says why it cuts the link", () => {
  const { seen, take } = reader(Infinity);
  take(DEFAULT_LIMITS.byteBurst + 1);
  expect(seen).toEqual({ bytes: 0, cuts: ["sends too much"] });
});

test("reads no more than a login takes before the login, whole messages or not", () => {
  const { seen, violations, take } = reader(Infinity, null);
  for (let time = 0; time < 10; time += 1) take(9_000);
  expect(seen.bytes).toBeLessThan(3 * DEFAULT_LIMITS.helloBytes);
  expect([violations, seen.cuts]).toEqual([["Too long for a login"], []]);
});
