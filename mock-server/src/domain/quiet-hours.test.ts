/** Tests of `quiet-hours.ts`. */
import { describe, expect, it } from "vitest";
import { isUrgent, quietUntil } from "./quiet-hours.ts";

const night = { on: true, from: "22:00", to: "07:00" };
const dubai = (time: string) => Date.parse(`2026-11-23T${time}+04:00`);
const MINUTE_MS = 60_000;

describe("Quiet hours", () => {
  it("last over midnight, in Dubai's time", () => {
    expect(quietUntil(night, dubai("22:00:00"))).toBe(dubai("07:00:00") + 24 * 3_600_000);
    expect(quietUntil(night, dubai("03:15:30"))).toBe(dubai("07:00:00"));
    expect(quietUntil(night, dubai("06:59:59"))).toBe(dubai("07:00:00"));
  });

  it("end with their last minute, and do not begin early", () => {
    expect(quietUntil(night, dubai("07:00:00"))).toBeNull();
    expect(quietUntil(night, dubai("21:59:59"))).toBeNull();
  });

  it("may lie within one day", () => {
    const noon = { on: true, from: "12:30", to: "14:00" };
    expect(quietUntil(noon, dubai("13:00:00"))).toBe(dubai("14:00:00"));
    expect(quietUntil(noon, dubai("14:00:00"))).toBeNull();
  });

  it("are none when they are off, or end when they begin", () => {
    expect(quietUntil({ ...night, on: false }, dubai("23:00:00"))).toBeNull();
    expect(quietUntil({ on: true, from: "22:00", to: "22:00" }, dubai("22:00:00"))).toBeNull();
  });
});

describe("A notice", () => {
  const now = dubai("23:00:00");
  const endsIn = (minutes: number) => ({ inLane: false, endsAt: now + minutes * MINUTE_MS });

  it("about a lost lead is urgent in the lot's last 15 minutes, and in a running lane", () => {
    expect(isUrgent("outbid", endsIn(15), now)).toBe(true);
    expect(isUrgent("outbid", endsIn(16), now)).toBe(false);
    expect(isUrgent("outbid", { inLane: true, endsAt: null }, now)).toBe(true);
    expect(isUrgent("outbid", { inLane: false, endsAt: null }, now)).toBe(false);
  });

  it("about a near end or the account is always urgent, and about money never", () => {
    expect(isUrgent("ending", endsIn(15), now)).toBe(true);
    expect(isUrgent("account", null, now)).toBe(true);
    expect(isUrgent("money", endsIn(1), now)).toBe(false);
  });
});
