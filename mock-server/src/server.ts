/** A running server: everything of main.ts but the process. */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { createApp } from "./app.ts";
import { createAudience } from "./audience.ts";
import { createAuctionClock } from "./auction-clock.ts";
import { createSystemClock } from "./clock.ts";
import type { Context } from "./context.ts";
import { openControls } from "./controls/open-controls.ts";
import { createStage } from "./controls/stage.ts";
import { lockFolder } from "./db/folder-lock.ts";
import { openStore } from "./db/open.ts";
import { DEMO_PASSWORD } from "./db/seed/people.ts";
import { firstScene } from "./db/seed/scene-source.ts";
import { createSessionRows } from "./db/session-rows.ts";
import { openSnapshots } from "./db/snapshots.ts";
import { defaultTerms } from "./domain/terms.ts";
import type { Env } from "./env.ts";
import { openPictures } from "./features/files/pictures.ts";
import { prepareFirstPage } from "./features/files/prepare.ts";
import { openUploads } from "./features/files/uploads.ts";
import { directCalls } from "./http/direct.ts";
import { createDoor } from "./http/door.ts";
import { createInFlight } from "./http/in-flight.ts";
import { bindPort, type Port } from "./http/listen.ts";
import type { Log } from "./http/log.ts";
import { createRateLimit, unlimited } from "./http/rate-limit.ts";
import { createSessions } from "./http/sessions.ts";
import { startJobs } from "./jobs/start-jobs.ts";
import { together } from "./jobs/job.ts";
import { createWork } from "./jobs/work.ts";
import { createRehearsals } from "./rehearsal/open-rehearsals.ts";
import { registry } from "./registry.ts";
import { openRouterLink } from "./router-link.ts";
import { createViews } from "./views.ts";

export interface RunningServer {
  readonly port: number;
  /** Takes no more requests, answers those under way, publishes and commits what waits, says goodbye. */
  stop(): Promise<void>;
}

/** The number that makes the demo. */
const SEED = 1;
/** Three at least, so that a page of a list does not wait behind two long counts. */
const READERS = Math.min(Math.max(3, availableParallelism() - 1), 4);
const realNow = (): number => Date.now();
/**
 * An idle link stays for whoever thinks before his next bid, and longer than proxies keep theirs, which is a minute: a request
 * that is sent just as the server closes the link is lost.
 */
const IDLE_LINK_MS = 75_000;
/** Requests under way when the server ends have this long. */
const LAST_REQUESTS_MS = 500;

/**
 * Starts all parts, in the order in which they need each other. The port is bound first, so that a taken one is told
 * before anything is touched.
 * @throws the error of listen (EADDRINUSE), FolderTaken, or what the store says of its database.
 */
export async function startServer(env: Env, log: Log): Promise<RunningServer> {
  const server = createServer({ keepAliveTimeout: IDLE_LINK_MS });
  const port = await bindPort(server, env.port, env.host);
  try {
    return await startParts(env, log, server, port);
  } catch (error) {
    await port.free();
    throw error;
  }
}

async function startParts(
  env: Env,
  log: Log,
  server: ReturnType<typeof createServer>,
  port: Port,
): Promise<RunningServer> {
  const startedAt = Date.now();
  const unlock = lockFolder(env.dataDir);
  const clock = createAuctionClock(createSystemClock());
  const terms = defaultTerms;
  const inFlight = createInFlight();
  const audience = createAudience();
  const views = createViews();
  const file = join(env.dataDir, "marsa.db");
  const store = await openStore({
    file,
    clock,
    log,
    terms,
    scenes: firstScene,
    seed: SEED,
    password: DEMO_PASSWORD,
    threads: READERS,
  });
  const sessions = createSessions(createSessionRows(store, clock), realNow, (error) =>
    log.error("the use of a session was not written", error),
  );
  const uploads = openUploads({ dir: join(env.dataDir, "uploads"), store, now: realNow });
  const { publisher, router, close: leaveRouter } = openRouterLink({ env, server, sessions, log });
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
    () => together([beginPeople(context), rehearsals.run(context, publisher)]),
  );
  const door = createDoor();
  const stage = createStage({
    store,
    snapshots: openSnapshots({ file, folder: join(env.dataDir, "snapshots"), log }),
    clock,
    realNow,
    door,
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
    terms,
    store,
    files: uploads,
    sessions,
    rateLimit,
    inFlight,
    audience,
    views,
    rehearsals,
    door,
    router,
    controls,
    stage,
    ...ports,
    log,
    buildId,
    startedAt,
  };
  const app = createApp({ context, pictures, uploads });
  await work.start();
  const direct = directCalls(registry, context);
  const others = getRequestListener(app.fetch);
  port.answerWith((incoming, outgoing) => direct(incoming, outgoing) || others(incoming, outgoing));
  const pidFile = join(env.dataDir, "server.pid");
  writeFileSync(pidFile, String(process.pid));
  prepareFirstPage(pictures, store, clock.now()).catch((error: unknown) => log.error("no pictures", error));

  return {
    port: port.number,
    async stop() {
      await port.finish(LAST_REQUESTS_MS);
      await work.stop();
      await leaveRouter();
      await pictures.close();
      await uploads.close();
      await port.free();
      await store.close();
      rmSync(pidFile, { force: true });
      unlock();
    },
  };
}

/** The build of the web app that is served here, so that an open page can tell that a newer one is there. */
function buildIdOf(webDir: string): string {
  try {
    const { id } = JSON.parse(readFileSync(join(webDir, "builds/latest.json"), "utf8")) as { id: string };
    return id;
  } catch {
    return "none";
  }
}
