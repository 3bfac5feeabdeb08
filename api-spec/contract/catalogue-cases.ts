/** Finding lots: notes, the price guide, spreadsheets. */
import { refused, success, type Case } from "./case.ts";

const UNKNOWN_ID = 2_147_483_647;

export const catalogueSuccesses: readonly Case[] = [
  success("setNote", ({ lot, bidder }) => ({
    token: bidder,
    body: { id_auction: lot, comment: "Look at the tailgate" },
  })),
  success("deleteNote", ({ lot, bidder }) => ({ token: bidder, body: { id_auction: lot } })),
  success("getStatistics", () => ({ body: { search: "Toyota" } })),
  success("exportLots", () => ({ path: { section: "all" }, body: { filter: { kind: ["vehicle"] } } })),
  success(
    "exportLots",
    ({ bidder }) => ({ path: { section: "favorites" }, token: bidder }),
    "answers a bidder",
  ),
];

export const catalogueRefusals: readonly Case[] = [
  refused("setNote", "knows no lot that is not there", 404, "NOT_FOUND", ({ bidder }) => ({
    token: bidder,
    body: { id_auction: UNKNOWN_ID, comment: "Nice" },
  })),
  refused("setNote", "says something", 422, "VALIDATION", ({ lot, bidder }) => ({
    token: bidder,
    body: { id_auction: lot, comment: "  " },
  })),
  refused("deleteNote", "knows no lot that is not there", 404, "NOT_FOUND", ({ bidder }) => ({
    token: bidder,
    body: { id_auction: UNKNOWN_ID },
  })),
  refused("exportLots", "knows no section of that name", 404, "NOT_FOUND", () => ({
    path: { section: "nowhere" },
  })),
];
