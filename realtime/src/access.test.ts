/** The access rules of the router. */
import { describe, expect, test } from "vitest";
import { isAllowed, needsEligible, ROLES, TOPIC_RULES, type Action, type Role } from "./access.ts";
import { NUMBERED_FAMILIES, parseTopic, SINGLE_FAMILIES } from "./topics.ts";

const needs = (topic: string) => needsEligible(parseTopic(topic)!);
const as = (role: Role, authid = "7") => ({ role, authid });
const who = (action: Action, uri: string) => ROLES.filter((role) => isAllowed(as(role), action, uri));

describe("the access table", () => {
  test("has a rule for every family of topics", () => {
    expect(Object.keys(TOPIC_RULES).toSorted()).toEqual(
      [...SINGLE_FAMILIES, ...NUMBERED_FAMILIES].toSorted(),
    );
  });

  test.each([
    ["heartbeat.pub", [...ROLES]],
    ["auction.lots", [...ROLES]],
    ["auction.lot.1", [...ROLES]],
    ["live.queue.1", [...ROLES]],
    ["live.ctrl.1", ["staff", "backend"]],
    ["staff.queues", ["staff", "backend"]],
    ["user.7", ["user", "staff", "backend"]],
    ["user.8", ["backend"]],
    ["wamp.session.on_join", ["backend"]],
    ["marsa.auth.authenticate", []],
    ["live", []],
    ["anything.else", []],
  ])("lets hear %s: %j", (topic, roles) => {
    expect(who("subscribe", topic)).toEqual(roles);
  });

  test.each(["heartbeat.pub", "auction.lots", "staff.queues", "auction.lot.1", "live.ctrl.1", "user.7"])(
    "lets the backend alone publish %s",
    (topic) => {
      expect(who("publish", topic)).toEqual(["backend"]);
    },
  );

  test("lets the backend alone call the router's procedures and answer its questions", () => {
    expect(who("call", "wamp.session.kill_by_authid")).toEqual(["backend"]);
    expect(who("register", "marsa.auth.authorize")).toEqual(["backend"]);
    expect(who("register", "wamp.session.count")).toEqual([]);
    expect(who("call", "user.7")).toEqual([]);
  });

  test.each(["", "us", "user.", "user.7", "live", "auction.lot.", "heartbeat.pub"])(
    "keeps the pattern '%s' to the backend",
    (uri) => {
      for (const match of ["prefix", "wildcard"] as const) {
        expect(ROLES.filter((role) => isAllowed(as(role), "subscribe", uri, match))).toEqual(["backend"]);
        expect(ROLES.filter((role) => isAllowed(as(role), "register", uri, match))).toEqual([]);
      }
    },
  );

  test("treats a visitor with a user's id as their name like any visitor", () => {
    expect(isAllowed(as("anonymous", "7"), "subscribe", "user.7")).toBe(false);
  });

  test("requires named recipients for private topics only", () => {
    expect(["user.7", "live.ctrl.1"].every(needs)).toBe(true);
    expect(
      ["heartbeat.pub", "auction.lots", "staff.queues", "auction.lot.1", "live.queue.1"].some(needs),
    ).toBe(false);
  });
});
