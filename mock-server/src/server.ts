/** Starts and stops all parts of a running server. main.ts adds the process. */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { createApp } from "./app.ts";
import { createAudience } from "./audience.ts";
import { createAuctionClock, type AuctionClock } from "./auction-clock.ts";
import { createSystemClock, type SystemClock } from "./clock.ts";
import type { Context } from "./context.ts";
import { openControls } from "./controls/open-controls.ts";
import { createSceneControl } from "./controls/scene-control.ts";
import { lockFolder, type FolderLock } from "./sqlite/folder-lock.ts";
import { Quarantine } from "./store/quarantine.ts";
import type { ReplaceableStore } from "./scenes/replaceable-store.ts";
import { DEMO_PASSWORD } from "./scenes/seed/people.ts";
import { firstScene } from "./scenes/seed/scene-source.ts";
import { createSessionRows } from "./tables/people/session-rows.ts";
import { openSnapshots } from "./scenes/snapshots.ts";
import { defaultTerms } from "./domain/terms.ts";
import type { Env } from "./env.ts";
import { openPictures } from "./features/files/pictures.ts";
import { prepareFirstPage } from "./features/files/prepare.ts";
import { openUploads } from "./features/files/uploads.ts";
import { directCalls } from "./http/direct.ts";
import { createExchangeLock } from "./http/exchange-lock.ts";
import { createInFlight } from "./http/in-flight.ts";
import { bindPort, type Listener, type Port } from "./http/listen.ts";
import { refuseUntilOpen } from "./http/not-open.ts";
import type { Log } from "./http/log.ts";
import { createRateLimit, unlimited } from "./http/rate-limit.ts";
import { createSessions } from "./http/sessions.ts";
import { checkDaily, checkDatabase } from "./jobs/check-database.ts";
import { startJobs } from "./jobs/start-jobs.ts";
import { combineJobs } from "./jobs/job.ts";
import { createWork } from "./jobs/work.ts";
import { openDatabase } from "./open-database.ts";
import { createReadiness, type Readiness } from "./readiness.ts";
import { createRehearsals } from "./rehearsal/open-rehearsals.ts";
import { registry } from "./registry.ts";
import { openRouterLink } from "./router-link.ts";
import { EXIT } from "./start-failure.ts";
import { createViews } from "./views.ts";

export interface RunningServer {
  readonly port: number;
  /** Stops taking requests, answers those in progress, publishes and commits the queue, and closes all connections. */
  stop(): Promise<void>;
}

/** Seed of the demo scene. */
const SEED = 1;
/** Three at least, so that a page of a list does not wait behind two long counts. */
const READERS = Math.min(Math.max(3, availableParallelism() - 1), 4);
/**
 * Lifetime of an idle connection. Longer than the minute of most proxies: a request sent while the server closes
 * the connection is lost.
 */
const IDLE_LINK_MS = 75_000;
/** Longest time for requests in progress when the server stops, ms. */
const LAST_REQUESTS_MS = 500;

/** The state of a start once the database is open. */
interface Start {
  readonly env: Env;
  readonly log: Log;
  readonly server: Server;
  readonly port: Port;
  readonly readiness: Readiness;
  readonly folder: FolderLock;
  readonly systemClock: SystemClock;
  readonly clock: AuctionClock;
  /** The database. */
  readonly file: string;
  readonly store: ReplaceableStore;
  readonly quarantine: Quarantine;
}

/**
 * Starts all parts in the order of their dependencies. The port is bound first: a taken port is reported before
 * anything changes, and calls are answered 503 until the database is open.
 * @param open opens the database.
 * @throws the error of listen (EADDRINUSE), FolderTaken, or an error of the store; the data folder is then
 *   unchanged.
 */
export async function startServer(env: Env, log: Log, open = openDatabase): Promise<RunningServer> {
  const quarantine = new Quarantine();
  const syncFailed = (error: unknown) => endAfterReplies(log, error);
  const server = createServer({ keepAliveTimeout: IDLE_LINK_MS });
  const readiness = createReadiness();
  const port = await bindPort(server, env.port, env.host, refuseUntilOpen(readiness));
  let folder: FolderLock | null = null;
  let store: ReplaceableStore | null = null;
  try {
    folder = lockFolder(env.dataDir);
    const systemClock = createSystemClock((leadMs) => reportLead(log, leadMs));
    const clock = createAuctionClock(systemClock);
    const file = join(env.dataDir, "marsa.db");
    store = await open({
      file,
      clock,
      log,
      terms: defaultTerms,
      scenes: firstScene,
      seed: SEED,
      password: DEMO_PASSWORD,
      threads: READERS,
      quarantine,
      unclean: () => quarantine.close(),
      syncFailed,
    });
    const opened = { systemClock, clock, file, store, quarantine };
    return await startParts({ env, log, server, port, readiness, folder, ...opened });
  } catch (error) {
    await store?.close().catch(() => undefined);
    folder?.abandon();
    await port.free();
    throw error;
  }
}

