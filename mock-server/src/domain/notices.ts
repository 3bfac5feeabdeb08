/** The kinds of notices, and the channels that send them. */

/** The subject of a notice. Each kind except the last has its own switch; account notices are always sent. */
export type NoticeKind = "outbid" | "ending" | "won" | "offers" | "money" | "searches" | "account";

/** Channels besides the in-app list, which has every wanted notice. */
export type NoticeWay = "push" | "email" | "sms";

export type NoticeSettings = Readonly<Record<Exclude<NoticeKind, "account"> | NoticeWay, boolean>>;

/** Default settings: every notice in the in-app list and by mail. */
export const usualNotices: NoticeSettings = {
  outbid: true,
  ending: true,
  won: true,
  offers: true,
  money: true,
  searches: true,
  push: true,
  email: true,
  sms: false,
};

/** Whether this person wants notices of this kind. */
export function wantsNotice(settings: NoticeSettings, kind: NoticeKind): boolean {
  return kind === "account" || settings[kind];
}

/**
 * Returns the other kind whose unread notice about the same lot is out of date too: an offer and the result of its
 * negotiation replace each other.
 */
export function replacedBy(kind: NoticeKind): NoticeKind {
  if (kind === "won") return "offers";
  return kind === "offers" ? "won" : kind;
}
