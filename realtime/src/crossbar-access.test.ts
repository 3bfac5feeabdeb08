/** The answers to Crossbar's questions. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Identity } from "./access.ts";
import { BackendSession } from "./backend-session.ts";
import { CrossbarAccess } from "./crossbar-access.ts";
import { RealtimeError } from "./errors.ts";
import type { Transport } from "./transport.ts";
import { WAMP } from "./wamp.ts";

const FEATURES = { broker: { features: { subscriber_blackwhite_listing: true } }, dealer: {} };
const NOW = 1_800_000_000_000;

let said: unknown[][];
let line: Transport;
let access: CrossbarAccess;
let identity: Identity | null;
beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  said = [];
  identity = { userId: 7, role: "user" };
  line = {
    onOpen: () => {},
    onMessage: () => {},
    onClose: () => {},
    send: (message) => void said.push([...message]),
    close: () => line.onClose("closed"),
  };
  const session = new BackendSession(line, {
    secret: "s",
    patienceMs: 60_000_000,
    onJoin: () => {},
    onEnd: () => {},
  });
  line.onMessage([WAMP.WELCOME, 1, { roles: FEATURES }]);
  // The session's own question, whether this router knows the secret.
  said.length = 0;
  access = new CrossbarAccess(session, async () => identity);
});
afterEach(() => {
  access.stop();
  line.close();
  vi.useRealTimers();
});

/**
 * Registers both procedures (1 judges actions, 2 logs in) and returns the first one's answer to a call of the
 * router.
 */
async function ask(procedure: 1 | 2, ...args: unknown[]): Promise<unknown[]> {
  const done = access.register();
  line.onMessage([WAMP.REGISTERED, 2, 1]);
  await vi.advanceTimersByTimeAsync(0);
  line.onMessage([WAMP.REGISTERED, 3, 2]);
  await done;
  line.onMessage([WAMP.INVOCATION, 50, procedure, {}, args]);
  await vi.advanceTimersByTimeAsync(0);
  return said.at(-1) ?? [];
}

describe("Crossbar, asking", () => {
  test.each([
    ["user", "user.7", {}, true],
    ["user", "user.8", {}, false],
    ["user", "user.", { match: "prefix" }, false],
    ["anonymous", "auction.lot.1", {}, true],
    ["stranger", "auction.lot.1", {}, false],
  ])(
    "whether a %s may subscribe to %s %j, hears %s, not to be cached",
    async (authrole, uri, options, allow) => {
      const answer = await ask(1, { authrole, authid: "7" }, uri, "subscribe", options);
      expect(answer).toEqual([WAMP.YIELD, 50, {}, [{ allow, cache: false }]]);
    },
  );

  test("gets the user's id and role for a valid token", async () => {
    const answer = await ask(2, "realm1", "whoever", { ticket: "t", session: 5 });
    expect(answer).toEqual([WAMP.YIELD, 50, {}, [{ authid: "7", role: "user" }]]);
  });

  test.each([{ ticket: "nobody's" }, {}])("gets a refusal for an invalid token", async (details) => {
    identity = null;
    const answer = await ask(2, "realm1", "whoever", details);
    expect(answer.slice(0, 5)).toEqual([
      WAMP.ERROR,
      WAMP.INVOCATION,
      50,
      {},
      "wamp.error.authentication_denied",
    ]);
  });

  test("ends a session with an expired token, and keeps one with a renewed token", async () => {
    identity = { userId: 7, role: "user", expiresAt: NOW + 60_000 };
    await ask(2, "realm1", "whoever", { ticket: "t", session: 5 });
    identity = { userId: 7, role: "user", expiresAt: NOW + 120_000 };
    await vi.advanceTimersByTimeAsync(60_000);
    identity = null;
    expect(said.filter(([type]) => type === WAMP.CALL)).toEqual([]);
    await vi.advanceTimersByTimeAsync(60_000);
    const calls = said
      .filter(([type]) => type === WAMP.CALL)
      .map(([, , , procedure, args]) => [procedure, args]);
    expect(calls).toEqual([["wamp.session.kill", [5, "marsa.close.token_expired"]]]);
  });

  test("is not asked to end a session that has left by itself", async () => {
    identity = { userId: 7, role: "user", expiresAt: NOW + 60_000 };
    await ask(2, "realm1", "whoever", { ticket: "t", session: 5 });
    access.left(5);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(said.filter(([type]) => type === WAMP.CALL)).toEqual([]);
  });

  // @proves 8.error-code.15-rpcalreadyregistered
  // @proves 8.error-code.35-register
  test.each([
    ["wamp.error.procedure_already_exists", "RPCAlreadyRegistered"],
    ["wamp.error.not_authorized", "RegisterError"],
  ])("not to be asked any more (%s), fails with %s", async (uri, name) => {
    const done = access.register();
    line.onMessage([WAMP.ERROR, WAMP.REGISTER, 2, {}, uri]);
    await expect(done).rejects.toEqual(expect.objectContaining({ name }));
    await expect(done).rejects.toBeInstanceOf(RealtimeError);
  });
});
