/** Starts all background work. */
import type { Audience } from "../store/ports.ts";
import type { Clock, ClockSetting, EventPublisher, InFlight, RouterPresence } from "../store/ports.ts";
import type { Store } from "../store/store.ts";
import type { AuctionTerms } from "../domain/lot/terms.ts";
import type { Rehearsals } from "../http/context.ts";
import type { FilesPort, MailPort, PartnersPort, PushPort, SmsPort } from "../ports/outside.ts";
import type { NoticeMailParts } from "../mail/notice-mail.ts";
import type { Log } from "../http/log.ts";
import { alertSearches } from "./alert-searches.ts";
import { EndingNotices } from "./notices/announce-endings.ts";
import { announcePapers } from "./notices/announce-papers.ts";
import { changeKeys } from "./change-keys.ts";
import { cleanUp, type CleanUpOptions } from "./clean-up.ts";
import { closeLots } from "./close-lots.ts";
import { confirmServices } from "./confirm-services.ts";
import { publishHeartbeat } from "./heartbeat.ts";
import { hintLots } from "./hint-lots.ts";
import { hintStaff } from "./hint-staff.ts";
import { endLocks } from "./end-locks.ts";
import { voidSignatures } from "./void-signatures.ts";
import type { Jobs } from "./timing/job.ts";
import { lapseOffers } from "./lapse-offers.ts";
import { lapseReviews } from "./lapse-reviews.ts";
import { openCases } from "./open-cases.ts";
import { openLots } from "./open-lots.ts";
import { publishOutbox } from "./publish-outbox.ts";
import { recoverLanes } from "./recover-lanes.ts";
import { recoverOutage } from "./recover-outage.ts";
import { runLanes } from "./run-lanes.ts";
import { defaultWins, freeSellersProceeds, remindBuyers } from "./settle-sales.ts";
import { sendHeldNotices } from "./notices/send-held-notices.ts";
import { sendNotices } from "./notices/send-notices.ts";
import { stampSignsOfLife } from "./stamp.ts";
import { watchLanes } from "./watch-lanes.ts";
import { writeNotices } from "./notices/write-notices.ts";
import { wakeGroups } from "./wake-groups.ts";
import { writeViews } from "./write-views.ts";
import type { Keyring } from "../tables/sealing/keyring.ts";
import type { Views } from "../live/views.ts";

export interface JobOptions {
  readonly store: Store;
  /** The auction clock. */
  readonly clock: Clock & { readonly setting: ClockSetting };
  /** The real time, ms since 1970 UTC. */
  readonly realNow: () => number;
  readonly terms: AuctionTerms;
  readonly inFlight: InFlight;
  readonly publisher: EventPublisher & RouterPresence;
  readonly audience: Audience;
  readonly views: Views;
  readonly rehearsals: Pick<Rehearsals, "seqs">;
  readonly mail: MailPort;
  readonly sms: SmsPort;
  readonly push: PushPort;
  readonly partners: PartnersPort;
  readonly noticeMails: NoticeMailParts;
  readonly files: FilesPort;
  readonly keys: Keyring;
  /** The tables whose old rows are archived; left out: all of them. */
  readonly archived?: NonNullable<CleanUpOptions["archived"]>;
  readonly log: Log;
}

/**
 * Starts all background work. Lots interrupted by an outage are extended first; the promise resolves afterwards.
 * Stop this before the publisher and the store are closed.
 */
export async function startJobs(options: JobOptions): Promise<Jobs> {
  await recoverOutage(options);
  await recoverLanes(options);
  // First, so that notices that a crash has delayed are sent, too.
  const sending = await sendNotices(options);
  const notices = writeNotices(options);
  const pump = publishOutbox({ ...options, isDone: (outboxId) => notices.isWritten(outboxId) });
  const heart = publishHeartbeat(options);
  const timed = [
    openLots(options),
    closeLots(options),
    lapseOffers(options),
    lapseReviews(options),
    wakeGroups(options),
    endLocks(options),
    voidSignatures(options),
    remindBuyers(options),
    defaultWins(options),
    freeSellersProceeds(options),
    confirmServices(options),
    runLanes(options),
    alertSearches(options),
    new EndingNotices(options),
    announcePapers(options),
    openCases(options),
    notices,
    sending,
    sendHeldNotices(options),
  ];
  const others = [
    hintLots(options),
    hintStaff(options),
    heart,
    ...timed,
    watchLanes(options),
    writeViews(options),
    stampSignsOfLife(options),
    cleanUp(options),
    changeKeys(options),
  ];
  return {
    publishHeartbeat: () => heart.publish(),
    underWay() {
      const works = timed.flatMap((job) => job.underWay() ?? []);
      return works.length === 0 ? null : Promise.all(works).then(() => undefined);
    },
    async stop() {
      // The outbox job stops last: it publishes the last commits of the other jobs.
      await Promise.all(others.map((job) => job.stop()));
      await pump.stop();
    },
  };
}
