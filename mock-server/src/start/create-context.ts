/** Builds the context that every handler, job and control works with: for the server, for tests and for rehearsals. */
import { isStaff } from "@marsa/api-spec/roles";
import { dirname, join } from "node:path";
import type { AuctionClock } from "../clocks/auction-clock.ts";
import { createAudience } from "../live/audience.ts";
import type { Cluster, Context, Router } from "../http/context.ts";
import { disturbedPublisher, type NotingPublisher } from "../controls/events/disturbed-publisher.ts";
import { openControls } from "../controls/open-controls.ts";
import { createSceneControl, createSessionTime } from "../controls/scene-control.ts";
import { defaultTerms } from "../domain/lot/terms.ts";
import type { Env } from "../env/env.ts";
import { openUploads, type Uploads } from "../features/files/upload/uploads.ts";
import { openPush } from "../features/push/delivery/open-push.ts";
import { createExchangeLock } from "../http/exchange-lock.ts";
import { createInFlight } from "../http/limits/in-flight.ts";
import type { Log } from "../http/log.ts";
import { createOpenChallenges } from "../http/limits/open-challenges.ts";
import { createRateLimit, unlimited } from "../http/limits/rate-limit.ts";
import { createUploadPlaces } from "../http/upload-places.ts";
import { createExportQueue } from "../http/spreadsheet/export-queue.ts";
import { createSessions, knownSessions, type Sessions } from "../http/sessions.ts";
import { createUnsubscribeLinks } from "../mail/unsubscribe-links.ts";
import { combineJobs, type Jobs } from "../jobs/timing/job.ts";
import { startJobs } from "../jobs/start-jobs.ts";
import { createWork, type Work } from "../jobs/work.ts";
import { createRehearsals } from "../rehearsal/open-rehearsals.ts";
import type { ReplaceableStore } from "../scenes/replaceable-store.ts";
import { DEMO_PASSWORD } from "../scenes/seed/people.ts";
import { openSnapshots } from "../scenes/snapshots.ts";
import { safeMail } from "../mail/safe-mail.ts";
import { OwnerNeeded } from "../store/errors.ts";
import type { EventPublisher, RouterPresence } from "../store/ports.ts";
import type { Quarantine } from "../store/quarantine.ts";
import { createSessionRows } from "../tables/people/session-rows.ts";
import type { Keyring } from "../tables/sealing/keyring.ts";
import { createPasswords, type PasswordCost } from "../tables/people/password.ts";
import { createViews } from "../live/views.ts";

/** The way to the realtime router. */
export interface RealtimeLink {
  readonly router: Router;
  readonly publisher: NotingPublisher;
}

export interface ContextParts<Link extends RealtimeLink> {
  readonly env: Env;
  readonly log: Log;
  /** Path of the database. Uploads and snapshots lie beside it. */
  readonly file: string;
  readonly store: ReplaceableStore;
  /** The keys of encrypted values and files. */
  readonly keys: Keyring;
  readonly quarantine: Quarantine;
  readonly clock: AuctionClock;
  /** ms since 1970 UTC, never frozen or set. */
  readonly realNow: () => number;
  /** How far `realNow` is ahead of the system clock, ms. */
  readonly clockLead: () => number;
  readonly buildId: string;
  /** Opens the link to the realtime router. */
  readonly openRouter: (sessions: Sessions) => Link;
  /** Starts the jobs; left out: all of them. */
  readonly startJobs?: (context: Context, publisher: EventPublisher & RouterPresence) => Promise<Jobs>;
  /** The other processes of this server; left out: none. */
  readonly cluster?: Cluster;
  /** The key of temporary links to files, where several processes check them; left out: a random one. */
  readonly linkKey?: Buffer<ArrayBuffer>;
  /** Cost of new password hashes, those of a later scene included. Left out: the ordinary one. */
  readonly passwordCost?: PasswordCost | undefined;
}

export interface CreatedContext<Link> {
  readonly context: Context;
  readonly link: Link;
  readonly uploads: Uploads;
  /** The jobs; they begin with `work.start()`. */
  readonly work: Work;
}

/** @returns a context of its own with the jobs that belong to it, not yet started. */
export function createContext<Link extends RealtimeLink>(parts: ContextParts<Link>): CreatedContext<Link> {
  const { env, log, file, store, keys, quarantine, clock, clockLead, buildId, passwordCost } = parts;
  const { cluster = null, linkKey } = parts;
  const edge = cluster?.edge ?? null;
  const sessionTime = createSessionTime(parts.realNow);
  const realNow = sessionTime.now;
  const begin =
    parts.startJobs ??
    ((made, to) =>
      startJobs({ ...made, keys, publisher: to, ...(env.databaseUrl !== null && { archived: [] }) }));
  const terms = defaultTerms;
  const folder = dirname(file);
  const rows = createSessionRows(store, clock);
  const allSessions = createSessions(
    edge ? { ...rows, touch: needsOwner } : rows,
    realNow,
    (error) => log.error("the use of a session was not written", error),
    (member) => env.staffNeedFactor && isStaff(member),
    // Another process may end a session at any time.
    edge ? 0 : undefined,
  );
  const sessions = edge ? knownSessions(allSessions) : allSessions;
  const uploads = openUploads({ dir: join(folder, "uploads"), store, keys, now: realNow, linkKey });
  const link = parts.openRouter(sessions);
  const { router } = link;
  const { controls, ports, beginPeople } = openControls(() => store.seed, env, clock.now);
  if (edge) controls.requests.add = edge.log;
  const publisher = disturbedPublisher(link.publisher, controls.eventFaults);
  const push = openPush({
    settings: env.push,
    simulated: ports.push,
    publicUrl: env.publicUrl,
    folder,
    store,
    log,
  });
  const rehearsals = createRehearsals(edge !== null);
  const exchangeLock = createExchangeLock();
  const work = createWork(
    () => begin(context, publisher),
    () => combineJobs([beginPeople(context), rehearsals.run(context, publisher)]),
  );
  const rateLimit = env.limits ? createRateLimit(realNow) : unlimited;
  const sceneControl = createSceneControl({
    store,
    snapshots: openSnapshots({ folder: join(folder, "snapshots"), log, keys }),
    clock,
    realNow: parts.realNow,
    sessionTime,
    exchangeLock,
    work,
    sessions,
    rateLimit,
    kick: (userId) => router.kick(userId),
    next: `${file}.next`,
    startsFrozen: env.startsFrozen,
    planting: {
      terms,
      keys: keys.source,
      password: DEMO_PASSWORD,
      ...(passwordCost && { cost: passwordCost }),
    },
  });
  const context: Context = {
    env,
    clock,
    realNow,
    clockLead,
    terms,
    store,
    quarantine,
    files: uploads,
    sessions,
    passwords: createPasswords(passwordCost),
    rateLimit,
    signInChallenges: createOpenChallenges(realNow),
    exports: createExportQueue(),
    uploadPlaces: createUploadPlaces(),
    inFlight: cluster ? cluster.inFlight(createInFlight()) : createInFlight(),
    exchangeLock,
    audience: createAudience(),
    views: createViews(),
    rehearsals,
    cluster,
    router,
    controls,
    sceneControl,
    ...ports,
    mail: safeMail(ports.mail),
    push: push.port,
    noticeMails: { links: createUnsubscribeLinks(folder), publicUrl: env.publicUrl },
    pushKey: push.publicKey,
    log,
    buildId,
    startedAt: realNow(),
  };
  return { context, link, uploads, work };
}

/** The owner writes that a session was used. */
function needsOwner(): never {
  throw new OwnerNeeded();
}
