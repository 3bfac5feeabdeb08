import type { components } from "@marsa/api-spec/generated/api.d.ts";
import { findDemoAccounts } from "../db/demo.ts";
import type { Log } from "../db/ports.ts";
import type { Committed, Store } from "../db/store.ts";
import type { MailPort } from "../ports.ts";
import type { Job } from "./job.ts";

type UserEvent = components["schemas"]["UserEvent"];

export interface NoticeOptions {
  readonly store: Store;
  readonly mail: MailPort;
  readonly log: Log;
}

/** What is worth a mail; the rest is seen on the page. */
const SUBJECTS: Partial<Record<UserEvent["kind"], string>> = {
  outbid: "You were outbid",
  won: "You won",
  not_won: "You did not win",
  awaiting_decision: "The seller decides about your bid",
};

const number = new Intl.NumberFormat("en-US");

/**
 * Writes to the demo accounts what happens to their bids, after the commit in which it did. Others have no mailbox:
 * bots are nobody, and the bidders of a load test would only cost time.
 */
export async function mailNotices({ store, mail, log }: NoticeOptions): Promise<Job> {
  const accounts = await findDemoAccounts(store);
  const addresses = new Map(accounts.flatMap(({ id, email }) => (email === null ? [] : [[id, email]])));

  const tell = ({ kind, lot }: UserEvent, to: string): void => {
    const subject = SUBJECTS[kind];
    if (subject === undefined || !lot) return;
    const price = lot.price === null ? "" : ` The price is AED ${number.format(lot.price)}.`;
    mail
      .send({
        to,
        subject: `${subject}: ${lot.title}`,
        text: `${subject}. Lot ${lot.number}, ${lot.title}.${price}`,
      })
      .catch((error: unknown) => log.error("a notice was not sent", error));
  };

  const leave = store.onCommit(({ events }: Committed) => {
    for (const { eligible, payload } of events) {
      const to = eligible === null ? undefined : addresses.get(eligible);
      if (to !== undefined) tell(payload as UserEvent, to);
    }
  });
  return {
    async stop() {
      leave();
    },
  };
}
