/** The process of the server: reads the environment, starts the server, prints its address and stops it cleanly. */
import { setFlagsFromString } from "node:v8";
import { DEMO_PASSWORD } from "../scenes/seed/people.ts";
import { NO_SCENE } from "../scenes/seed/worlds/scenes.ts";
import { readEnv, type Env } from "../env/env.ts";
import { createLog, type Log } from "../http/log.ts";
import { releaseStartMemory } from "./release-start-memory.ts";
import { startEdge, type EdgeEnv } from "./start-edge.ts";
import { startServer, type RunningServer } from "./server.ts";
import { startFailure } from "./start-failure.ts";

/** How long an edge without a supervisor looks for its owner, ms. */
const LOOK_MS = 30_000;
/** Longest duration of a stop, ms. */
const LONGEST_STOP_MS = 1_900;

// Size of the young generation of each worker, MB. The command line sets a larger one for the main thread.
setFlagsFromString("--max-semi-space-size=2");

// Only the server's own user reads its database and its files.
process.umask(0o077);

const startedAt = performance.now();
let dataDir: string | null = null;
let stops: (() => Promise<void>) | null = null;
let isEnding = false;
try {
  const env = readEnv(process.env);
  ({ dataDir } = env);
  const log = createLog(env.logFormat, (line) => process.stdout.write(`${line}\n`));
  process.on("uncaughtException", (error) => {
    log.error("the server ends after an uncaught error", error);
    process.exit(1);
  });
  const server = await (isEdge(env)
    ? startEdge(env, log, { lookMs: isSupervised(env) ? undefined : LOOK_MS })
    : startServer(env, log, { stoppable: (stop) => endBy(stop, env) }));
  releaseStartMemory();
  endBy(() => server.stop(), env);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  if (isEdge(env)) process.send?.({ opened: true });
  else greet(env, log, server, seconds);
} catch (error) {
  const { message, exitCode } = startFailure(error, dataDir);
  process.stderr.write(`${message}\n`);
  process.exit(exitCode);
}

/** Has `stop` end the server from now on. */
function endBy(stop: () => Promise<void>, env: Env): void {
  const isFirst = stops === null;
  stops = stop;
  if (!isFirst) return;
  // A terminal signals all processes of a server; the supervisor ends one after the other.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.on(signal, () => void (!isSupervised(env) || signal === "SIGTERM" ? end() : null));
  if (isSupervised(env)) process.once("disconnect", () => void end());
}

async function end(): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  setTimeout(() => process.exit(1), LONGEST_STOP_MS).unref();
  await stops?.();
  process.exit(0);
}

/** Says where the server is, and what its operator has to know. A supervisor says it once its edges are open, too. */
function greet(env: Env, log: Log, server: RunningServer, seconds: string): void {
  let greeting = "";
  const print = (text: string) => void (greeting += text);
  if (server.firstAdminLink) print(`The first admin signs up here, once: ${server.firstAdminLink}\n`);
  if (env.singleStaff)
    log.warn("one person may decide alone about money while nobody else could sign", {
      setting: "SINGLE_STAFF=on",
    });
  if (env.production && env.scene !== NO_SCENE)
    log.warn("this is the demo: its accounts have a published password", { scene: env.scene });
  if (env.production && env.dataKeys === null)
    log.warn("the key of encrypted data lies beside the database: set DATA_KEY_FILE", {
      folder: env.dataDir,
    });
  if (env.logFormat === "json") log.info("ready", { address: server.publicUrl, port: server.port, seconds });
  else print(welcome(server.publicUrl, env.controls, seconds));
  if (isSupervised(env)) process.send?.({ opened: true, welcome: greeting });
  else process.stdout.write(greeting);
}

/** Whether `supervisor.ts` started this process. */
function isSupervised(env: Env): boolean {
  return env.edgeSecret !== null && process.connected;
}

function isEdge(env: Env): env is EdgeEnv {
  return env.ownerUrl !== null;
}

function welcome(publicUrl: string, controls: boolean, seconds: string): string {
  const accounts = controls
    ? `  Sign in     buyer, buyer2 to buyer20, seller, auctioneer, staff, manager or admin @marsa.test,
              password ${DEMO_PASSWORD}
  Evening     two live lanes start in minutes; who runs them: the developer's drawer (Ctrl+Shift+D), Lanes\n`
    : "";
  return `\n  Marsa       ${publicUrl}   ready in ${seconds} s\n${accounts}  Reference   ${publicUrl}/docs\n\n`;
}
