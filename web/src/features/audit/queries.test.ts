import { expect, it } from "vitest";
import { auditQueryOf, auditSearch, readAuditAddress } from "./queries.ts";

it("reads kind, days and words, and passes them to the call", () => {
  const raw = { tab: "audit", act: "profile.lock", from: "2026-11-01", q: "unpaid" };
  const address = readAuditAddress(raw)!;
  expect(auditSearch(address)).toEqual(raw);
  expect(auditQueryOf(address)).toEqual({ q: "unpaid", state: "profile.lock", days: { from: "2026-11-01" } });
});

it.each([{ act: "Drop table" }, { from: "today" }, { to: 5 }])("has no page for %o", (raw) => {
  expect(readAuditAddress(raw)).toBeNull();
});
