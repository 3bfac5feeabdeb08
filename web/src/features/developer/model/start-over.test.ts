import { expect, it } from "vitest";
import { openLotId } from "./start-over.ts";

it("the address of a lot has an id, no other address has", () => {
  expect(openLotId("/auction/20461")).toBe(20461);
  expect(openLotId("/auction/20461/")).toBe(20461);
  expect(openLotId("/auction")).toBeNull();
  expect(openLotId("/auction/0")).toBeNull();
  expect(openLotId("/auction/20461/history")).toBeNull();
  expect(openLotId("/auction/map")).toBeNull();
});
