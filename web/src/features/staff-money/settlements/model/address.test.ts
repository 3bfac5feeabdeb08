import { expect, it } from "vitest";
import { scannedCode, readSettlementsAddress, settlementsSearch } from "./address.ts";

it("reads state, words, the open settlement and the handover", () => {
  expect(readSettlementsAddress({})).toEqual({ state: "due" });
  expect(readSettlementsAddress({ state: "paid", q: "saleh", lot: "7", handover: "true" })).toEqual({
    state: "paid",
    q: "saleh",
    lot: 7,
    handover: true,
  });
});

it("takes the code of a scanned picture from behind the #, and ignores any other word there", () => {
  expect(["#482917", "#48291", "#main", ""].map(scannedCode)).toEqual(["482917", "", "", ""]);
});

it("has no page for another state or lot", () => {
  expect(readSettlementsAddress({ state: "lost" })).toBeNull();
  expect(readSettlementsAddress({ lot: "seven" })).toBeNull();
  expect(readSettlementsAddress({ lot: -1 })).toBeNull();
  expect(readSettlementsAddress({ handover: "no" })).toBeNull();
});

it("leaves default values out of the address", () => {
  expect(settlementsSearch({ state: "due" })).toEqual({ tab: "settlements" });
  expect(settlementsSearch({ state: "due", q: "" })).toEqual({ tab: "settlements" });
  expect(settlementsSearch({ state: "defaulted", lot: 7 })).toEqual({
    tab: "settlements",
    state: "defaulted",
    lot: 7,
  });
});
