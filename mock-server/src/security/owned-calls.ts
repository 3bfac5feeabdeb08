/** Which calls name something that belongs to one person. */
import type { Call } from "@marsa/api-spec/contract/base/target";
import { exampleOf } from "@marsa/api-spec/contract/base/example";
import { operations, type OperationId } from "@marsa/api-spec/generated/operations";

/** Calls about something of one person. Nobody else learns whether it exists. */
export const OWNED = [
  "endSession",
  "getProfile",
  "signContractInit",
  "signContractConfirm",
  "useProfile",
  "removePasskey",
  "getPayment",
  "removeSavedCard",
  "removeProxy",
  "getBidByKey",
  "getMyDecision",
  "seeSellerOffer",
  "sendBuyerOffer",
  "acceptSellerOffer",
  "declineSellerOffer",
  "answerNextOffer",
  "endGroup",
  "payWin",
  "listMyDocuments",
  "getMyPaper",
  "getMyStatement",
  "getMyStatementFile",
  "getPickup",
  "bookPickup",
  "cancelPickup",
  "revealPickupCode",
  "getServices",
  "askQuotes",
  "orderService",
  "cancelService",
  "getClaim",
  "makeClaim",
  "answerClaim",
  "getLotDraft",
  "saveLot",
  "publishLot",
  "moderationToDraft",
  "relistLot",
  "deleteLot",
  "replaceReport",
  "answerQuestion",
  "changeMinPrice",
  "changeStartPrice",
  "giveAuthority",
  "changeBuyNowPrice",
  "acceptBid",
  "declineBid",
  "getSaleDecision",
  "seeBuyerOffer",
  "sendSellerOffer",
  "offerToNextBidder",
  "acceptBuyerOffer",
  "declineBuyerOffer",
  "updateSearch",
  "deleteSearch",
  "deleteFile",
  "getOriginal",
  "changePhoto",
] as const satisfies readonly OperationId[];

export type Owned = (typeof OWNED)[number];

/** Calls about what everybody sees, or about the caller's own mark on it. */
export const SHARED: readonly OperationId[] = [
  "listComparables",
  "signin",
  "startPasskeySignIn",
  "signInByPasskey",
  "recoveryInit",
  "recoveryPassword",
  "getLot",
  "listReports",
  "getSeller",
  "listQuestions",
  "askQuestion",
  "getHistory",
  "getConditions",
  "getJournal",
  "getObjectMeta",
  "getLaneBoard",
  "getQueue",
  "getLaneLog",
  "listLaneLots",
  "listLaneTail",
  "listSimilarLots",
  "viewLot",
  "makebid",
  "buyNow",
  "keepMax",
  "makeGroup",
  "addFavorite",
  "removeFavorite",
  "setNote",
  "deleteNote",
  "hideMyLot",
  "setHidden",
  "readNotifications",
  // Its id names an account of refunds: the tests of the deposit show that only an own one counts.
  "applyRefund",
];

/** Whether the work of the staff or of a lane's auctioneer, which their roles open. */
export function isStaffWork(id: OperationId): boolean {
  const roles: readonly string[] = operations[id].roles;
  return roles.includes("backoffice") || roles.includes("auctioneer");
}

/** Whether the example of a call has an id. */
export function namesOthers(id: OperationId): boolean {
  const { path, body } = exampleOf(id);
  return Object.keys({ ...path, ...(body as object) }).some(isId);
}

/** Returns the call with numbers and keys that nothing has. */
export function withUnknownIds(given: Call): Call {
  return {
    ...given,
    ...(given.path && { path: replaced(given.path) }),
    ...(given.body !== undefined && { body: replaced(given.body) }),
  };
}

function replaced<Part>(part: Part): Part {
  if (part === null || typeof part !== "object" || Array.isArray(part)) return part;
  const entries = Object.entries(part).map(([name, value]) => [name, isId(name) ? unknown(value) : value]);
  return Object.fromEntries(entries) as Part;
}

const isId = (name: string): boolean => /^(ids?|id_\w+|key)$/.test(name);

function unknown(value: unknown): unknown {
  if (typeof value === "number") return 2_147_483_647;
  if (typeof value !== "string") return [2_147_483_647];
  // The same form with another end.
  return `${value.slice(0, -1)}${value.endsWith("a") ? "b" : "a"}`;
}
