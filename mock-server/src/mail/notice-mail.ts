/** Writes the mail of a notice. */
import type { NoticeKind } from "../domain/notices.ts";
import type { Mail } from "../ports/outside.ts";
import { mailPage, mailText, type MailContent, type MailLot } from "./mail-page.ts";
import type { UnsubscribeLinks } from "./unsubscribe-links.ts";

/** A notice, as its mail needs it. */
export interface NoticeInMail {
  readonly userId: number;
  readonly kind: NoticeKind;
  readonly text: string;
  /** A path of the app. */
  readonly link: string | null;
  /** Addresses of pictures without the origin. */
  readonly lot: MailLot | null;
}

export interface NoticeMailParts {
  readonly links: UnsubscribeLinks;
  /** The origin of the app. */
  readonly publicUrl: string;
}

/** Titles of push messages, and of mails whose first sentence is too long for one. */
export const SUBJECTS: Readonly<Record<NoticeKind, string>> = {
  outbid: "You were outbid",
  ending: "A lot ends soon",
  won: "How the auction ended",
  offers: "An offer",
  money: "Your deposit",
  searches: "New lots for your search",
  account: "Your account",
};

const BUTTONS: Readonly<Record<NoticeKind, string>> = {
  outbid: "Bid again",
  ending: "See the lot",
  won: "See the result",
  offers: "See the offer",
  money: "See your payment",
  searches: "See the new lots",
  account: "Open your account",
};

/** Completes "You get this mail because you want to hear …". */
export const SUBSCRIPTIONS: Readonly<Record<Exclude<NoticeKind, "account">, string>> = {
  outbid: "when you are outbid",
  ending: "when a lot on your watchlist is about to end",
  won: "how your auctions end",
  offers: "about counteroffers",
  money: "about your deposit, payments and refunds",
  searches: "about new lots for your saved searches",
};

/** Returns the mail with a text and an HTML part, and the headers of RFC 8058 where the kind can be switched off. */
export function noticeMail(to: string, notice: NoticeInMail, { links, publicUrl }: NoticeMailParts): Mail {
  const { kind, text, link, lot, userId } = notice;
  const settings = { label: "Choose your notifications", url: `${publicUrl}/account#notices` };
  const unsubscribe =
    kind === "account" ? null : `${publicUrl}/unsubscribe?token=${links.make({ userId, kind })}`;
  const { heading, paragraphs } = newsOf(notice);
  const content: MailContent = {
    preheader: text,
    heading,
    paragraphs,
    lot: lot && { ...lot, photo: lot.photo === null ? null : publicUrl + lot.photo },
    button: link === null ? null : { label: BUTTONS[kind], url: publicUrl + link },
    because:
      kind === "account"
        ? "We always write about your account."
        : `You get this mail because you want to hear ${SUBSCRIPTIONS[kind]}.`,
    links:
      unsubscribe === null
        ? [settings]
        : [{ label: "Unsubscribe from these mails", url: unsubscribe }, settings],
  };
  return {
    to,
    subject: kind === "outbid" && lot !== null ? `${heading}: ${lot.title}` : heading,
    text: mailText({ ...content, paragraphs: [text] }),
    html: mailPage(content),
    headers:
      unsubscribe === null
        ? {}
        : { "List-Unsubscribe": `<${unsubscribe}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
  };
}

/** The longest heading; a longer sentence stays a paragraph below a short heading. */
const MOST_IN_HEADING = 90;

/**
 * Returns the first sentence as the heading, without the lot's number, which stands beside its picture, and the rest
 * below it. An outbid person reads the short words that push messages have.
 */
function newsOf({ kind, text, lot }: NoticeInMail): Pick<MailContent, "heading" | "paragraphs"> {
  // A title may have a full stop in it.
  const named = lot === null ? 0 : Math.max(0, text.indexOf(lot.title)) + lot.title.length;
  const end = text.indexOf(". ", named);
  const [first, rest] = end < 0 ? [text, ""] : [text.slice(0, end + 1), text.slice(end + 2)];
  const heading = first.replace(/\.$/, "").replace(/ \(lot \d+\)/, "");
  if (kind === "outbid" || heading.length > MOST_IN_HEADING)
    return { heading: SUBJECTS[kind], paragraphs: [text] };
  return { heading, paragraphs: rest === "" ? [] : [rest] };
}
