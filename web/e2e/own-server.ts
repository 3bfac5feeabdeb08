/** Starts a server with a new database, which a journey may kill and start again on the same data. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, type Marsa, startMarsa } from "@marsa/mock-server/start-marsa";
import { startCrossbar } from "@marsa/realtime/crossbar/start";
import { type APIRequestContext, request } from "@playwright/test";

export interface OwnServer extends Marsa {
  readonly request: APIRequestContext;
}

/** Starts a server with a new scene, without bots and limits, on a free port; its router is embedded, or a Crossbar. */
export async function ownServer({
  router = "embedded",
}: { readonly router?: "embedded" | "crossbar" } = {}): Promise<OwnServer> {
  const port = await freePort();
  const crossbar = router === "crossbar" ? await ownCrossbar(`http://127.0.0.1:${port}`) : null;
  const marsa = await startMarsa({ port, ...(crossbar && { env: crossbar.env }) });
  const api = await request.newContext({ baseURL: marsa.url });
  return {
    ...marsa,
    request: api,
    async stop() {
      await marsa.stop();
      await crossbar?.stop();
      await api.dispose();
    },
  };
}

/** Starts a Crossbar, and returns the variables with which a server uses it. */
async function ownCrossbar(origin: string) {
  const folder = mkdtempSync(join(tmpdir(), "marsa-journey-"));
  const secret = "journeys-only";
  const crossbar = await startCrossbar({
    port: await freePort(),
    secret,
    origins: [origin],
    directory: join(folder, "crossbar"),
  });
  return {
    env: { WAMP_URL: crossbar.url, WAMP_SECRET: secret },
    async stop() {
      await crossbar.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
