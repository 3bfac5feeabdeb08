/** Test helper: the whole app over a test database. */
import { dirname } from "node:path";
import { onTestFinished } from "vitest";
import { createApp, type App } from "../app/app.ts";
import { createAuctionClock } from "../clocks/auction-clock.ts";
import { createManualClock, type ManualClock } from "../clocks/clock.ts";
import type { Context, Router } from "../http/context.ts";
import type { NotingPublisher } from "../controls/events/disturbed-publisher.ts";
import { createContext } from "../start/create-context.ts";
import type { SceneSeed } from "../scenes/seed/types.ts";
import type { Store } from "../store/store.ts";
import { Quarantine } from "../store/quarantine.ts";
import { openTestStore, TEST_KEYS } from "../sqlite/test-support/open.ts";
import { createSecretScan, type SecretScan } from "../sqlite/test-support/secret-scan.ts";
import { smallScene, START } from "../sqlite/test-support/people.ts";
import { readEnv, type Env } from "../env/env.ts";
import type { Pictures } from "../features/files/pictures.ts";
import type { Registry } from "../http/handler.ts";
import { createLog } from "../http/log.ts";
import { type Jobs } from "../jobs/timing/job.ts";
import { registry } from "../app/registry.ts";
import { confirmed } from "./confirmed.ts";
import { CHEAP } from "./passwords.ts";
import { scanSpreadsheets } from "./scan-spreadsheets.ts";
import { scannedPublisher, type Published } from "./scanned-publisher.ts";
import { watchStaffQueues } from "./watch-staff-queues.ts";

/** Options of a call. */
export interface Call {
  readonly token?: string;
  /** A form and text are sent as they are, anything else as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether the caller has just confirmed who they are. */
  readonly sure?: boolean;
}

/** The answer; `body` is the parsed JSON, null without a body. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads it field by field, and a wrong field fails it
  readonly body: any;
}

export interface TestApp {
  readonly app: App;
  readonly context: Context;
  readonly store: Store;
  /** Stands at START (22 Nov 2026, 08:00 in Dubai) until it is advanced. */
  readonly clock: ManualClock;
  /** Every line of the log. */
  readonly logged: string[];
  /** Users whose router connections were closed, or closed where their session has ended. */
  readonly kicked: number[];
  /** Events published by the jobs, oldest first. */
  readonly published: Published[];
  /** The way of events to the router; each is scanned as it is published. */
  readonly publisher: NotingPublisher;
  /** Secrets that got out so far; the test fails with those that are left at its end. */
  readonly leaks: string[];
  /** Sends any method; the other two functions are short forms. */
  send(method: string, path: string, call?: Call): Promise<Answer>;
  get(path: string, call?: Call): Promise<Answer>;
  post(path: string, body?: unknown, call?: Call): Promise<Answer>;
  /** Opens a session of this user, without a password. */
  tokenOf(userId: number): Promise<string>;
  /** Resolves when the jobs have done all due work. */
  settled(): Promise<void>;
}

export interface TestAppOptions {
  /** Changes of the small scene: people 1 to 5 with AED 1,000,000 each, seller 900, cars 1 to 3. */
  readonly scene?: Partial<SceneSeed>;
  readonly env?: Partial<Env>;
  /** Handlers that replace the registered ones. */
  readonly handlers?: Partial<Registry>;
  /** Whether the jobs run: lots open, close and lapse by themselves, and events are published. */
  readonly jobs?: boolean;
  /** Lead of the server's time over the system clock. */
  readonly clockLeadMs?: number;
}

const noPictures: Pictures = {
  pictureFor: async () => null,
  prepare: () => undefined,
  close: async () => undefined,
};

function bodyOf(body: unknown): string | FormData {
  return typeof body === "string" || body instanceof FormData ? body : JSON.stringify(body);
}

const noJobs: Promise<Jobs> = Promise.resolve({
  publishHeartbeat: () => undefined,
  underWay: () => null,
  stop: async () => undefined,
});

function fakeRouter(kicked: number[]): Router {
  let isUp = true;
  return {
    kind: "embedded",
    get connected() {
      return isUp;
    },
    get up() {
      return isUp;
    },
    setUp: (up) => void (isUp = up),
    kick: (userId) => kicked.push(userId),
    checkTokens: (userId) => kicked.push(userId),
  };
}

/**
 * Opens the whole app over its own database and a clock that stands still; closed after the test. A reply that
 * breaks the contract fails the test, and so does a reply, spreadsheet, event or log line with a secret of the scene.
 */
export async function openTestApp({
  scene,
  env,
  handlers,
  jobs,
  clockLeadMs = 0,
}: TestAppOptions = {}): Promise<TestApp> {
  const time = createManualClock(START);
  const clock = createAuctionClock(time);
  const logged: string[] = [];
  const kicked: number[] = [];
  const published: Published[] = [];
  const log = createLog("json", (line) => logged.push(line), time.now);
  const quarantine = new Quarantine();
  const { store, file } = await openTestStore({
    quarantine,
    clock,
    log,
    scenes: { make: () => smallScene(scene), makeFresh: () => [] },
  });
  const storeOfTest = await watchStaffQueues(store);
  const secrets: SecretScan = createSecretScan(store, () =>
    context.controls.inbox.list().flatMap(({ code }) => code ?? []),
  );
  const { context, link, uploads, work } = createContext({
    env: { ...readEnv({}), dataDir: dirname(file), webDir: "/nowhere", ...env },
    log,
    file,
    store,
    keys: TEST_KEYS,
    quarantine,
    clock,
    realNow: time.now,
    clockLead: () => clockLeadMs,
    buildId: "test",
    openRouter: () => ({ router: fakeRouter(kicked), publisher: scannedPublisher(published, secrets) }),
    passwordCost: CHEAP,
    ...(!jobs && { startJobs: () => noJobs }),
  });
  const app = createApp({ context, pictures: noPictures, uploads, handlers: { ...registry, ...handlers } });
  scanSpreadsheets(app, secrets);
  await work.start();
  onTestFinished(async () => {
    await work.stop();
    await uploads.close();
    const defects = logged.filter((line) => line.includes("ReplyDefect"));
    if (defects.length > 0) throw new Error(`A reply broke the document: ${defects.join("\n")}`);
    for (const line of logged) await secrets.line(line);
    if (secrets.leaks.length > 0) throw new Error(`A secret got out: ${secrets.leaks.join("\n")}`);
  });

  const call = async (method: string, path: string, options: Call = {}): Promise<Answer> => {
    const { token, body, headers, sure = false } = options;
    const proof = sure && token !== undefined ? await confirmed({ store, clock: time }, token) : {};
    const response = await app.request(path, {
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && !(body instanceof FormData) && { "content-type": "application/json" }),
        ...proof,
        ...headers,
      },
      ...(body !== undefined && { body: bodyOf(body) }),
    });
    const text = await response.text();
    await secrets.reply(`${method} ${path}`, text, token);
    const isJson = response.headers.get("content-type")?.includes("json") ?? false;
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: isJson && text !== "" ? JSON.parse(text) : null,
    };
  };
  return {
    app,
    context,
    store: storeOfTest,
    clock: time,
    logged,
    kicked,
    published,
    publisher: link.publisher,
    leaks: secrets.leaks,
    send: call,
    get: (path, options) => call("GET", path, options),
    post: (path, body, options) => call("POST", path, { ...options, ...(body !== undefined && { body }) }),
    tokenOf: async (userId) => (await context.sessions.open([userId]))[0]!,
    settled: () => work.settled(),
  };
}
