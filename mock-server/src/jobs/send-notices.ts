/** Sends notices by mail, SMS and push. */
import { findNoticesToSend, newestNotice, type NoticeToSend } from "../tables/notices/notices-to-send.ts";
import type { Log } from "../store/ports.ts";
import type { Store } from "../store/store.ts";
import type { MailPort, PushPort, SmsPort } from "../ports.ts";
import type { Job } from "./job.ts";

export interface SendNoticesOptions {
  readonly store: Store;
  readonly mail: MailPort;
  readonly sms: SmsPort;
  readonly push: PushPort;
  readonly log: Log;
}

/** Subjects and titles by the kind of notice. */
const SUBJECTS: Readonly<Record<NoticeToSend["kind"], string>> = {
  outbid: "You were outbid",
  ending: "It ends soon",
  won: "How the auction ended",
  offers: "An offer",
  money: "Your deposit",
  searches: "New lots for your search",
  account: "Your account",
};

/**
 * Sends notices by mail, SMS and push, through each person's chosen channels: to verified contacts and devices.
 * Notices written while the server is down appear only in the app.
 */
export async function sendNotices({ store, mail, sms, push, log }: SendNoticesOptions): Promise<Job> {
  let sent = await newestNotice(store);
  let running: Promise<void> | null = null;
  let isStale = false;

  const send = ({ kind, text, link, email, phone, devices }: NoticeToSend): Promise<unknown> =>
    Promise.all([
      ...(email === null ? [] : [mail.send({ to: email, subject: SUBJECTS[kind], text })]),
      ...(phone === null ? [] : [sms.send({ to: phone, text })]),
      ...devices.map((to) => push.send({ to, title: SUBJECTS[kind], text, path: link })),
    ]);

  const run = async (): Promise<void> => {
    try {
      do {
        isStale = false;
        const some = await findNoticesToSend(store, sent);
        sent = some.newest;
        isStale ||= !some.isAll;
        for (const notice of some.notices) {
          await send(notice).catch((error: unknown) => log.error("a notice was not sent", error));
        }
      } while (isStale);
    } catch (error) {
      log.error("notices were not sent", error);
    } finally {
      // In the same turn as the last check: a later notice starts a new check.
      running = null;
    }
  };

  const leave = store.onCommit(({ events }) => {
    if (!events.some(({ payload }) => "kind" in payload && payload.kind === "notice")) return;
    isStale = true;
    running ??= run();
  });
  return {
    async stop() {
      leave();
      await running;
    },
  };
}
