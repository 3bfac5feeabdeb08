/** Tests of `security-log.ts`. */
import { describe, expect, it } from "vitest";
import { createManualClock } from "../clocks/clock.ts";
import { openTestApp } from "../test-support/app.ts";
import { createLog } from "./log.ts";
import { createSecurityLog, type Decision } from "./security-log.ts";
import { givePassword } from "../test-support/passwords.ts";

const PASSWORD = "harbour-light";
const credentials = { id: "person1@marsa.test", password: PASSWORD };

async function production() {
  const app = await openTestApp({ env: { production: true } });
  await givePassword(app, PASSWORD);
  return { ...app, lines: () => app.logged.map((line) => JSON.parse(line)) };
}

describe("the log of a production server", () => {
  it("has each sign-in, each wrong password and each refused call, with operation, address, time and request", async () => {
    const { post, get, lines, tokenOf } = await production();
    const wrong = await post("/api/auth/signin", { ...credentials, password: "something-else" });
    await post("/api/auth/signin", credentials);
    await get("/api/auth/me", { token: "A".repeat(43) });
    await get("/api/backoffice/clients/user/1", { token: await tokenOf(2) });
    expect(lines()).toMatchObject([
      { level: "warn", event: "refused", operation: "signin", status: 401, request: wrong.body.request_id },
      { level: "info", event: "admitted", operation: "signin", result: "success", at: expect.any(String) },
      { level: "warn", event: "refused", operation: "getMe", result: "UNAUTHORIZED", user: null },
      { level: "warn", event: "refused", operation: "getClient", result: "ROLE_FORBIDDEN", address: "" },
    ]);
  });

  it("has neither password, token nor contact, and no line for ordinary work", async () => {
    const { post, get, logged, tokenOf } = await production();
    await post("/api/auth/signin", { ...credentials, password: "something-else" });
    expect(logged.join()).not.toMatch(/something-else|person1@/);
    const before = logged.length;
    await get("/api/auth/me", { token: await tokenOf(1) });
    expect(logged.length).toBe(before);
  });

  it("is not written by a demo, whose controls show every request", async () => {
    const { post, logged } = await openTestApp();
    await post("/api/auth/signin", { ...credentials, password: "something-else" });
    expect(logged).toEqual([]);
  });
});

/** Returns the lines of a flood from these addresses, and of one call a minute later. */
function flood(from: (i: number) => string, calls: number) {
  const lines: Record<string, unknown>[] = [];
  const clock = createManualClock(0);
  const note = createSecurityLog(
    createLog("json", (line) => lines.push(JSON.parse(line) as Record<string, unknown>)),
    clock.now,
  );
  const decision: Omit<Decision, "address"> = {
    operation: "signin",
    result: "UNAUTHORIZED",
    status: 401,
    user: null,
    request: "r",
  };
  for (let i = 0; i < calls; i++) note({ ...decision, address: from(i) });
  clock.advance(60_000);
  note({ ...decision, address: "later" });
  return lines;
}

describe("a flood of refused calls", () => {
  it("of one address writes 60 lines a minute, and then says how many it left out", () => {
    const lines = flood(() => "203.0.113.7", 1_000);
    expect([lines.length, lines.at(-1)?.["left_out"]]).toEqual([61, 940]);
  });

  it("of many addresses writes 600 lines a minute", () => {
    expect(flood((i) => `198.51.100.${i}`, 5_000).length).toBe(601);
  });
});
