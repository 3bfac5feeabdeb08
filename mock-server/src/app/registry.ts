/** Maps each operation of the contract to its handler. A missing or unfit handler does not compile. */
import { listDemoAccounts } from "../controls/accounts.ts";
import { getAuctioneer, setAuctioneer } from "../controls/auctioneer.ts";
import { getBots, setBots } from "../controls/bots.ts";
import { addEventFault, clearEventFaults, listEventFaults } from "../controls/events/control-event-faults.ts";
import { addFault, clearFaults, listFaults } from "../controls/faults.ts";
import { clearInbox, getInbox } from "../controls/inbox.ts";
import { getClock, resetClock, setClock } from "../controls/clock.ts";
import { makeLots } from "../controls/lots.ts";
import { getProcess } from "../controls/process-state.ts";
import { clearRequestLog, exportRequestLog, getRequestLog } from "../controls/request-log.ts";
import { setRouter } from "../controls/router.ts";
import { listScenes, playScene } from "../controls/scenes.ts";
import { resetServer } from "../controls/reset.ts";
import {
  deleteSnapshot,
  downloadSnapshot,
  listSnapshots,
  restoreSnapshot,
  takeSnapshot,
  uploadSnapshot,
} from "../controls/snapshots.ts";
import { makeTokens } from "../controls/tokens.ts";
import { getBidByKey } from "../features/bidding/bid-by-key.ts";
import { buyNow } from "../features/bidding/buy-now.ts";
import { getConditions } from "../features/bidding/conditions.ts";
import { getHistory } from "../features/bidding/history.ts";
import { getJournal } from "../features/bidding/journal.ts";
import { keepMax } from "../features/bidding/keep-max.ts";
import { enterInstruction } from "../features/room/absentees.ts";
import { bidInRoom, nameBidder, takeBackBid } from "../features/room/bids.ts";
import { grantLimit } from "../features/room/limits.ts";
import { givePaddle, listPaddles, setPhoneLine } from "../features/room/paddles.ts";
import { giveSeat } from "../features/room/seat.ts";
import { admitWalkIn, registerWalkIn, verifyWalkIn } from "../features/room/walk-ins.ts";
import { makebid } from "../features/bidding/makebid.ts";
import { getAuctionPause, pauseAuctions, resumeAuctions } from "../features/bidding/pause.ts";
import { removeProxy } from "../features/bidding/remove-proxy.ts";
import { endGroup, listGroups, makeGroup } from "../features/buying/groups.ts";
import { hideMyLot } from "../features/buying/hide-lot.ts";
import { countLots } from "../features/catalogue/count-lots.ts";
import { exportLots, exportMyLots, exportSaleLots } from "../features/catalogue/export-lots.ts";
import { listReports } from "../features/catalogue/lot/list-reports.ts";
import { getLot } from "../features/catalogue/lot/get-lot.ts";
import { getStatistics } from "../features/catalogue/statistics/get-statistics.ts";
import { getSchedule } from "../features/catalogue/get-schedule.ts";
import { mapLots } from "../features/catalogue/map-lots.ts";
import {
  deleteSearch,
  listSearches,
  saveSearch,
  updateSearch,
} from "../features/catalogue/searches/saved-searches.ts";
import { listFacet, listKinds, searchFacet } from "../features/catalogue/query/list-facet.ts";
import { listFavoriteLots, listLots, listLotsInSection } from "../features/catalogue/list-lots.ts";
import {
  countMySections,
  countSaleSections,
  listMyLots,
  listMyLotsInSection,
  listSaleLots,
  listSaleLotsInSection,
} from "../features/catalogue/own/own-lots.ts";
import { suggestLots } from "../features/catalogue/suggest/suggest-lots.ts";
import { viewLot } from "../features/catalogue/lot/view-lot.ts";
import { listComparables } from "../features/catalogue/lot/comparables.ts";
import { listSimilarLots } from "../features/catalogue/lot/similar-lots.ts";
import { getObjectMeta } from "../features/catalogue/lot/object-meta.ts";
import { answerClaim, getClaim, makeClaim } from "../features/claims/claims.ts";
import { decideClaim, listClaims } from "../features/claims/decide.ts";
import { cancelService, orderService } from "../features/services/orders.ts";
import { askQuotes, getServices } from "../features/services/services.ts";
import { decideCase } from "../features/cases/decide-case.ts";
import { listCases } from "../features/cases/list-cases.ts";
import { acceptProfile } from "../features/clients/accept.ts";
import { exportClients } from "../features/clients/export-clients.ts";
import { getClient } from "../features/clients/get-client.ts";
import { exportAudit, listAudit } from "../features/clients/list-audit.ts";
import { countClients, listClients } from "../features/clients/list-clients.ts";
import { setUserPassword } from "../features/clients/set-password.ts";
import { resetUserFactors } from "../features/clients/reset-factors.ts";
import { setUserRoles } from "../features/clients/set-roles.ts";
import { lockProfile, unlockProfile } from "../features/clients/lock.ts";
import { getBalance } from "../features/deposit/balance.ts";
import { listSavedCards, removeSavedCard } from "../features/deposit/cards.ts";
import { listMyInvoices, requestInvoice } from "../features/deposit/invoices.ts";
import { exportOperations, listOperations, sumOperations } from "../features/deposit/operations.ts";
import { getPayment, requestPayment } from "../features/deposit/payments.ts";
import { applyRefund, listRefunds } from "../features/deposit/refunds.ts";
import { confirmInvoice, listInvoices, rejectInvoice, reopenInvoice } from "../features/payments/invoices.ts";
import { makeBankFile } from "../features/payments/bank-file.ts";
import { listPayouts, runPayouts } from "../features/payments/payouts.ts";
import { revealRefundAccount } from "../features/payments/reveal.ts";
import {
  askRefundSignature,
  declineRefund,
  listRefundRequests,
  markRefundPaid,
} from "../features/payments/refunds.ts";
import { listSignatures } from "../features/signing/list-signatures.ts";
import { signRequest } from "../features/signing/sign.ts";
import { getDictionary } from "../features/dictionaries/get-dictionary.ts";
import { addFavorite, removeFavorite } from "../features/favorites/favorites.ts";
import { deleteNote, setNote } from "../features/favorites/notes.ts";
import {
  changePhoto,
  deleteFile,
  getOriginal,
  uploadFile,
  uploadPart,
} from "../features/files/upload-file.ts";
import { removeAvatar, setAvatar } from "../features/identity/avatar.ts";
import { changeContact } from "../features/identity/contacts/change-contact.ts";
import { changeNames } from "../features/identity/change-names.ts";
import { changePassword } from "../features/identity/password/change-password.ts";
import { confirmPassword } from "../features/identity/sign-in/confirm.ts";
import { exportOwnData } from "../features/identity/own-data/export-own-data.ts";
import { deleteAccount } from "../features/identity/deletion/delete-account.ts";
import { invite } from "../features/identity/sign-up/invite.ts";
import { confirmTotp, listFactors, removeTotp, startTotp } from "../features/identity/factors/app.ts";
import { signInByPasskey, startPasskeySignIn } from "../features/identity/sign-in/passkey-signin.ts";
import { checkFactor, startFactorCheck } from "../features/identity/sign-in/check.ts";
import {
  addPasskey,
  newRecoveryCodes,
  removePasskey,
  startPasskey,
} from "../features/identity/factors/passkeys.ts";
import { getMe } from "../features/identity/me.ts";
import { recoveryInit, recoveryPassword } from "../features/identity/password/recovery.ts";
import { resendCode } from "../features/identity/sign-up/resend.ts";
import { endSession, endSessions, listSessions } from "../features/identity/sign-in/sessions.ts";
import { signin } from "../features/identity/sign-in/signin.ts";
import { signout } from "../features/identity/sign-in/signout.ts";
import { signup } from "../features/identity/sign-up/signup.ts";
import { useProfile } from "../features/identity/use-profile.ts";
import { verifyContact } from "../features/identity/sign-up/verify.ts";
import { createProfile } from "../features/profile/create-profile.ts";
import { getProfile } from "../features/profile/get-profile.ts";
import { signContractConfirm, signContractInit } from "../features/profile/sign-contract.ts";
import { getSeller } from "../features/questions/get-seller.ts";
import { listSaleQuestions, listStaffQuestions } from "../features/questions/list-waiting.ts";
import {
  answerQuestion,
  askQuestion,
  closeQuestion,
  listQuestions,
} from "../features/questions/questions.ts";
import { listCallBacks, markCallDone, requestCall, takeCall } from "../features/landing/call-backs.ts";
import {
  createInstallation,
  deleteInstallation,
  refreshInstallation,
} from "../features/push/installations.ts";
import {
  bindPushToken,
  createPushRegistration,
  deletePushRegistration,
  subscribePush,
  updatePushRegistration,
} from "../features/push/registrations.ts";
import { sendTestPush } from "../features/push/test-message.ts";
import {
  acceptBid,
  acceptBuyerOffer,
  acceptSellerOffer,
  declineBid,
  declineBuyerOffer,
  declineSellerOffer,
  sendBuyerOffer,
  sendSellerOffer,
} from "../features/negotiation/decide.ts";
import { answerNextOffer, offerToNextBidder, offerUnpaidLot } from "../features/negotiation/next-bidder.ts";
import { seeBuyerOffer, seeSellerOffer } from "../features/negotiation/see-offer.ts";
import { getMyDecision, getSaleDecision } from "../features/catalogue/own/get-decision.ts";
import { listNotifications, readNotifications } from "../features/notifications/list-notifications.ts";
import { getNotificationSettings, setNotificationSettings } from "../features/notifications/settings.ts";
import { getDesk } from "../features/navigation/get-desk.ts";
import { getNavinfo } from "../features/navigation/get-navinfo.ts";
import { setHidden } from "../features/selling/archive.ts";
import {
  deleteLot,
  getLotDraft,
  moderationToDraft,
  publishLot,
  saveLot,
} from "../features/selling/drafts.ts";
import { relistLot } from "../features/selling/relist.ts";
import { getImportTemplate, importLots, rememberHeadings } from "../features/selling/import/import-file.ts";
import { checkImport, createImportedLots } from "../features/selling/import/import-rows.ts";
import { listModeration } from "../features/catalogue/own/list-moderation.ts";
import { approveLot, returnLot } from "../features/moderation/moderate.ts";
import { resolveLotWords } from "../features/moderation/resolve-words.ts";
import { openModerationLot, releaseModerationLot } from "../features/moderation/open-lot.ts";
import { replaceReport } from "../features/selling/replace-report.ts";
import {
  changeBuyNowPrice,
  changeMinPrice,
  changeStartPrice,
  giveAuthority,
} from "../features/selling/prices.ts";
import { getConfig } from "../features/platform/config.ts";
import { getHealth } from "../features/platform/health.ts";
import {
  extendSettlement,
  forfeitSettlement,
  handOver,
  releaseSettlement,
} from "../features/settlement/decide.ts";
import { getSellerFee, setSellerFee } from "../features/papers/fee.ts";
import { getPaperHouse, previewPaper, setPaperHouse } from "../features/papers/house.ts";
import {
  getMyPaper,
  getPaperRecipient,
  listMyPapers,
  setPaperRecipient,
} from "../features/papers/my-papers.ts";
import { getSaleReport, printSale, saveSaleSheet } from "../features/papers/sale-reports.ts";
import { exportPapers, getPaper, listPapers } from "../features/papers/staff-papers.ts";
import {
  getMyStatement,
  getMyStatementFile,
  getPayout,
  getStatement,
  getStatementFile,
  listMyStatements,
} from "../features/papers/statements.ts";
import { listSettlementActs } from "../features/settlement/list-acts.ts";
import { getSettlement } from "../features/settlement/get-settlement.ts";
import { findHandover, handOverByCode } from "../features/settlement/handover.ts";
import { exportDebtors, listDebtors } from "../features/settlement/debtors.ts";
import { exportSettlements, listSettlements } from "../features/settlement/list-settlements.ts";
import { listMyDocuments } from "../features/settlement/documents.ts";
import { payWin } from "../features/settlement/pay.ts";
import { bookPickup, cancelPickup, getPickup, revealPickupCode } from "../features/settlement/pickup.ts";
import { getStandardBoard, getStaticBoard } from "../features/catalogue/boards.ts";
import { getLaneBoard } from "../features/lanes/board.ts";
import { getComposedQueue, listAuctioneers, listComposedQueues } from "../features/lanes/list-composed.ts";
import { listEligibleLots } from "../features/lanes/list-eligible.ts";
import {
  createQueue,
  updateQueue,
  setQueueLots,
  setQueueOperators,
  setQueueFees,
  publishQueue,
  cancelQueue,
} from "../features/lanes/compose.ts";
import {
  changeLaneMinPrice,
  releaseLot,
  skipLot,
  moveLot,
  changeLaneStep,
  finalCall,
  lowerStartPrice,
  moveHammer,
  setAsk,
  disableLot,
  enableLot,
  openLane,
  takeoverLane,
  resumeLane,
  pauseLane,
  endLane,
  nextLot,
  reopenLot,
  sayToRoom,
  keepDesk,
} from "../features/lanes/controls.ts";
import {
  getLaneLog,
  getQueue,
  listLaneLots,
  listLaneTail,
  listQueues,
} from "../features/lanes/list-queues.ts";
import { listRehearsals, startRehearsal } from "../features/lanes/rehearsals.ts";
import type { Registry } from "../http/handler.ts";

