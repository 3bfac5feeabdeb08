import { expect, it } from "vitest";
import { expiryWords, kindOf, stateOf } from "./words.ts";

const NOW = Date.parse("2026-11-24T10:00:00Z");

it("shows the time to the next expiry of a document, when it is soon", () => {
  expect(expiryWords("2026-12-12", NOW)).toBe("Document: 18 days");
  expect(expiryWords("2026-11-25", NOW)).toBe("Document: 1 day");
  expect(expiryWords("2026-11-24", NOW)).toBe("Document: expires today");
  expect(expiryWords("2026-11-01", NOW)).toBe("Document expired Nov 1, 2026");
  expect([expiryWords("2027-11-01", NOW), expiryWords(null, NOW)]).toEqual([null, null]);
});

it("counts days in Dubai time", () => {
  expect(expiryWords("2026-11-25", Date.parse("2026-11-24T20:30:00Z"))).toBe("Document: expires today");
});

it("names a client's kind and state in one word each", () => {
  expect(kindOf({ type: "seller", form: "company", roles: ["seller"] })).toBe("Seller, company");
  expect(kindOf({ type: null, form: null, roles: ["backoffice"] })).toBe("Back office");
  expect(stateOf({ status: "ok", restriction: { reason: "Unpaid", until: null } }).word).toBe("Locked");
  expect(stateOf({ status: "signed", restriction: null }).word).toBe("New");
  expect(stateOf({ status: null, restriction: null }).word).toBe("No profile");
});
