/** The success of each built operation, and its particular refusals. */
import { refused, success, UNKNOWN_ID, type Case } from "../base/case.ts";
import { serviceRefusals, serviceSuccesses } from "./sale/service-cases.ts";
import { claimRefusals, claimSuccesses } from "./sale/claim-cases.ts";
import { catalogueRefusals, catalogueSuccesses } from "./catalogue-cases.ts";
import { draftFieldRefusals, draftFieldSuccesses } from "./draft-field-cases.ts";
import { engineRefusals, engineSuccesses } from "./engine-cases.ts";
import { clientRefusals, clientSuccesses } from "./client-cases.ts";
import { deviceRefusals, deviceSuccesses } from "./device-cases.ts";
import { factorResetRefusals, factorResets } from "./factor-reset-cases.ts";
import { factorRefusals, factorSuccesses } from "./factor-cases.ts";
import { fileRefusals, fileSuccesses } from "./file-cases.ts";
import { groupRefusals, groupSuccesses } from "./group-cases.ts";
import { identityRefusals, identitySuccesses, noticeSuccesses } from "./identity-cases.ts";
import { laneRefusals, laneSuccesses } from "./lane-cases.ts";
import { laneFeeRefusals, laneFeeSuccesses } from "./lane-fee-cases.ts";
import { roomRefusals, roomSuccesses } from "./room-cases.ts";
import { walkInRefusals, walkInSuccesses } from "./walk-in-cases.ts";
import { lotRefusals, lotSuccesses } from "./lot-cases.ts";
import { negotiationRefusals, negotiationSuccesses } from "./sale/negotiation-cases.ts";
import { nextBidderRefusals, nextBidderSuccesses } from "./sale/next-bidder-cases.ts";
import { signingRefusals, signingSuccesses } from "./signing-cases.ts";
import { pickupRefusals, pickupSuccesses } from "./sale/pickup-cases.ts";
import { paperRefusals, paperSuccesses } from "./sale/paper-cases.ts";
import { payoutRefusals, payoutSuccesses } from "./sale/payout-cases.ts";
import { settlementRefusals, settlementSuccesses } from "./sale/settlement-cases.ts";
import { moneyRefusals, moneySuccesses } from "./money-cases.ts";
import { importRefusals, importSuccesses } from "./import-cases.ts";
import { questionRefusals, questionSuccesses } from "./question-cases.ts";
import { reportRefusals, reportSuccesses } from "./report-cases.ts";
import { profileRefusals, profileSuccesses } from "./profile-cases.ts";
import { snapshotRefusals, snapshotSuccesses } from "./snapshot-cases.ts";
import { sellingRefusals, sellingSuccesses } from "./selling-cases.ts";
import { suspicionRefusals, suspicionSuccesses } from "./suspicion-cases.ts";
import { newKey } from "../base/target.ts";

const REUSED = newKey();
const SNAPSHOT = { name: "contract" };
const all = { section: "all", field: "mark", search: "toy", name: "marks" };

const bid = (change: object = {}, who: "bidder" | "rival" | "poor" = "bidder"): Case["call"] => {
  return (testData) => ({
    token: testData[who],
    body: { id_auction: testData.lot, price: 1_000, ...change },
  });
};

