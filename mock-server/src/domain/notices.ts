/** What people are told, and by which way. */

/** What a notice is about: each but the last has a switch of its own. Of his account a person is always told. */
export type NoticeKind = "outbid" | "ending" | "won" | "offers" | "money" | "searches" | "account";

/** The ways out of the house; the bell has every notice that is wanted at all. */
export type NoticeWay = "push" | "email" | "sms";

export type NoticeSettings = Readonly<Record<Exclude<NoticeKind, "account"> | NoticeWay, boolean>>;

/** Until somebody chooses: everything in the bell and by mail. */
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

/** Whether this person wants to hear of this at all. */
export function wantsNotice(settings: NoticeSettings, kind: NoticeKind): boolean {
  return kind === "account" || settings[kind];
}
