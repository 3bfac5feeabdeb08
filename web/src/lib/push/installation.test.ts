import { describe, expect, it } from "vitest";
import { currentInstallation, renewInstallation, headerOf, noteDay } from "./installation.ts";
import { failureOf, memoryRecords, pushServer } from "./test-support/push-server.ts";

const INSTALL = "POST /push/installations";
const RENEW = "PUT /push/installations/:id";
const MINUTE = 60_000;
const WEEK = 7 * 24 * 60 * MINUTE;

function setUp(refusals: Parameters<typeof pushServer>[0] = {}) {
  const server = pushServer(refusals);
  const records = memoryRecords();
  let time = Date.parse("2026-11-23T10:00:00Z");
  const parts = { records, calls: server.calls, now: () => time };
  return { ...server, records, parts, pass: (ms: number) => void (time += ms) };
}

describe("an installation", () => {
  it("is made once and kept", async () => {
    const { parts, records, made } = setUp();
    const installation = await currentInstallation(parts);
    expect(await currentInstallation(parts)).toEqual(installation);
    expect(records.kept.get("installation")).toEqual(installation);
    expect(made()).toEqual([INSTALL]);
  });

  // @proves 9.constant.auth-token-refreshed-when-under-1
  it("renews its auth token when less than an hour is left", async () => {
    const { parts, made, pass } = setUp();
    await currentInstallation(parts);
    pass(WEEK - 60 * MINUTE);
    await currentInstallation(parts);
    expect(made()).toEqual([INSTALL]);
    pass(1);
    const renewed = await currentInstallation(parts);
    expect(made()).toEqual([INSTALL, RENEW]);
    expect(renewed.until).toBe(parts.now() + WEEK);
  });

  // @proves 8.push-error.installation-not-found
  // @proves 8.rule.on-409-at-registration-401-or
  it.each([401, 404])("that the server answers with %i is dropped, and a new one is made", async (status) => {
    const { parts, records, made, pass } = setUp({ [RENEW]: [status, status] });
    await currentInstallation(parts);
    await records.write("registration", {
      token: "t",
      created: 0,
      sentAt: 0,
      options: {} as never,
      channel: null,
    });
    expect(await failureOf(renewInstallation(parts))).toBe("installation-not-found");
    expect(records.kept.has("installation") || records.kept.has("registration")).toBe(false);
    await currentInstallation(parts);
    pass(WEEK);
    expect(await currentInstallation(parts)).toMatchObject({ fid: "fid-3" });
    expect(made()).toEqual([INSTALL, RENEW, INSTALL, RENEW, INSTALL]);
  });

  it("stays when its renewal fails for another reason", async () => {
    const { parts, records, pass } = setUp({ [RENEW]: [500, 500] });
    await currentInstallation(parts);
    pass(WEEK);
    expect(await failureOf(currentInstallation(parts))).toBe("request-failed");
    expect(records.kept.has("installation")).toBe(true);
  });

  // @proves 8.push-error.not-registered
  it("that was never made cannot be renewed", async () => {
    const { parts, made } = setUp();
    expect(await failureOf(renewInstallation(parts))).toBe("not-registered");
    expect(made()).toEqual([]);
  });
});

const DAY = 86_400_000;
const START = Date.parse("2026-11-01T12:00:00Z");
const read = (header: string) =>
  JSON.parse(atob(header.replaceAll("-", "+").replaceAll("_", "/"))) as string[];

describe("the days on which a device used the app", () => {
  // @proves 9.constant.heartbeat-records-kept-30-days
  it("are kept for 30 days, each once", async () => {
    const records = memoryRecords();
    for (let day = 0; day < 40; day++) await noteDay(records, START + day * DAY);
    const days = await noteDay(records, START + 39 * DAY + 1);
    expect(days).toHaveLength(30);
    expect([days[0], days.at(-1)]).toEqual(["2026-11-11", "2026-12-10"]);
    expect(records.kept.get("days")).toEqual(days);
  });

  // @proves 9.constant.heartbeat-header-capped-at-1024-characters
  it("fill a header of 1,024 characters at most, and the oldest go first", () => {
    const days = Array.from({ length: 90 }, (_, day) =>
      new Date(START + day * DAY).toISOString().slice(0, 10),
    );
    const header = headerOf(days);
    expect(header.length).toBeLessThanOrEqual(1_024);
    expect(header.length).toBeGreaterThan(1_000);
    expect(read(header).at(-1)).toBe(days.at(-1));
    expect(header).toMatch(/^[\w-]+$/);
  });

  it("go with the requests of the installation", async () => {
    const { calls, received } = pushServer();
    await currentInstallation({ records: memoryRecords(), calls, now: () => START });
    expect(read(received[0]?.heartbeat ?? "")).toEqual(["2026-11-01"]);
  });
});