/** One success for each operation. */
export const successes: readonly Case[] = [
  success("getConfig"),
  success("getHealth"),
  success("signin", ({ account }) => ({ body: account })),
  success("signout", ({ leaver }) => ({ token: leaver })),
  success("getMe", ({ bidder }) => ({ token: bidder })),
  success("getBalance", ({ bidder }) => ({ token: bidder })),
  success("listLots", () => ({ body: { filter: { kind: ["vehicle"] }, sort: "ending", limit: 5 } })),
  success("listFavoriteLots", ({ bidder }) => ({ token: bidder })),
  success("listLotsInSection", () => ({ path: { section: "vehicles" } })),
  success("countLots", () => ({ path: all })),
  success("listKinds"),
  success("listFacet", () => ({ path: all })),
  success("searchFacet", () => ({ path: all })),
  success("searchFacet", () => ({ path: { ...all, search: "X5/X6" } }), "answers a search with a slash"),
  success("getLot", ({ lot }) => ({ path: { id: lot } })),
  success("getLot", ({ lot, bidder }) => ({ path: { id: lot }, token: bidder }), "answers a bidder"),
  success("getHistory", ({ lot }) => ({ path: { id: lot }, query: { limit: 5 } })),
  success("getJournal", ({ lot }) => ({ path: { id: lot }, query: { limit: 5 } })),
  success("getConditions", ({ lot }) => ({ body: { id_auction: lot } })),
  success("makebid", bid({ price: 1_000, mode: "max" })),
  success("addFavorite", ({ lot, bidder }) => ({ path: { id: lot }, token: bidder })),
  success("removeFavorite", ({ lot, bidder }) => ({ path: { id: lot }, token: bidder })),
  success("getDictionary", () => ({ path: all })),
  success("getNavinfo"),
  success("listDemoAccounts"),
  success("makeTokens", () => ({ body: { count: 1 } })),
  success("makeLots", () => ({ body: { count: 1, seconds: 600 } })),
  success("listFaults"),
  // Too small to matter, and ended by the next call.
  success("addFault", () => ({ body: { operation: "getHealth", latency_ms: 1, times: 1 } })),
  success("clearFaults"),
  success("listEventFaults"),
  success("addEventFault", () => ({ body: { topic: "heartbeat.pub", effect: "double", times: 1 } })),
  success("clearEventFaults"),
  success("setRouter", () => ({ body: { up: true } })),
  success("getBots"),
  success("setBots", () => ({ body: { on: false } })),
  success("getAuctioneer"),
  success("setAuctioneer", () => ({ body: { on: false } })),
  success("getInbox"),
  success("clearInbox"),
  success("getRequestLog"),
  success("exportRequestLog"),
  success("clearRequestLog"),
  success("getProcess"),
  success("listScenes"),
  success("listSnapshots"),
  success("takeSnapshot", () => ({ body: SNAPSHOT })),
  ...snapshotSuccesses,
  success("getClock"),
  // Left as it is: a stopped clock stops every later check.
  success("setClock", () => ({ body: { freeze: false } })),
  {
    ...success("restoreSnapshot", () => ({ body: SNAPSHOT })),
    after: [{ id: "takeSnapshot", call: () => ({ body: SNAPSHOT }) }],
    upsets: true,
  },
  { ...success("playScene", () => ({ body: { name: "evening" } })), upsets: true },
  { ...success("resetClock"), upsets: true },
  { ...success("resetServer"), upsets: true },
  ...engineSuccesses,
  ...laneSuccesses,
  ...laneFeeSuccesses,
  ...roomSuccesses,
  ...walkInSuccesses,
  ...settlementSuccesses,
  ...paperSuccesses,
  ...payoutSuccesses,
  ...pickupSuccesses,
  ...signingSuccesses,
  ...negotiationSuccesses,
  ...nextBidderSuccesses,
  ...identitySuccesses,
  ...factorSuccesses,
  ...factorResets,
  ...noticeSuccesses,
  ...fileSuccesses,
  ...deviceSuccesses,
  ...profileSuccesses,
  ...clientSuccesses,
  ...moneySuccesses,
  ...draftFieldSuccesses,
  ...sellingSuccesses,
  ...importSuccesses,
  ...catalogueSuccesses,
  ...lotSuccesses,
  ...suspicionSuccesses,
  ...reportSuccesses,
  ...questionSuccesses,
  ...claimSuccesses,
  ...serviceSuccesses,
  ...groupSuccesses,
];

const lotIds = ["getLot", "getHistory", "getJournal", "addFavorite", "removeFavorite"] as const;
const sections = ["listLotsInSection", "countLots", "listFacet", "searchFacet"] as const;

