/** The server of a run: a given one, or an own one behind the router that ROUTER and NODES name. */
import { join } from "node:path";
import { openControls } from "./controls.ts";
import { openRouters } from "./routers.ts";
import { startServer, verifyDatabase, waitUntilIdle } from "./server.ts";

export interface Target {
  readonly url: string;
  /** "embedded" or "crossbar", if the server reports it. */
  readonly router: string;
  /** Name in the report. */
  readonly description: string;
  /** Address that stops and starts the router, when the server's control cannot. */
  readonly routerControl: string | null;
  /** Address whose /_mock makes people and lots; null: that of the server. */
  readonly controls: string | null;
  /** Returns the words of `npm run verify` for a damaged database; null when it is OK, or of another server. */
  wrongRow(): string | null;
  close(): Promise<void>;
}

/**
 * Opens the target of a run.
 * @param baseUrl Address of a running server; undefined starts one.
 * @param adapter File of its adapter; undefined: it has controls.
 * @throws Error for an unknown router, an address without the API, or a file without an adapter.
 */
export async function openTarget(baseUrl?: string, adapter?: string): Promise<Target> {
  if (baseUrl !== undefined) {
    const { url: controls, close } = await openControls(baseUrl, adapter ?? null);
    return {
      url: baseUrl,
      router: await routerOf(baseUrl),
      description: baseUrl,
      routerControl: null,
      controls,
      wrongRow: () => null,
      close,
    };
  }
  const wanted = process.env["ROUTER"] || "embedded";
  if (wanted !== "embedded" && wanted !== "crossbar")
    throw new Error(`ROUTER is embedded or crossbar, not "${wanted}".`);
  const nodes = Number(process.env["NODES"] || 1);
  const crossbar = wanted === "crossbar" ? await openRouters(nodes) : null;
  try {
    const server = await startServer(crossbar ? { env: crossbar.env } : {});
    await waitUntilIdle(server);
    const description =
      nodes > 1 && crossbar ? `a server of its own, ${nodes} nodes of the router` : "a server of its own";
    const close = async (): Promise<void> => {
      await server.stop();
      await crossbar?.close();
    };
    const routerControl = crossbar?.control ?? null;
    const { url } = server;
    const wrongRow = () => verifyDatabase(join(server.folder, "marsa.db"));
    return { url, router: await routerOf(url), description, routerControl, controls: null, wrongRow, close };
  } catch (error) {
    await crossbar?.close();
    throw error;
  }
}

async function routerOf(url: string): Promise<string> {
  const response = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(10_000) });
  return ((await response.json()) as { data: { router: string } }).data.router;
}
