/** What a run goes against: a server that is named, or one of its own behind the router that ROUTER asks for. */
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { startCrossbar } from "@marsa/realtime/crossbar/start";
import { freePort, startServer } from "./server.ts";

const root = join(import.meta.dirname, "../..");
const SECRET = "only-for-this-run";

export interface Target {
  readonly url: string;
  /** "embedded" or "crossbar", as far as the server tells. */
  readonly router: string;
  /** For the report. */
  readonly told: string;
  close(): Promise<void>;
}

/** In: the address of a server that runs; undefined for one of its own. Throws for a router that is not known. */
export async function openTarget(baseUrl?: string): Promise<Target> {
  if (baseUrl !== undefined)
    return { url: baseUrl, router: await routerOf(baseUrl), told: baseUrl, close: () => Promise.resolve() };
  const wanted = process.env["ROUTER"] || "embedded";
  if (wanted !== "embedded" && wanted !== "crossbar")
    throw new Error(`ROUTER is embedded or crossbar, not "${wanted}".`);
  const crossbar = wanted === "crossbar" ? await openCrossbar() : null;
  const env = crossbar ? { WAMP_URL: crossbar.url, WAMP_SECRET: SECRET } : {};
  try {
    const server = await startServer({ env });
    const close = async (): Promise<void> => {
      await server.stop();
      await crossbar?.close();
    };
    return { url: server.url, router: await routerOf(server.url), told: "a server of its own", close };
  } catch (error) {
    await crossbar?.close();
    throw error;
  }
}

async function openCrossbar(): Promise<{ url: string; close(): Promise<void> }> {
  const directory = await mkdtemp(join(root, ".data", "crossbar-"));
  const crossbar = await startCrossbar({
    port: await freePort(),
    secret: SECRET,
    origins: ["http://127.0.0.1:*"],
    directory,
  });
  return {
    url: crossbar.url,
    async close() {
      await crossbar.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function routerOf(url: string): Promise<string> {
  const response = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(10_000) });
  return ((await response.json()) as { data: { router: string } }).data.router;
}
