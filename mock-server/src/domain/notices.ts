/** The kinds of notices, the channels that send them, and the hours in which they wait. */

/** The subject of a notice. Each kind except the last has its own switches; account notices are always sent. */
export type NoticeKind = "outbid" | "ending" | "won" | "offers" | "money" | "searches" | "account";

/** The kinds that a person can switch off. */
export type OptionalNoticeKind = Exclude<NoticeKind, "account">;

/** Where notices go: the list in the app, and three channels that reach people outside it. */
export type NoticeWay = "app" | "push" | "email" | "sms";

export type NoticeWays = Readonly<Record<NoticeWay, boolean>>;

/** Hours in Dubai, "22:00" to "07:00", in which push, mail and SMS wait. */
export interface QuietHours {
  readonly on: boolean;
  readonly from: string;
  readonly to: string;
}

export interface NoticeSettings {
  readonly kinds: Readonly<Record<OptionalNoticeKind, NoticeWays>>;
  readonly quiet: QuietHours;
}

/** Account notices go to the list in the app, to the mailbox and to devices. */
const usualWays: NoticeWays = { app: true, push: true, email: true, sms: false };

/** Default settings: every notice in the app, by push and by mail, at any hour. */
export const usualNotices: NoticeSettings = {
  kinds: {
    outbid: usualWays,
    ending: usualWays,
    won: usualWays,
    offers: usualWays,
    money: usualWays,
    searches: usualWays,
  },
  quiet: { on: false, from: "22:00", to: "07:00" },
};

/** Returns where notices of this kind go. */
export function waysOf({ kinds }: NoticeSettings, kind: NoticeKind): NoticeWays {
  return kind === "account" ? usualWays : kinds[kind];
}

/** Whether this person gets notices of this kind in any way. */
export function wantsNotice(settings: NoticeSettings, kind: NoticeKind): boolean {
  return Object.values(waysOf(settings, kind)).some(Boolean);
}

const WAYS = ["app", "push", "email", "sms"] as const satisfies readonly NoticeWay[];

/** Whether the notices about money differ, and whether one of their ways is switched off. */
export function moneyChange(
  { kinds: { money: before } }: NoticeSettings,
  { kinds: { money: after } }: NoticeSettings,
): { readonly isChanged: boolean; readonly isLess: boolean } {
  return {
    isChanged: WAYS.some((way) => before[way] !== after[way]),
    isLess: WAYS.some((way) => before[way] && !after[way]),
  };
}

/** Returns the settings without mails of this kind; notices about money then come in the app at least. */
export function withoutMails(settings: NoticeSettings, kind: OptionalNoticeKind): NoticeSettings {
  const kept = kind === "money" ? { app: true } : {};
  const ways = { ...settings.kinds[kind], ...kept, email: false };
  return { ...settings, kinds: { ...settings.kinds, [kind]: ways } };
}

/**
 * Returns the other kind whose unread notice about the same lot is out of date too: an offer and the result of its
 * negotiation replace each other.
 */
export function replacedBy(kind: NoticeKind): NoticeKind {
  if (kind === "won") return "offers";
  return kind === "offers" ? "won" : kind;
}
