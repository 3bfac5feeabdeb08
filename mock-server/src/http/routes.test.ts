/** Tests of `routes.ts`. */
import { operations } from "@marsa/api-spec/generated/operations";
import { expect, it } from "vitest";
import { isApiPath, methodsAt, routes, routesWith } from "./routes.ts";

it("has a route for every operation of the contract, under its mount", () => {
  expect(routes.map(({ id }) => id).toSorted()).toEqual(Object.keys(operations).toSorted());
  expect(routes.find(({ id }) => id === "getLot")?.pattern).toBe("/api/auction/lot/:id");
  expect(routes.find(({ id }) => id === "makeTokens")?.pattern).toBe("/_mock/tokens");
});

it("mounts static paths before parameters", () => {
  const order = routes.map(({ id }) => id);
  expect(order.indexOf("listFavoriteLots")).toBeLessThan(order.indexOf("listLotsInSection"));
  expect(order.indexOf("listKinds")).toBeLessThan(order.indexOf("searchFacet"));
});

it("finds the methods of a path, and the paths of the API", () => {
  expect(methodsAt(routes, "/api/auction/lot/5")).toEqual(["GET", "HEAD"]);
  // It changes something.
  expect(methodsAt(routes, "/api/live/ctrl/release/5")).toEqual(["GET"]);
  expect(methodsAt(routes, "/api/auction/lots/vehicles")).toEqual(["POST"]);
  // GET /auth/profile/{id} is another path.
  expect(methodsAt(routes, "/api/auth/profile/use")).toEqual(["POST"]);
  expect(methodsAt(routes, "/api/nothing")).toEqual([]);
  expect(methodsAt(routes, "/_mock/tokens")).toEqual(["POST"]);
  expect(methodsAt(routesWith(false), "/_mock/tokens")).toEqual([]);
  expect(["/api", "/api/x", "/_mock/lots"].every(isApiPath)).toBe(true);
  expect(["/", "/apix", "/auction/5"].some(isApiPath)).toBe(false);
});
