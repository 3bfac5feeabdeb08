/** Tests of `wamp.ts`: which messages keep the protocol. */
import { describe, expect, test } from "vitest";
import { ProtocolViolation, readMessage, WAMP } from "./wamp.ts";

const subscribe = (id: unknown) => [WAMP.SUBSCRIBE, id, {}, "auction.lots"];

describe("an id", () => {
  // The WAMP specification: from 1 to 2^53, both included.
  test.each([1, 2 ** 31, 2 ** 53 - 1, 2 ** 53])("may be %s", (id) => {
    expect(readMessage(subscribe(id))).toEqual(subscribe(id));
  });

  test.each([0, -1, 1.5, 2 ** 53 + 2, 2 ** 64, Infinity, Number.NaN, "1", null, true, [1], {}, undefined])(
    "is not %j",
    (id) => {
      expect(() => readMessage(subscribe(id))).toThrow(ProtocolViolation);
    },
  );

  test("stands for the subscription and the registration too", () => {
    const unsubscribe = [WAMP.UNSUBSCRIBE, 1, 2 ** 53];
    expect(readMessage(unsubscribe)).toEqual(unsubscribe);
    expect(() => readMessage([WAMP.UNREGISTER, 1, 0])).toThrow("field 2 is no id");
  });
});

describe("a message", () => {
  test.each([
    ["no list", {}],
    ["null", null],
    ["an empty list", []],
    ["a type as text", ["32", 1, {}, "auction.lots"]],
    ["a type that is no whole number", [32.5, 1, {}, "auction.lots"]],
    ["an unknown type", [99, 1, {}]],
    ["a type that is a name of every object", ["constructor", 1]],
    ["too few fields", [WAMP.SUBSCRIBE, 1, {}]],
    ["too many fields", [...subscribe(1), [], {}, 1]],
    ["options as a list", [WAMP.SUBSCRIBE, 1, [], "auction.lots"]],
    ["options as null", [WAMP.SUBSCRIBE, 1, null, "auction.lots"]],
    ["a topic that is no text", [WAMP.SUBSCRIBE, 1, {}, 7]],
    ["arguments that are no list", [WAMP.CALL, 1, {}, "wamp.session.count", {}]],
    ["named arguments that are a list", [WAMP.CALL, 1, {}, "wamp.session.count", [], []]],
  ])("with %s breaks the protocol", (_name, message) => {
    expect(() => readMessage(message)).toThrow(ProtocolViolation);
  });
});
