/** Opens a backend under test. */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { overWamp } from "../base/connect.ts";
import type { Send } from "../base/target.ts";
import { adapted } from "./adapted.ts";
import type { Adapter } from "./adapter.ts";
import type { Backend } from "./backend.ts";
import { controls, hasControls } from "./controls.ts";

/** The default export of an adapter's file. */
type OpenAdapter = (base: string) => Adapter | Promise<Adapter>;

/** The longest wait for the first answer, ms. */
const PATIENCE_MS = 30_000;

/**
 * Opens the backend at a base URL, with the adapter of a file; without one, a server with controls uses these.
 * @throws Error with a sentence for another address, when no server answers, or when the file has no adapter.
 */
export async function openBackend(base: string, file: string | null): Promise<Backend> {
  if (!/^https?:\/\/[^/]/.test(base) || !URL.canParse(base))
    throw new Error(`--base-url is an address such as http://localhost:4000, not "${base}".`);
  if (file !== null && !existsSync(file)) throw new Error(`There is no adapter at ${file}.`);
  const send: Send = (path, init) => fetch(base + path, init);
  await mustAnswer(send, base);
  const adapter = file === null ? null : await adapterIn(file, base);
  if (!adapter && (await hasControls(send).catch(() => false))) {
    return { send, connect: overWamp(send, base), ...controls(send, Date.now) };
  }
  return {
    send: adapted(send, adapter),
    connect: async (person) => (adapter?.connect ?? overWamp(send, base))(person),
    begin: async () => adapter?.begin?.(),
    end: async () => adapter?.end?.(),
  };
}

async function adapterIn(file: string, base: string): Promise<Adapter> {
  const { default: open } = (await import(pathToFileURL(resolve(file)).href)) as { default?: OpenAdapter };
  if (typeof open !== "function") throw new Error(`${file} has no default export that returns an adapter.`);
  return open(base);
}

/** @throws Error that says what stands at the address in place of the API. */
async function mustAnswer(send: Send, base: string): Promise<void> {
  const at = `${base}/api/health`;
  const response = await send("/api/health", { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(
    (error: Error) => {
      const { message } = error.cause instanceof Error ? error.cause : error;
      throw new Error(`No server answers at ${at} (${message}).`, { cause: error });
    },
  );
  const type = response.headers.get("content-type") ?? "no content";
  if (response.status === 404)
    throw new Error(
      `The server answers 404 at ${at}. Give the address in front of /api, as the document mounts it.`,
    );
  if (!response.ok || !type.includes("json"))
    throw new Error(
      `The server answers ${response.status} with ${type} at ${at}, which is not the API's health.`,
    );
}
