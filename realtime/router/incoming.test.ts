/** What the router reads of a client's bytes. */
import { expect, test } from "vitest";
import { Address } from "./address.ts";
import { Incoming } from "./incoming.ts";
import { DEFAULT_LIMITS } from "./limits.ts";
import type { Session } from "./session.ts";
import type { WebSocketLink } from "./websocket-link.ts";

/** A session that ends when so many bytes were read. */
function reader(endsAt: number) {
  const seen = { bytes: 0, cuts: [] as (string | undefined)[] };
  const session = {
    principal: null,
    get isOver() {
      return seen.bytes >= endsAt;
    },
  } as unknown as Session;
  const link = { cut: (reason?: string) => void seen.cuts.push(reason) } as unknown as WebSocketLink;
  const address = new Address(DEFAULT_LIMITS, performance.now());
  const incoming = new Incoming(session, link, DEFAULT_LIMITS);
  const take = (bytes: number) =>
    incoming.bytes(Buffer.alloc(bytes), address, (part) => (seen.bytes += part.length));
  return { seen, take };
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
