/** Cases of finding lots: notes, the price guide, spreadsheets, saved searches. */
import { refused, success, UNKNOWN_ID, type Case } from "../base/case.ts";
import type { TestData } from "../base/test-data.ts";
import type { Answers, Call } from "../base/target.ts";

const SEARCH = { name: "White SUVs", q: "white suv", filter: { colour: ["white"] } };
const saved = {
  id: "saveSearch",
  call: ({ bidder }: TestData): Call => ({ token: bidder, body: SEARCH }),
} as const;
const idIn = ([answered]: Answers) => answered?.body?.data?.id_search ?? UNKNOWN_ID;

export const catalogueSuccesses: readonly Case[] = [
  success("setNote", ({ lot, bidder }) => ({
    token: bidder,
    body: { id_auction: lot, comment: "Look at the tailgate" },
  })),
  success("deleteNote", ({ lot, bidder }) => ({ token: bidder, body: { id_auction: lot } })),
  success("getStatistics", () => ({ body: { search: "Toyota" } })),
  success("suggestLots", () => ({ body: { text: "toyta under 200k" } })),
  success("exportLots", () => ({ path: { section: "all" }, body: { filter: { kind: ["vehicle"] } } })),
  success(
    "exportLots",
    ({ bidder }) => ({ path: { section: "favorites" }, token: bidder }),
    "answers a bidder",
  ),
  success("mapLots", () => ({ path: { section: "all" }, body: {} })),
  success("mapLots", () => ({ path: { section: "all" }, body: { by: "community" } }), "groups by community"),
  success("getSchedule", () => ({ body: { from: "2026-11-24", kind: "vehicle", city: "dubai" } })),
  success("listSearches", ({ bidder }) => ({ token: bidder })),
  success("saveSearch", ({ bidder }) => ({ token: bidder, body: SEARCH })),
  {
    ...success("updateSearch", ({ bidder }, before) => ({
      token: bidder,
      path: { id: idIn(before) },
      body: { alerts: true },
    })),
    after: [saved],
  },
  {
    ...success("deleteSearch", ({ bidder }, before) => ({ token: bidder, path: { id: idIn(before) } })),
    after: [saved],
  },
];

export const catalogueRefusals: readonly Case[] = [
  refused("setNote", "refuses an unknown lot", 404, "NOT_FOUND", ({ bidder }) => ({
    token: bidder,
    body: { id_auction: UNKNOWN_ID, comment: "Nice" },
  })),
  refused("setNote", "refuses an empty note", 422, "VALIDATION", ({ lot, bidder }) => ({
    token: bidder,
    body: { id_auction: lot, comment: "  " },
  })),
  refused("deleteNote", "refuses an unknown lot", 404, "NOT_FOUND", ({ bidder }) => ({
    token: bidder,
    body: { id_auction: UNKNOWN_ID },
  })),
  refused("getSchedule", "refuses a day that does not exist", 422, "VALIDATION", () => ({
    body: { from: "2026-02-30" },
  })),
  refused("mapLots", "refuses an unknown section", 404, "NOT_FOUND", () => ({
    path: { section: "nowhere" },
    body: {},
  })),
  refused("suggestLots", "refuses an unknown section", 404, "NOT_FOUND", () => ({
    body: { text: "toyota", section: "nowhere" },
  })),
  refused("suggestLots", "refuses days in the wrong order", 422, "VALIDATION", () => ({
    body: { text: "toyota", filter: { ends: { from: "2026-11-22", to: "2026-11-21" } } },
  })),
  refused("exportLots", "refuses an unknown section", 404, "NOT_FOUND", () => ({
    path: { section: "nowhere" },
  })),
  refused("saveSearch", "refuses an empty name", 422, "VALIDATION", ({ bidder }) => ({
    token: bidder,
    body: { ...SEARCH, name: " " },
  })),
  ...(["updateSearch", "deleteSearch"] as const).map((id) =>
    refused(id, "refuses an unknown search", 404, "NOT_FOUND", ({ bidder }) => ({
      token: bidder,
      path: { id: UNKNOWN_ID },
    })),
  ),
];