/** The refusals of an operation beyond those that the table gives every operation. */
export const refusals: readonly Case[] = [
  refused("signin", "refuses a wrong password", 401, "UNAUTHORIZED", ({ account }) => ({
    body: { id: account.id, password: "not this one" },
  })),
  ...lotIds.flatMap((id) => [
    refused(id, "refuses an unknown lot", 404, "NOT_FOUND", ({ bidder }) => ({
      path: { id: UNKNOWN_ID },
      token: bidder,
    })),
    refused(id, "refuses a lot that is no number", 422, "VALIDATION", ({ bidder }) => ({
      path: { id: "one" },
      token: bidder,
    })),
  ]),
  ...sections.map((id) =>
    refused(id, "refuses an unknown section", 404, "NOT_FOUND", () => ({
      path: { ...all, section: "nowhere" },
    })),
  ),
  refused("addFault", "refuses an unknown call", 422, "VALIDATION", () => ({
    body: { operation: "nobody", status: 503 },
  })),
  refused("addFault", "refuses the controls", 422, "VALIDATION", () => ({
    body: { operation: "clearFaults", status: 503 },
  })),
  refused("addEventFault", "refuses an unknown topic", 422, "VALIDATION", () => ({
    body: { topic: "auction.*", effect: "drop" },
  })),
  refused("addEventFault", "asks for the time of a delay", 422, "VALIDATION", () => ({
    body: { topic: "auction.lot.*", effect: "delay" },
  })),
  refused("getRequestLog", "returns five hundred requests at most", 422, "VALIDATION", () => ({
    query: { limit: 501 },
  })),
  refused("exportRequestLog", "refuses an unknown call", 422, "VALIDATION", () => ({
    query: { operation: "nothing" },
  })),
  refused("getRequestLog", "refuses an unknown call", 422, "VALIDATION", () => ({
    query: { operation: "nobody" },
  })),
  refused("getDictionary", "refuses an unknown dictionary", 404, "NOT_FOUND", () => ({
    path: { name: "nowhere" },
  })),
  refused("getDictionary", "refuses an endless name", 422, "VALIDATION", () => ({
    path: { name: "x".repeat(41) },
  })),
  refused("setAuctioneer", "refuses an unknown lane", 404, "NOT_FOUND", () => ({
    body: { on: true, id_queue: UNKNOWN_ID },
  })),
  refused("playScene", "refuses an unknown scene", 404, "NOT_FOUND", () => ({
    body: { name: "nowhere" },
  })),
  refused("restoreSnapshot", "refuses an unknown snapshot", 404, "NOT_FOUND", () => ({
    body: { name: "nowhere" },
  })),
  ...snapshotRefusals,
  refused("getConditions", "refuses an unknown lot", 404, "NOT_FOUND", () => ({
    body: { id_auction: UNKNOWN_ID },
  })),
  refused("makebid", "refuses an unknown lot", 404, "NOT_FOUND", bid({ id_auction: UNKNOWN_ID })),
  refused("makebid", "is only for people with an account", 403, "REGISTRATION_REQUIRED", ({ lot }) => ({
    body: { id_auction: lot, price: 1_000 },
  })),
  refused(
    "makebid",
    "needs a deposit that covers the bid",
    402,
    "DEPOSIT_REQUIRED",
    bid({ price: 900_000 }, "poor"),
  ),
  refused("makebid", "refuses an amount below the next bid", 409, "BID_TOO_LOW", bid({ price: 1 }, "rival")),
  refused(
    "makebid",
    "refuses an amount at the buy-now price",
    409,
    "USE_BUY_NOW",
    ({ buyNowLot, bidder }) => ({
      token: bidder,
      body: { id_auction: buyNowLot, price: 5_000 },
    }),
  ),
  {
    ...refused(
      "makebid",
      "refuses another command with the same key",
      409,
      "KEY_REUSED",
      ({ buyNowLot, bidder }) => ({
        token: bidder,
        key: REUSED,
        body: { id_auction: buyNowLot, price: 1_200 },
      }),
    ),
    after: [
      {
        id: "makebid",
        call: ({ buyNowLot, bidder }) => ({
          token: bidder,
          key: REUSED,
          body: { id_auction: buyNowLot, price: 1_100 },
        }),
      },
    ],
  },
  ...engineRefusals,
  ...laneRefusals,
  ...laneFeeRefusals,
  ...roomRefusals,
  ...walkInRefusals,
  ...settlementRefusals,
  ...paperRefusals,
  ...payoutRefusals,
  ...pickupRefusals,
  ...signingRefusals,
  ...negotiationRefusals,
  ...nextBidderRefusals,
  ...identityRefusals,
  ...factorRefusals,
  ...factorResetRefusals,
  ...fileRefusals,
  ...deviceRefusals,
  ...profileRefusals,
  ...clientRefusals,
  ...moneyRefusals,
  ...draftFieldRefusals,
  ...sellingRefusals,
  ...importRefusals,
  ...catalogueRefusals,
  ...lotRefusals,
  ...suspicionRefusals,
  ...reportRefusals,
  ...questionRefusals,
  ...claimRefusals,
  ...serviceRefusals,
  ...groupRefusals,
];
