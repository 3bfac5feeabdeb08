import { describe, expect, it } from "vitest";
import { currentInstallation } from "./installation.ts";
import { memoryRecords, pushServer } from "./test-support/push-server.ts";
import { headerOf, noteDay } from "./used-days.ts";

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
