/** The names of the topics. */
import { describe, expect, test } from "vitest";
import {
  HEARTBEAT,
  isTopic,
  laneControlTopic,
  laneTopic,
  LOT_HINTS,
  lotTopic,
  parseTopic,
  STAFF_HINTS,
  userTopic,
} from "./topics.ts";
import { isUri } from "./wamp.ts";

describe("a topic", () => {
  test.each([
    [HEARTBEAT, { family: "heartbeat.pub", id: null }],
    [LOT_HINTS, { family: "auction.lots", id: null }],
    [STAFF_HINTS, { family: "staff.queues", id: null }],
    [lotTopic(20_001), { family: "auction.lot", id: 20_001 }],
    [laneTopic(3), { family: "live.queue", id: 3 }],
    [laneControlTopic(3), { family: "live.ctrl", id: 3 }],
    [userTopic(7), { family: "user", id: 7 }],
  ])("%s is built and taken apart, and is a strict WAMP URI", (topic, parsed) => {
    expect(parseTopic(topic)).toEqual(parsed);
    expect(isUri(topic)).toBe(true);
  });

  test.each([
    "",
    ".",
    "user",
    "user.",
    "user.0",
    "user.07",
    "user.-7",
    "user.7.",
    "user.7 ",
    "user.7e2",
    "user.1.2",
    "user.99999999999999999",
    "live.1",
    "live.queue",
    "auction.lots.1",
    "auction.lot",
    "heartbeat.pub.1",
    "HEARTBEAT.PUB",
    "user.6ba7b810-9dad-11d1",
  ])("is not '%s'", (text) => {
    expect(isTopic(text)).toBe(false);
  });

  test.each([0, -1, 1.5, Number.NaN, 2 ** 53])("is not built for the id %s", (id) => {
    expect(() => lotTopic(id)).toThrow(RangeError);
  });
});
