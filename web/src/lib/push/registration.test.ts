import { describe, expect, it } from "vitest";
import { currentRegistration, deleteRegistration } from "./registration.ts";
import { failureOf, memoryRecords, pushServer } from "./test-support/push-server.ts";

const INSTALL = "POST /push/installations";
const REGISTER = "POST /push/registrations";
const UPDATE = "PUT /push/registrations/:id";
const DELETE = "DELETE /push/registrations/:id";
const DAY = 86_400_000;
const options = { auth: "a", p256dh: "p", endpoint: "https://push.example.com/1", scope: "/", key: "k" };

function setUp(refusals: Parameters<typeof pushServer>[0] = {}) {
  const server = pushServer(refusals);
  const records = memoryRecords();
  let time = Date.parse("2026-11-23T10:00:00Z");
  const parts = { records, calls: server.calls, now: () => time };
  return { ...server, records, parts, pass: (ms: number) => void (time += ms) };
}

describe("a registration for push", () => {
  // @proves 3.field.push-registration-token
  // @proves 3.field.push-registration-creation-time
  // @proves 3.field.push-registration-options-auth-p256dh-endpoint
  it("is kept with its token, its creation time and the browser's options", async () => {
    const { parts, records, received } = setUp();
    const registration = await currentRegistration(parts, options);
    expect(registration).toMatchObject({
      token: "token-2",
      created: Date.parse("2026-11-22T04:00:00Z"),
      options,
    });
    expect(records.kept.get("registration")).toEqual(registration);
    expect(received.at(-1)).toMatchObject({ call: REGISTER, body: { fid: "fid-1", options } });
  });

  // @proves 9.constant.push-token-refresh-after-7-days
  it("is told to the server again after seven days, or at once when the browser's options change", async () => {
    const { parts, made, pass } = setUp();
    await currentRegistration(parts, options);
    pass(7 * DAY - 3_600_000 - 1);
    await currentRegistration(parts, options);
    expect(made()).toEqual([INSTALL, REGISTER]);
    pass(3_600_001);
    await currentRegistration(parts, options);
    expect(made().slice(2)).toEqual(["PUT /push/installations/:id", UPDATE]);
    await currentRegistration(parts, options);
    expect(made()).toHaveLength(4);
    await currentRegistration(parts, { ...options, endpoint: "https://push.example.com/2" });
    expect(made().slice(4)).toEqual([UPDATE]);
  });

  // @proves 8.rule.on-409-at-registration-401-or
  it("that answers 409 drops the installation, and a new one registers once more", async () => {
    const { parts, made, records } = setUp({ [REGISTER]: [409] });
    await currentRegistration(parts, options);
    expect(made()).toEqual([INSTALL, REGISTER, INSTALL, REGISTER]);
    expect(records.kept.get("installation")).toMatchObject({ fid: "fid-2" });
    const refused = setUp({ [REGISTER]: [409, 409, 409] });
    expect(await failureOf(currentRegistration(refused.parts, options))).toBe("subscribe-failed");
    expect(refused.made()).toHaveLength(4);
    expect([...refused.records.kept.keys()]).toEqual(["days"]);
  });

  it("that the server has lost registers anew", async () => {
    const { parts, made } = setUp({ [UPDATE]: [404] });
    await currentRegistration(parts, options);
    await currentRegistration(parts, { ...options, auth: "b" });
    expect(made()).toEqual([INSTALL, REGISTER, UPDATE, REGISTER]);
  });

  // @proves 8.push-error.subscribe-update-or-unsubscribe-failed
  it("has a name for each refusal of the server", async () => {
    const { parts, records } = setUp({ [REGISTER]: [422], [UPDATE]: [422], [DELETE]: [422, 404] });
    expect(await failureOf(currentRegistration(parts, options))).toBe("subscribe-failed");
    await currentRegistration(parts, options);
    expect(await failureOf(currentRegistration(parts, { ...options, auth: "b" }))).toBe("update-failed");
    expect(await failureOf(deleteRegistration(parts))).toBe("unsubscribe-failed");
    expect(records.kept.has("registration")).toBe(false);
    await currentRegistration(parts, options);
    expect(await failureOf(deleteRegistration(parts))).toBe("no failure");
  });

  // @proves 8.push-error.not-registered
  it("that does not exist cannot be deleted", async () => {
    const { parts, made } = setUp();
    expect(await failureOf(deleteRegistration(parts))).toBe("not-registered");
    expect(made()).toEqual([]);
  });
});
