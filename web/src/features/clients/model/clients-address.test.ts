import { expect, it } from "vitest";
import { clientsSearch, filterOf, isNarrowed, readClientsAddress } from "./clients-address.ts";

it("reads the whole view from the address, and writes it back", () => {
  const raw = {
    tab: "clients",
    section: "ok",
    q: "saleh",
    form: "company",
    expiring: 30,
    from: "2026-11-01",
    client: 12,
    profile: 48,
    part: "log",
  };
  const address = readClientsAddress(raw);
  expect(address).toMatchObject({ section: "ok", q: "saleh", expiring: "30", client: 12, part: "log" });
  expect(clientsSearch(address!)).toEqual(raw);
});

it("starts with the profiles that wait", () => {
  expect(readClientsAddress({})).toEqual({ section: "new" });
});

it.each([
  { section: "lost" },
  { client: "-1" },
  { expiring: 7 },
  { from: "yesterday" },
  { part: "secrets" },
  { citizenship: "<b>" },
])("has no page for %o", (raw) => {
  expect(readClientsAddress(raw)).toBeNull();
});

it("passes the days of sign-up, and documents that expire, to the calls", () => {
  const address = readClientsAddress({ from: "2026-11-01", to: "2026-11-24", expiring: "90" })!;
  expect(filterOf(address)).toEqual({ expiring: 90, created: { from: "2026-11-01", to: "2026-11-24" } });
  expect([isNarrowed(address), isNarrowed({ section: "all" })]).toEqual([true, false]);
});