async function startParts(start: Start): Promise<RunningServer> {
  const { env, log, server, port, readiness, folder, systemClock, clock, file, store, quarantine } = start;
  const realNow = systemClock.now;
  const startedAt = realNow();
  const terms = defaultTerms;
  const inFlight = createInFlight();
  const audience = createAudience();
  const views = createViews();
  const sessions = createSessions(createSessionRows(store, clock), realNow, (error) =>
    log.error("the last use of a session was not written", error),
  );
  const uploads = openUploads({ dir: join(env.dataDir, "uploads"), store, now: realNow });
  const { publisher, router, attach, close: leaveRouter } = openRouterLink({ env, sessions, log });
  const { controls, ports, beginPeople } = openControls(() => store.seed, env.bots, clock.now);
  const rehearsals = createRehearsals();
  const work = createWork(
    () =>
      startJobs({
        store,
        clock,
        realNow,
        terms,
        inFlight,
        audience,
        views,
        rehearsals,
        publisher,
        ...ports,
        files: uploads,
        log,
      }),
    () => combineJobs([beginPeople(context), rehearsals.run(context, publisher)]),
  );
  const exchangeLock = createExchangeLock();
  const sceneControl = createSceneControl({
    store,
    snapshots: openSnapshots({ file, folder: join(env.dataDir, "snapshots"), log }),
    clock,
    realNow,
    exchangeLock,
    work,
    sessions,
    kick: (userId) => router.kick(userId),
    next: `${file}.next`,
    planting: { terms, password: DEMO_PASSWORD },
  });
  const pictures = openPictures(join(env.dataDir, "pictures"));
  const rateLimit = env.limits ? createRateLimit(realNow) : unlimited;
  const buildId = buildIdOf(env.webDir);
  const context: Context = {
    env,
    clock,
    realNow,
    clockLead: systemClock.lead,
    terms,
    store,
    quarantine,
    files: uploads,
    sessions,
    rateLimit,
    inFlight,
    audience,
    views,
    rehearsals,
    exchangeLock,
    router,
    controls,
    sceneControl,
    ...ports,
    log,
    buildId,
    startedAt,
  };
  const app = createApp({ context, pictures, uploads });
  const pidFile = join(env.dataDir, "server.pid");
  writeFileSync(pidFile, String(process.pid));
  const direct = directCalls(registry, context);
  const others = getRequestListener(app.fetch);
  const answer: Listener = (incoming, outgoing) => direct(incoming, outgoing) || others(incoming, outgoing);
  const check = { store, file, quarantine, clock, terms, log };
  if (quarantine.isChecking) {
    readiness.recover();
    port.answerWith(answer);
    await checkDatabase(check);
  }
  // Due lots are opened and closed only after the check of the database.
  await work.start();
  readiness.open();
  port.answerWith(answer);
  const daily = checkDaily(check);
  attach(server);
  prepareFirstPage(pictures, store, clock.now()).catch((error: unknown) =>
    log.error("the first pictures were not prepared", error),
  );

  return {
    port: port.number,
    async stop() {
      await port.finish(LAST_REQUESTS_MS);
      await daily.stop();
      await work.stop();
      await leaveRouter();
      await pictures.close();
      await uploads.close();
      await port.free();
      await store.close();
      rmSync(pidFile, { force: true });
      folder.release();
    },
  };
}

/**
 * The disk did not sync: waiting requests get 503, then the process ends. The next start redoes the commits on the
 * disk.
 */
function endAfterReplies(log: Log, error: unknown): void {
  log.error("the server ends: the disk did not sync", error);
  setTimeout(() => process.exit(EXIT.diskFails), LAST_REQUESTS_MS);
}

function reportLead(log: Log, leadMs: number): void {
  if (leadMs === 0) log.info("the system clock has caught up");
  else log.warn("the system clock went back: the server's time goes on", { aheadMs: Math.floor(leadMs) });
}

/** Build of the served web app, so that an open page can detect a newer one. */
function buildIdOf(webDir: string): string {
  try {
    const { id } = JSON.parse(readFileSync(join(webDir, "builds/latest.json"), "utf8")) as { id: string };
    return id;
  } catch {
    return "none";
  }
}
