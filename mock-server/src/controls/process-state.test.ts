/** Tests of `process-state.ts`. */
import { expect, it } from "vitest";
import { openTestApp } from "../test-support/app.ts";

it("returns the resources of the process", async () => {
  const { get } = await openTestApp();
  const { status, body } = await get("/_mock/process");
  expect(status).toBe(200);
  expect(body.data.heap_bytes).toBeGreaterThan(0);
  expect(body.data.rss_bytes).toBeGreaterThan(body.data.heap_bytes / 2);
  expect(body.data.cpu_s).toBeGreaterThan(0);
});
