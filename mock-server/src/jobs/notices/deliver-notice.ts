/** Sends one notice by mail, SMS and push. */
import { money } from "@marsa/api-spec/amounts";
import { noticeMail, SUBJECTS, type NoticeMailParts } from "../../mail/notice-mail.ts";
import type { Log } from "../../store/ports.ts";
import type { MailPort, PushPort, SmsPort } from "../../ports/outside.ts";
import type { NoticeToSend } from "../../tables/notices/notices-to-send.ts";

export interface DeliverOptions {
  readonly mail: MailPort;
  readonly sms: SmsPort;
  readonly push: PushPort;
  readonly noticeMails: NoticeMailParts;
  readonly log: Log;
}

/** Sends a notice in the chosen ways: to verified contacts and devices. A failure goes to the log. */
export async function deliverNotice(notice: NoticeToSend, options: DeliverOptions): Promise<void> {
  const { mail, sms, push, noticeMails, log } = options;
  const { kind, text, email, phone, devices, outbid, lot } = notice;
  const price = lot === null || lot.price === null ? null : `AED ${money(lot.price)}`;
  try {
    await Promise.all([
      ...(email === null
        ? []
        : [mail.send(noticeMail(email, { ...notice, lot: lot && { ...lot, price } }, noticeMails))]),
      ...(phone === null ? [] : [sms.send({ to: phone, text })]),
      ...devices.map((to) => push.send({ to, title: SUBJECTS[kind], text, path: pathTo(notice), outbid })),
    ]);
  } catch (error) {
    log.error("a notice was not sent", error);
  }
}

/** The page that a push opens: after a lost lead with the next bid, which the page asks to confirm. */
function pathTo({ kind, link, lot }: NoticeToSend): string | null {
  if (kind !== "outbid" || link === null || lot === null || lot.nextBid === null) return link;
  return `${link}?bid=${lot.nextBid}`;
}
