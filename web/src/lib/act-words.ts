/** The acts of the staff: the server's name and the words on screens. */
export const ACT_WORDS: Readonly<Record<string, string>> = {
  "profile.accept": "Profile accepted",
  "profile.lock": "Profile locked",
  "profile.unlock": "Profile unlocked",
  "user.password": "One-time password set",
  "user.roles": "Roles changed",
  "user.factors": "Two-step sign-in reset",
  "lot.approve": "Lot approved",
  "lot.return": "Lot sent back",
  "invoice.confirm": "Invoice confirmed",
  "invoice.reject": "Invoice rejected",
  "invoice.reopen": "Rejection taken back",
  "refund.paid": "Refund paid out",
  "refund.decline": "Refund declined",
  "refund.reveal": "Account of a refund shown",
  "refund.file": "Bank file made",
  "auctions.pause": "Auctions paused",
  "auctions.resume": "Auctions resumed",
  "lane.create": "Lane created",
  "lane.change": "Lane changed",
  "lane.publish": "Lane published",
  "lane.cancel": "Lane cancelled",
  "settlement.handover": "Lot handed over",
  "settlement.extend": "Payment extended",
  "settlement.release": "Hold released",
  "settlement.forfeit": "Hold forfeited",
  "database.finding": "Database finding",
};

/** The words of an act: "Profile locked". An act that this build does not know keeps the server's name. */
export function actWord(act: string): string {
  return ACT_WORDS[act] ?? act;
}
