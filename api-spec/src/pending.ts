import type { OperationId } from "../generated/operations.ts";

/**
 * Calls of the document whose feature is still to come, each with the feature's name. The server answers them with
 * 501 NOT_BUILT_YET, after sign-in, role and request have been checked. There is no other list of this kind.
 */
export const pending = {
  sendBuyerOffer: "negotiation",
  acceptSellerOffer: "negotiation",
  declineSellerOffer: "negotiation",
  hideMyLot: "buying",
  exportMyLots: "buying",
  getLotDraft: "selling",
  saveLot: "selling",
  publishLot: "selling",
  moderationToDraft: "selling",
  relistLot: "selling",
  setHidden: "selling",
  deleteLot: "selling",
  acceptBid: "negotiation",
  declineBid: "negotiation",
  sendSellerOffer: "negotiation",
  acceptBuyerOffer: "negotiation",
  declineBuyerOffer: "negotiation",
  importLots: "selling",
  getImportTemplate: "selling",
  exportSaleLots: "selling",
  getStaticBoard: "live lanes",
  getStandardBoard: "live lanes",
  getLaneBoard: "live lanes",
  listQueues: "live lanes",
  getQueue: "live lanes",
  listLaneLots: "live lanes",
  listLaneTail: "live lanes",
  getLaneLog: "live lanes",
  changeLaneMinPrice: "live lanes",
  releaseLot: "live lanes",
  skipLot: "live lanes",
  moveLot: "live lanes",
  changeLaneStep: "live lanes",
  finalCall: "live lanes",
  lowerStartPrice: "live lanes",
  disableLot: "live lanes",
  enableLot: "live lanes",
  openLane: "live lanes",
  takeoverLane: "live lanes",
  pauseLane: "live lanes",
  resumeLane: "live lanes",
  reopenLot: "live lanes",
  endLane: "live lanes",
  sayToRoom: "live lanes",
  keepDesk: "live lanes",
  listModeration: "back office",
  approveLot: "back office",
  returnLot: "back office",
  listComposedQueues: "live lanes",
  createQueue: "live lanes",
  updateQueue: "live lanes",
  setQueueLots: "live lanes",
  setQueueOperators: "live lanes",
  publishQueue: "live lanes",
  cancelQueue: "live lanes",
} as const satisfies Partial<Record<OperationId, string>>;

/** Calls that this build answers. */
export type BuiltId = Exclude<OperationId, keyof typeof pending>;

/** Whether a call waits for its feature. */
export function isPending(id: OperationId): id is keyof typeof pending {
  return Object.hasOwn(pending, id);
}
