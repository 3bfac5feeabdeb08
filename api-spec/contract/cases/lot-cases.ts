/** Cases of my own lists, similar lots, and the fields of a type of object. */
import { refused, success, UNKNOWN_ID, type Case } from "../base/case.ts";

const OWN = ["listMyLotsInSection", "listSaleLotsInSection"] as const;

export const lotSuccesses: readonly Case[] = [
  success("getObjectMeta", () => ({ path: { id: 1 } })),
  success("getObjectMeta", () => ({ path: { id: 2 } }), "answers for an apartment"),
  success("listSimilarLots", ({ lot }) => ({ path: { id: lot } })),
  success("listSimilarLots", ({ lot, bidder }) => ({ path: { id: lot }, token: bidder }), "answers a bidder"),
  success(
    "listSimilarLots",
    ({ lot, bidder }) => ({ path: { id: lot }, query: { next_best: "true" }, token: bidder }),
    "has the next best lots for a bidder",
  ),
  success("listComparables", ({ lot }) => ({ path: { id: lot } })),
  success("viewLot", ({ lot }) => ({ path: { id: lot } })),
  success("viewLot", ({ lot, bidder }) => ({ path: { id: lot }, token: bidder }), "counts a bidder"),
  success("listMyLots", ({ bidder }) => ({ token: bidder, body: { sort: "new", limit: 5 } })),
  success("listMyLotsInSection", ({ bidder }) => ({ token: bidder, path: { section: "leading" } })),
  success("countMySections", ({ bidder }) => ({ token: bidder })),
  success("listSaleLots", ({ bidder }) => ({ token: bidder, body: { sort: "new", limit: 5 } })),
  success("listSaleLotsInSection", ({ bidder }) => ({ token: bidder, path: { section: "draft" } })),
  success("countSaleSections", ({ bidder }) => ({ token: bidder })),
  success("exportMyLots", ({ bidder }) => ({ token: bidder, body: {} })),
  success("exportSaleLots", ({ bidder }) => ({ token: bidder, body: { filter: { kind: ["vehicle"] } } })),
  success(
    "exportSaleLots",
    ({ bidder }) => ({ token: bidder, body: { section: "draft", sort: "new" } }),
    "has one section",
  ),
];

export const lotRefusals: readonly Case[] = [
  refused("getObjectMeta", "refuses an unknown type of object", 404, "NOT_FOUND", () => ({
    path: { id: 3 },
  })),
  refused("listSimilarLots", "refuses an unknown lot", 404, "NOT_FOUND", () => ({
    path: { id: UNKNOWN_ID },
  })),
  refused("listComparables", "refuses an unknown lot", 404, "NOT_FOUND", () => ({
    path: { id: UNKNOWN_ID },
  })),
  refused("viewLot", "refuses an unknown lot", 404, "NOT_FOUND", () => ({
    path: { id: UNKNOWN_ID },
  })),
  refused("exportSaleLots", "refuses an unknown section", 404, "NOT_FOUND", ({ bidder }) => ({
    token: bidder,
    body: { section: "nowhere" },
  })),
  ...OWN.map((id) =>
    refused(id, "refuses an unknown section", 404, "NOT_FOUND", ({ bidder }) => ({
      token: bidder,
      path: { section: "nowhere" },
    })),
  ),
];
