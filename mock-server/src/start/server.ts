/** Starts and stops all parts of a running server. main.ts adds the process. */
import { hash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { createApp, type App } from "../app/app.ts";
import { createAuctionClock, type AuctionClock } from "../clocks/auction-clock.ts";
import { createSystemClock, type SystemClock } from "../clocks/clock.ts";
import type { Context } from "../http/context.ts";
import { createContext } from "./create-context.ts";
import { isFromEdge, Owner } from "../edges/owner.ts";
import { lockFolder, type FolderLock } from "../sqlite/folder-lock.ts";
import { checkCopy } from "../verify/check-in-worker.ts";
import { Quarantine } from "../store/quarantine.ts";
import type { ReplaceableStore } from "../scenes/replaceable-store.ts";
import { DEMO_PASSWORD } from "../scenes/seed/people.ts";
import { refuseDemoPasswords } from "../scenes/demo-passwords.ts";
import { NO_SCENE } from "../scenes/seed/worlds/scenes.ts";
import { firstScene } from "../scenes/scene-source.ts";
import { defaultTerms } from "../domain/lot/terms.ts";
import { atPort, type Env } from "../env/env.ts";
import { openFirstAdmin, refuseWeakFirstAdmin } from "../features/identity/sign-up/first-admin.ts";
import { openPictures } from "../features/files/pictures.ts";
import { prepareFirstPage } from "../features/files/prepare.ts";
import { directCalls } from "../http/mount/direct.ts";
import { checkAddresses } from "../http/addresses/check-addresses.ts";
import { answerOtherPages } from "../http/mount/answer-other-pages.ts";
import { answersWith, headersFor } from "../http/addresses/every-answer.ts";
import { guardAddresses } from "../http/mount/guard-addresses.ts";
import { bindPort, type Listener, type Port } from "../http/listen.ts";
import { refuseUntilOpen } from "../http/mount/not-open.ts";
import type { Log } from "../http/log.ts";
import { checkDaily, checkDatabase } from "../jobs/check-database.ts";
import { startMetrics } from "../metrics/metrics.ts";
import { serveMetrics, withMetrics } from "../metrics/serve-metrics.ts";
import { keyNeededOnPostgres, openPostgres, takeHouse } from "../scenes/open-postgres.ts";
import type { House } from "../postgres/house.ts";
import { inspectPostgres } from "../postgres/refusals.ts";
import { keyNeededIn, openDatabase, openKeys } from "./open-database.ts";
import { createReadiness, type Readiness } from "../http/readiness.ts";
import { registry } from "../app/registry.ts";
import { LAST_REQUESTS_MS, ofNoOwner, StandingBy } from "./standing-by.ts";
import { isForRouter, openRouterLink, type RouterLinkParts } from "./router-link.ts";
import { EXIT } from "./start-failure.ts";
import type { Keyring } from "../tables/sealing/keyring.ts";
import type { PasswordCost } from "../tables/people/password.ts";

export interface RunningServer {
  readonly port: number;
  /** Where people reach it. */
  readonly publicUrl: string;
  /** Where the first admin of an empty database signs up, once; null: there is an admin. */
  readonly firstAdminLink: string | null;
  /** Stops taking requests, answers those in progress, publishes and commits the queue, and closes all connections. */
  stop(): Promise<void>;
}

/** Three at least, so that a page of a list does not wait behind two long counts. */
export const READERS = Math.min(Math.max(3, availableParallelism() - 1), 4);
/**
 * Lifetime of an idle connection. Longer than the minute of most proxies: a request sent while the server closes
 * the connection is lost.
 */
const IDLE_LINK_MS = 75_000;
/** A document of 20 MB at 6 kB a second. */
const LONGEST_REQUEST_MS = 3_600_000;

/** Parts of a server that tests replace. */
interface ServerParts {
  /** Opens the database. */
  readonly open?: typeof openDatabase;
  /** Cost of new password hashes. */
  readonly passwordCost?: PasswordCost;
  /** Starts the embedded router. */
  readonly startRouter?: RouterLinkParts["startRouter"];
  /** Gets what ends the server while it stands by. */
  readonly stoppable?: (stop: () => Promise<void>) => void;
}

/** The state of a start once the database is open. */
interface Start {
  readonly env: Env;
  readonly log: Log;
  readonly server: Server;
  readonly port: Port;
  readonly readiness: Readiness;
  /** null: houses on PostgreSQL have a lock of their own, and share the folder. */
  readonly folder: FolderLock | null;
  readonly systemClock: SystemClock;
  readonly clock: AuctionClock;
  /** The database. */
  readonly file: string;
  readonly store: ReplaceableStore;
  readonly keys: Keyring;
  readonly quarantine: Quarantine;
  /** Whether this start planted the scene. */
  readonly isNew: boolean;
  readonly passwordCost: PasswordCost | undefined;
  readonly startRouter: ServerParts["startRouter"];
  /** On PostgreSQL. */
  readonly house: House | null;
  readonly standing: StandingBy;
  /** Wraps a listener with the check of Host and Origin. */
  readonly guarded: (answer: Listener) => Listener;
}

/**
 * Starts all parts in the order of their dependencies. The port is bound first: a taken port is reported before
 * anything changes, and calls are answered 503 until the database is open.
 * @throws the error of listen (EADDRINUSE), FolderTaken, or an error of the store; the data folder is then
 *   unchanged.
 */
export async function startServer(
  asked: Env,
  log: Log,
  { open = openDatabase, passwordCost, startRouter, stoppable = () => undefined }: ServerParts = {},
): Promise<RunningServer> {
  await refuseWeakFirstAdmin(asked);
  const quarantine = new Quarantine();
  const { server, guarded } = createHttp(asked);
  const readiness = createReadiness();
  const closed = ofNoOwner(guarded(refuseUntilOpen(readiness)));
  const port = await bindPort(server, asked.port, asked.host, closed);
  const env = atPort(asked, port.number);
  const syncFailed = (error: unknown) => endAfterReplies(log, "the disk did not sync", error);
  const lost = (error: unknown) => {
    readiness.standBy();
    port.answerWith(closed);
    endAfterReplies(log, "it lost its database", error, EXIT.held);
  };
  const standing = new StandingBy({ env, log, server, port, readiness, guarded, closed, stoppable });
  let folder: FolderLock | null = null;
  let house: House | null = null;
  let store: ReplaceableStore | null = null;
  let forgetKey: (() => Promise<void>) | null = null;
  try {
    const { databaseUrl: url } = env;
    if (url === null) folder = lockFolder(env.dataDir);
    const systemClock = createSystemClock((leadMs) => reportLead(log, leadMs));
    const clock = createAuctionClock(systemClock);
    const file = join(env.dataDir, "marsa.db");
    const { keys, forget } = await openKeys(env, () =>
      url === null ? keyNeededIn(file) : keyNeededOnPostgres(url),
    );
    // The other servers of a house on PostgreSQL have read the same key.
    if (url === null) forgetKey = forget;
    else {
      const { address } = standing;
      house = await takeHouse(url, keys, { address, lost, standsBy: (owner) => standing.standBy(owner) });
      standing.take();
      mkdirSync(env.dataDir, { recursive: true });
    }
    const isNew = house ? (await inspectPostgres(house.url)) === null : !existsSync(file);
    // The clock stands until the start is stored: the start is at its instant to the millisecond.
    const stands = isNew && (env.startsAt !== null || env.startsFrozen);
    if (stands) clock.freeze();
    if (stands && env.startsAt !== null) clock.set(env.startsAt);
    const options = {
      file,
      // A planted database knows no offset yet: resuming from one would undo the first instant.
      clock: stands ? { now: clock.now } : clock,
      log,
      keys,
      terms: defaultTerms,
      scenes: firstScene,
      seed: env.seed,
      scene: env.scene,
      password: DEMO_PASSWORD,
      threads: READERS,
      quarantine,
      unclean: () => quarantine.close(),
      syncFailed: house ? lost : syncFailed,
    };
    store = await (house ? openPostgres(house, options) : open(options));
    if (env.scene === NO_SCENE) await refuseDemoPasswords(store);
    const opened = {
      systemClock,
      clock,
      file,
      store,
      keys,
      quarantine,
      isNew,
      guarded,
      passwordCost,
      startRouter,
      house,
      standing,
    };
    return await startParts({ env, log, server, port, readiness, folder, ...opened });
  } catch (error) {
    await (store ?? house)?.close().catch(() => undefined);
    await forgetKey?.();
    folder?.abandon();
    await port.free();
    throw error;
  }
}

/** A server without a port yet. */
interface Http {
  readonly server: Server;
  /** Wraps a listener with the check of Host and Origin. */
  readonly guarded: (answer: Listener) => Listener;
}

/** Returns a server of these settings. */
export function createHttp(env: Env): Http {
  const server: Server = createServer({
    keepAliveTimeout: IDLE_LINK_MS,
    shouldUpgradeCallback: (request) => isForRouter(server, request) || isFromEdge(server, request),
    // Bodies have rules of their own: `receive.ts` and `form.ts`.
    requestTimeout: LONGEST_REQUEST_MS,
    ServerResponse: answersWith(headersFor(env.publicUrl)),
  });
  return { server, guarded: guardAddresses(checkAddresses(env)) };
}

/** Returns the listener of an open server. */
export function answersOf(app: App, context: Context, guarded: Http["guarded"]): Listener {
  const direct = directCalls(registry, context);
  const others = getRequestListener(app.fetch);
  return guarded(
    answerOtherPages((incoming, outgoing) => direct(incoming, outgoing) || others(incoming, outgoing)),
  );
}

async function startParts(start: Start): Promise<RunningServer> {
  const { env, log, server, port, readiness, folder, systemClock, clock, file, store, quarantine } = start;
  const { keys, isNew, passwordCost, startRouter, house, standing } = start;
  const owner =
    env.edgeSecret === null
      ? null
      : new Owner({
          secret: env.edgeSecret,
          systemNow: systemClock.now,
          clock,
          log,
          isOfFile: house === null,
        });
  const { context, link, uploads, work } = createContext({
    env,
    log,
    file,
    store,
    keys,
    quarantine,
    clock,
    realNow: systemClock.now,
    clockLead: systemClock.lead,
    buildId: buildIdOf(env.webDir),
    openRouter: (sessions) =>
      openRouterLink({
        env,
        sessions,
        log,
        startRouter,
        ...(owner && { addressOf: (request) => owner.addressOf(request) }),
      }),
    ...(owner && env.edgeSecret && { cluster: owner, linkKey: linkKeyOf(env.edgeSecret) }),
    passwordCost,
  });
  // Made at the first start, before any browser asks.
  context.pushKey();
  const pictures = openPictures(env.picturesDir);
  const firstAdmin = await openFirstAdmin(context);
  const app = createApp({ context, pictures, uploads, firstAdmin });
  const pidFile = join(env.dataDir, "server.pid");
  writeFileSync(pidFile, String(process.pid));
  const isMeasured = env.metrics.token !== null || env.metrics.port !== null;
  const metrics = isMeasured ? startMetrics(context, link.counts) : null;
  const calls = answersOf(app, context, start.guarded);
  const measured = metrics ? withMetrics(metrics, env.metrics.token, calls) : calls;
  const answer = house ? standing.whileHeard(house, measured) : measured;
  const metricsServer =
    metrics && env.metrics.port !== null ? await serveMetrics(metrics, env.metrics.port, env.host) : null;
  const check = {
    ...(env.databaseUrl !== null && { check: checkCopy(store) }),
    store,
    file,
    quarantine,
    clock,
    terms: context.terms,
    log,
  };
  if (quarantine.isChecking) {
    readiness.recover();
    port.answerWith(answer);
    await checkDatabase(check);
  }
  if (isNew && env.controls) await context.sceneControl.rememberStart();
  if (isNew && !env.startsFrozen) clock.go();
  // Due lots are opened and closed only after the check of the database.
  await work.start();
  readiness.open();
  port.answerWith(answer);
  const daily = checkDaily(check);
  void standing.leave();
  link.attach(server);
  owner?.attach(server, context);
  prepareFirstPage(pictures, store, clock.now()).catch((error: unknown) => log.error("no pictures", error));

  return {
    port: port.number,
    publicUrl: env.publicUrl,
    firstAdminLink: firstAdmin?.link ?? null,
    async stop() {
      await port.finish(LAST_REQUESTS_MS);
      await owner?.close();
      metricsServer?.close();
      metrics?.stop();
      await daily.stop();
      await work.stop();
      await link.close();
      await pictures.close();
      await uploads.close();
      await port.free();
      rmSync(pidFile, { force: true });
      await store.close();
      folder?.release();
    },
  };
}

/**
 * What is stored is unknown, or another process stores now: waiting requests get 503, then the process ends. The next
 * start finds the commits where they are.
 */
function endAfterReplies(log: Log, why: string, error: unknown, code: number = EXIT.diskFails): void {
  log.error(`the server ends: ${why}`, error);
  setTimeout(() => process.exit(code), LAST_REQUESTS_MS);
}

function reportLead(log: Log, leadMs: number): void {
  if (leadMs === 0) log.info("the system clock has caught up");
  else log.warn("the system clock went back: the server's time goes on", { aheadMs: Math.floor(leadMs) });
}

/** Returns the key of links to files, which all processes of a server check. */
export function linkKeyOf(secret: string): Buffer<ArrayBuffer> {
  return hash("sha256", secret, "buffer");
}

/** Build of the served web app, so that an open page can detect a newer one. */
export function buildIdOf(webDir: string): string {
  try {
    const { id } = JSON.parse(readFileSync(join(webDir, "builds/latest.json"), "utf8")) as { id: string };
    return id;
  } catch {
    return "none";
  }
}
