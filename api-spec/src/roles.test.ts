import { describe, expect, it } from "vitest";
import { isBackOffice, isManager, isStaff } from "./roles.ts";

describe("a person", () => {
  it.each([
    ["a buyer", ["buyer"], "confirmed", { manager: false, backOffice: false, staff: false }],
    ["a seller", ["seller"], "confirmed", { manager: false, backOffice: false, staff: false }],
    ["an auctioneer", ["auctioneer"], "confirmed", { manager: false, backOffice: false, staff: true }],
    ["back-office staff", ["backoffice"], "confirmed", { manager: false, backOffice: true, staff: true }],
    ["a manager without a role", [], "manager", { manager: true, backOffice: true, staff: true }],
    ["an admin with a buyer profile", ["buyer"], "admin", { manager: true, backOffice: true, staff: true }],
  ] as const)("%s", (_, roles, ustatus, expected) => {
    const member = { roles, ustatus };
    const found = { manager: isManager(member), backOffice: isBackOffice(member), staff: isStaff(member) };
    expect(found).toEqual(expected);
  });
});
