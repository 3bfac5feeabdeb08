/** The description for strangers in the AsyncAPI document says what the router does. */
import document from "@marsa/api-spec/generated/asyncapi.json" with { type: "json" };
import { expect, test } from "vitest";
import { DEFAULT_LIMITS } from "../router/limits.ts";
import { isAllowed, type Role } from "./access.ts";
import { REALM } from "./topics.ts";
import { SUBPROTOCOL } from "./wamp.ts";

const { description } = document.info;

const mayHear = (role: Role, uri: string, authid = "") => isAllowed({ role, authid }, "subscribe", uri);

test("it names the subprotocol, the realm and the limits of the router", () => {
  const { subscriptions, connectionsPerAddress, frameBytes, messagesPerSecond, brackets } = DEFAULT_LIMITS;
  for (const text of [
    SUBPROTOCOL,
    `realm \`${REALM}\``,
    `${subscriptions} subscriptions`,
    `${connectionsPerAddress} links`,
    `${frameBytes / 1024} KiB`,
    `${messagesPerSecond} messages a second`,
    `${brackets} brackets`,
  ])
    expect(description.replaceAll(/\s+/g, " ")).toContain(text);
});

test("its table of rights is that of the access table", () => {
  for (const uri of ["heartbeat.pub", "auction.lots", "auction.lot.7", "live.queue.7"])
    expect(mayHear("anonymous", uri)).toBe(true);
  expect([
    mayHear("anonymous", "user.7"),
    mayHear("user", "user.7", "7"),
    mayHear("staff", "user.7", "8"),
  ]).toEqual([false, true, false]);
  expect([mayHear("user", "live.ctrl.7", "7"), mayHear("staff", "live.ctrl.7", "7")]).toEqual([false, true]);
  expect(description).toContain("| `live.ctrl.{id}` | no | no | yes");
  expect([mayHear("user", "staff.queues", "7"), mayHear("staff", "staff.queues", "7")]).toEqual([
    false,
    true,
  ]);
  expect(description).toContain("| `staff.queues` | no | no | yes |");
});

test("it has a snapshot for every ordered topic, and the recovery in twelve lines", () => {
  const ordered = ["auction.lot.{id}", "live.queue.{id}", "user.{uid}"];
  for (const topic of ordered)
    expect(description).toMatch(new RegExp(`\\| \`${topic.replaceAll(/[.{}]/g, "\\$&")}\` \\| \`GET`));
  const [, , steps = ""] = description.split("```").filter((_, at) => at % 2 === 1 || at === 0);
  expect(steps.trim().split("\n")).toHaveLength(12);
});
