/** Tests of `page-keys.ts`: server and app agree on the addresses that do not exist. */
import { describe, expect, it } from "vitest";
import { readBuyingSearch } from "../src/features/buying/buying-search.ts";
import { readListSearch } from "../src/features/catalogue/model/search/read-list-search.ts";
import { isSection } from "../src/features/catalogue/model/search/sections.ts";
import { readScheduleAddress } from "../src/features/catalogue/model/read-schedule-address.ts";
import { readSaleSearch } from "../src/features/sale/model/sale-search.ts";
import { KEYS } from "./page-keys.ts";

type Read = (raw: Record<string, unknown>) => unknown;

/** As the route of the list: its loader refuses an unknown section. */
function readList(raw: Record<string, unknown>): void {
  if (!isSection(readListSearch(raw).section)) throw new Error("no such section");
}

const READERS: Readonly<Record<string, Read>> = {
  "/auction": readList,
  "/auction/map": readList,
  "/buying": readBuyingSearch,
  "/sale": readSaleSearch,
  "/schedule": readScheduleAddress,
};

const VALUES = ["nonsense", "all", "vehicles", "won", "draft", "sold", "new", "table", "green", "today"];
const MORE = [
  "2026-11-24",
  "5000-90000",
  "5000",
  "-",
  "54.1,24.3,55.9,25.8",
  "54.1,24.3",
  "vehicle",
  "lane",
  "3",
];

describe("the keys of an address", () => {
  for (const [page, read] of Object.entries(READERS)) {
    it(`have a value that the server refuses where ${page} does not exist`, () => {
      const cases = Object.entries(KEYS[page]!).flatMap(([key, pattern]) =>
        [...VALUES, ...MORE].map((value) => ({ key, value, fits: new RegExp(pattern).test(value) })),
      );
      const apart = cases.filter(({ key, value, fits }) => fits === refuses(read, { [key]: value }));
      expect(apart).toEqual([]);
    });
  }

  it("name the lines of the staff's desk", () => {
    expect(KEYS["/clients"]).toEqual({
      tab: "^(clients|moderation|signatures|cases|refunds|payments|settlements|calls|questions|claims|lanes|auctions|debtors|payouts|papers|house|audit)$",
    });
  });
});

function refuses(read: Read, raw: Record<string, unknown>): boolean {
  try {
    read(raw);
    return false;
  } catch {
    return true;
  }
}
