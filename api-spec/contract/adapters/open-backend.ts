/** Opens a backend under test. */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Send } from "../target.ts";
import { adapted } from "./adapted.ts";
import type { Adapter } from "./adapter.ts";
import type { Backend } from "./backend.ts";
import { controls, hasControls } from "./controls.ts";

/** The default export of an adapter's file. */
type OpenAdapter = (base: string) => Adapter | Promise<Adapter>;

/**
 * Opens the backend at a base URL, with the adapter of a file; without one, a server with controls uses these.
 * @throws Error with a sentence when no server answers, or the file has no adapter.
 */
export async function openBackend(base: string, file: string | null): Promise<Backend> {
  if (file !== null && !existsSync(file)) throw new Error(`There is no adapter at ${file}.`);
  const send: Send = (path, init) => fetch(base + path, init);
  if (!(await answers(send))) throw new Error(`No server answers at ${base}/api/health.`);
  const adapter = file === null ? null : await adapterIn(file, base);
  if (!adapter && (await hasControls(send).catch(() => false))) {
    return { send, ...controls(send, Date.now) };
  }
  return {
    send: adapted(send, adapter),
    begin: async () => adapter?.begin?.(),
    end: async () => adapter?.end?.(),
  };
}

async function adapterIn(file: string, base: string): Promise<Adapter> {
  const { default: open } = (await import(pathToFileURL(resolve(file)).href)) as { default?: OpenAdapter };
  if (typeof open !== "function") throw new Error(`${file} has no default export that returns an adapter.`);
  return open(base);
}

async function answers(send: Send): Promise<boolean> {
  return send("/api/health", {}).then(
    ({ ok }) => ok,
    () => false,
  );
}
