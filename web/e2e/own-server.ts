/** Starts a server with a new database, which a journey may kill and start again on the same data. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startCrossbar } from "@marsa/realtime/crossbar/start";
import { type APIRequestContext, expect, request } from "@playwright/test";

const MAIN = join(import.meta.dirname, "../../mock-server/src/main.ts");
/** The time for the scene and the start on a slow machine, ms. */
const STARTS_WITHIN_MS = 240_000;

export interface OwnServer {
  readonly url: string;
  readonly request: APIRequestContext;
  /** Kills the process, as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again on the same data and waits until it answers. */
  start(): Promise<void>;
  /** Stops it and removes its files. */
  stop(): Promise<void>;
}

/** Starts a server with a new scene, without bots and limits, on a free port; its router is embedded, or a Crossbar. */
export async function ownServer({
  router = "embedded",
}: { readonly router?: "embedded" | "crossbar" } = {}): Promise<OwnServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const folder = mkdtempSync(join(tmpdir(), "marsa-journey-"));
  const secret = "journeys-only";
  const crossbar =
    router === "crossbar"
      ? await startCrossbar({
          port: await freePort(),
          secret,
          origins: [url],
          directory: join(folder, "crossbar"),
        })
      : null;
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: folder,
    LIMITS: "off",
    CONTROLS: "on",
    ...(crossbar && { WAMP_URL: crossbar.url, WAMP_SECRET: secret }),
  };
  const api = await request.newContext({ baseURL: url });
  let child: ChildProcess | null = null;

  async function start(): Promise<void> {
    child = spawn(process.execPath, [MAIN], { stdio: ["ignore", "ignore", "inherit"], env });
    await expect
      .poll(
        () =>
          api
            .get("/api/health")
            .then((answer) => answer.ok())
            .catch(() => false),
        {
          timeout: STARTS_WITHIN_MS,
          message: "the journey's own server answers",
        },
      )
      .toBe(true);
  }
  async function kill(): Promise<void> {
    const gone = child;
    child = null;
    if (!gone || gone.exitCode !== null) return;
    const over = once(gone, "exit");
    gone.kill("SIGKILL");
    await over;
  }

  await start();
  return {
    url,
    request: api,
    kill,
    start,
    async stop() {
      await kill();
      await crossbar?.stop();
      await api.dispose();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  probe.listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (address === null || typeof address === "string") throw new Error("no port is free");
  return address.port;
}