export const registry = {
  getConfig,
  getHealth,
  signin,
  signout,
  getMe,
  signup,
  verifyContact,
  resendCode,
  recoveryInit,
  recoveryPassword,
  changeContact,
  changeNames,
  deleteAccount,
  exportOwnData,
  setAvatar,
  removeAvatar,
  uploadFile,
  uploadPart,
  changePhoto,
  deleteFile,
  getOriginal,
  changePassword,
  confirmPassword,
  listSessions,
  endSession,
  endSessions,
  listFactors,
  startTotp,
  confirmTotp,
  removeTotp,
  startPasskey,
  addPasskey,
  removePasskey,
  newRecoveryCodes,
  startFactorCheck,
  startPasskeySignIn,
  signInByPasskey,
  checkFactor,
  invite,
  getBalance,
  requestPayment,
  getPayment,
  listSavedCards,
  removeSavedCard,
  requestInvoice,
  listMyInvoices,
  listOperations,
  sumOperations,
  exportOperations,
  listRefunds,
  applyRefund,
  listInvoices,
  confirmInvoice,
  rejectInvoice,
  reopenInvoice,
  listRefundRequests,
  makeBankFile,
  markRefundPaid,
  revealRefundAccount,
  declineRefund,
  askRefundSignature,
  listSignatures,
  getServices,
  askQuotes,
  orderService,
  cancelService,
  getClaim,
  makeClaim,
  answerClaim,
  listClaims,
  decideClaim,
  listCases,
  decideCase,
  signRequest,
  listLots,
  listFavoriteLots,
  listLotsInSection,
  countLots,
  listKinds,
  listFacet,
  searchFacet,
  getLot,
  listReports,
  getObjectMeta,
  listSimilarLots,
  listComparables,
  suggestLots,
  viewLot,
  listMyLots,
  listMyLotsInSection,
  countMySections,
  listSaleLots,
  listSaleLotsInSection,
  countSaleSections,
  getStatistics,
  exportLots,
  exportMyLots,
  exportSaleLots,
  mapLots,
  getSchedule,
  listSearches,
  saveSearch,
  updateSearch,
  deleteSearch,
  getHistory,
  getJournal,
  getConditions,
  makebid,
  buyNow,
  removeProxy,
  keepMax,
  getBidByKey,
  getAuctionPause,
  pauseAuctions,
  resumeAuctions,
  listClients,
  countClients,
  exportClients,
  getClient,
  acceptProfile,
  setUserPassword,
  resetUserFactors,
  setUserRoles,
  listAudit,
  exportAudit,
  lockProfile,
  unlockProfile,
  acceptBid,
  declineBid,
  sendSellerOffer,
  acceptBuyerOffer,
  declineBuyerOffer,
  sendBuyerOffer,
  acceptSellerOffer,
  declineSellerOffer,
  seeBuyerOffer,
  seeSellerOffer,
  getMyDecision,
  getSaleDecision,
  payWin,
  listMyDocuments,
  listSettlementActs,
  listMyPapers,
  getMyPaper,
  getPaperRecipient,
  setPaperRecipient,
  listPapers,
  exportPapers,
  listMyStatements,
  getMyStatement,
  getMyStatementFile,
  listPayouts,
  getPayout,
  runPayouts,
  getStatement,
  getStatementFile,
  getSaleReport,
  printSale,
  saveSaleSheet,
  getPaper,
  getPaperHouse,
  setPaperHouse,
  previewPaper,
  getSellerFee,
  setSellerFee,
  getPickup,
  revealPickupCode,
  bookPickup,
  cancelPickup,
  hideMyLot,
  listGroups,
  makeGroup,
  endGroup,
  listSettlements,
  exportSettlements,
  listDebtors,
  exportDebtors,
  answerNextOffer,
  offerToNextBidder,
  offerUnpaidLot,
  getSettlement,
  findHandover,
  handOverByCode,
  handOver,
  extendSettlement,
  releaseSettlement,
  forfeitSettlement,
  getLotDraft,
  saveLot,
  publishLot,
  moderationToDraft,
  relistLot,
  importLots,
  rememberHeadings,
  checkImport,
  createImportedLots,
  getImportTemplate,
  setHidden,
  deleteLot,
  listModeration,
  approveLot,
  resolveLotWords,
  returnLot,
  openModerationLot,
  releaseModerationLot,
  replaceReport,
  changeMinPrice,
  changeStartPrice,
  giveAuthority,
  changeBuyNowPrice,
  addFavorite,
  removeFavorite,
  setNote,
  deleteNote,
  getDictionary,
  getNavinfo,
  getDesk,
  createProfile,
  getProfile,
  signContractInit,
  signContractConfirm,
  useProfile,
  requestCall,
  getSeller,
  listQuestions,
  askQuestion,
  answerQuestion,
  closeQuestion,
  listSaleQuestions,
  listStaffQuestions,
  listCallBacks,
  takeCall,
  markCallDone,
  createInstallation,
  refreshInstallation,
  deleteInstallation,
  createPushRegistration,
  updatePushRegistration,
  deletePushRegistration,
  subscribePush,
  bindPushToken,
  sendTestPush,
  listNotifications,
  readNotifications,
  getNotificationSettings,
  setNotificationSettings,
  listDemoAccounts,
  makeTokens,
  makeLots,
  listScenes,
  playScene,
  listSnapshots,
  takeSnapshot,
  downloadSnapshot,
  uploadSnapshot,
  deleteSnapshot,
  restoreSnapshot,
  resetServer,
  getClock,
  setClock,
  resetClock,
  listFaults,
  addFault,
  clearFaults,
  listEventFaults,
  addEventFault,
  clearEventFaults,
  setRouter,
  getBots,
  setBots,
  getAuctioneer,
  listRehearsals,
  startRehearsal,
  setAuctioneer,
  getInbox,
  clearInbox,
  getRequestLog,
  exportRequestLog,
  clearRequestLog,
  getProcess,
  getStaticBoard,
  getStandardBoard,
  getLaneBoard,
  listQueues,
  getQueue,
  listLaneLots,
  listLaneTail,
  getLaneLog,
  changeLaneMinPrice,
  releaseLot,
  skipLot,
  moveLot,
  changeLaneStep,
  finalCall,
  lowerStartPrice,
  moveHammer,
  setAsk,
  disableLot,
  enableLot,
  openLane,
  takeoverLane,
  resumeLane,
  pauseLane,
  endLane,
  nextLot,
  reopenLot,
  sayToRoom,
  keepDesk,
  listPaddles,
  givePaddle,
  grantLimit,
  admitWalkIn,
  enterInstruction,
  giveSeat,
  registerWalkIn,
  verifyWalkIn,
  setPhoneLine,
  bidInRoom,
  nameBidder,
  takeBackBid,
  listComposedQueues,
  getComposedQueue,
  listAuctioneers,
  listEligibleLots,
  createQueue,
  updateQueue,
  setQueueLots,
  setQueueOperators,
  setQueueFees,
  publishQueue,
  cancelQueue,
} satisfies Registry;
