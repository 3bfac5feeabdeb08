/** Tests of `nearest-call.ts`. */
import { expect, it } from "vitest";
import { openTestApp } from "../../test-support/app.ts";
import { nearestCall } from "./nearest-call.ts";
import { routesWith } from "../routes.ts";

it.each([
  ["/api/auction/lts", "POST /api/auction/lots"],
  ["/api/auction/lot", "POST /api/auction/lots"],
  ["/api/auction/lott/1", "GET /api/auction/lot/{id}"],
  ["/api/navinfos", "GET /api/navinfo"],
  ["/api/dicts/marks", "GET /api/dict/{name}"],
  ["/_mock/snapshot", "GET /_mock/snapshots"],
])("finds the call that %s was meant for", (path, call) => {
  expect(nearestCall(routesWith(true), path)).toBe(call);
});

it("names no control where the controls are off", () => {
  const controls = routesWith(true).filter(({ path }) => path.startsWith("/_mock/"));
  expect(controls.length).toBeGreaterThan(20);
  expect(controls.filter(({ path }) => nearestCall(routesWith(false), path) !== null)).toEqual([]);
});

it("tells a wrong path from a missing thing", async () => {
  const { get } = await openTestApp();
  const wrong = (await get("/api/auction/lott/1")).body;
  const missing = (await get("/api/auction/lot/2147483647")).body;
  expect([wrong.result, wrong.message, missing.result]).toEqual([
    "NO_SUCH_CALL",
    "The API has no call at this address. The nearest is GET /api/auction/lot/{id}",
    "NOT_FOUND",
  ]);
});

it("names none for a path that is like no call", () => {
  expect(nearestCall(routesWith(true), "/api/weather/tomorrow")).toBeNull();
  expect(nearestCall(routesWith(true), `/api/${"x".repeat(100_000)}`)).toBeNull();
});
