/** The API under an endurance test: a process over a folder that outlives it, and calls that may fail with it. */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { operations, type OperationId } from "@marsa/api-spec/generated/operations";
import { startServer, verifyDatabase, type OwnServer, type ServerOptions } from "../bin/server.ts";

const root = join(import.meta.dirname, "../..");
/** Long, since the test checks results and not speed on a busy machine. */
const PATIENCE_MS = 60_000;

export interface HouseUnderTest {
  readonly server: OwnServer;
  /** Recomputes the database. @returns what is wrong; null when it is OK */
  verify(): Promise<string | null>;
  /** Starts the server again after a kill, at the same address. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

export interface ServerUnderTest extends HouseUnderTest {
  readonly database: string;
}

/**
 * Starts a server with a fresh scene on the project's disk.
 * @param program Left out: the server in one process.
 */
export async function openServerUnderTest(
  options: ServerOptions = {},
  program?: string,
): Promise<ServerUnderTest> {
  mkdirSync(join(root, ".data"), { recursive: true });
  const folder = mkdtempSync(join(root, ".data", "endurance-"));
  const start = (over: ServerOptions = {}) => startServer({ ...options, ...over, folder }, program);
  const database = options.env?.["DATABASE_URL"] ?? join(folder, "marsa.db");
  const underTest = {
    server: await start(),
    database,
    verify: async () => verifyDatabase(database),
    async restart() {
      underTest.server = await start({ port: Number(new URL(underTest.server.url).port) });
    },
    async close() {
      await underTest.server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return underTest;
}

export interface Reply {
  readonly status: number;
  /** The text of the reply without its request id, which is new every time. */
  readonly text: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- the contract's suite tests its schema
  readonly body: any;
}

interface Given {
  readonly path?: Readonly<Record<string, string | number>>;
  readonly body?: object;
  readonly token?: string;
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Makes a call; rejects when the server ends meanwhile. A kept-alive connection may close as the call reuses it, so
 * the call is tried once more. That is safe: every call that matters has a key.
 */
export function callWithRetry(url: string, id: OperationId, given: Given = {}): Promise<Reply> {
  return askOnce(url, id, given).catch((error: unknown) => {
    if (error instanceof TypeError) return askOnce(url, id, given);
    throw error;
  });
}

async function askOnce(url: string, id: OperationId, given: Given): Promise<Reply> {
  const { method, mount, path: template } = operations[id];
  const address = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(given.path?.[name]));
  const response = await fetch(url + mount + address, {
    method: method.toUpperCase(),
    headers: {
      ...(given.body && { "content-type": "application/json" }),
      ...(given.token && { authorization: `Bearer ${given.token}` }),
      ...(given.key && { "idempotency-key": given.key }),
      ...given.headers,
    },
    ...(given.body && { body: JSON.stringify(given.body) }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const text = await response.text();
  return {
    status: response.status,
    text: text.replace(/"request_id":"[^"]*"/, ""),
    body: JSON.parse(text),
  };
}

/** Returns the data of a call that must succeed. */
export async function dataOf(url: string, id: OperationId, given: Given = {}): Promise<Reply["body"]> {
  const { status, text, body } = await callWithRetry(url, id, given);
  if (status !== 200) throw new Error(`${id} was answered ${status}: ${text}`);
  return body.data;
}
