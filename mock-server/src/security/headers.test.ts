/** What the head of each reply keeps to itself. */
import { expect, it } from "vitest";
import { openTestApp } from "../test-support/app.ts";

const PATHS = [
  "/api/config",
  "/api/nothing",
  "/api/auth/me",
  "/",
  "/docs",
  "/openapi.json",
  "/files/x",
  "/_mock/clock",
];

it("no reply names the software behind it", async () => {
  const { get } = await openTestApp();
  for (const path of PATHS) {
    const { headers } = await get(path);
    const telling = [...headers].filter(
      ([name, value]) =>
        /^(server|x-powered-by|x-aspnet-version|via)$/.test(name) ||
        /\b(hono|node|express|sqlite)\b/i.test(value),
    );
    expect([path, telling]).toEqual([path, []]);
  }
});
