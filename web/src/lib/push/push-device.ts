/** Push on this device: its state, and how it is turned on, off and kept. */
import type { Schema } from "@marsa/api-spec/client-problem";
import type { PushParts } from "./installation.ts";
import type { PushBrowser } from "./push-browser.ts";
import { PushError } from "./push-error.ts";
import { currentRegistration, deleteRegistration } from "./registration.ts";

/**
 * - home-screen: only the app on the Home Screen of an iPhone or iPad can receive push
 * - ask: the browser has not asked the person
 * - blocked: the person said no to the browser, which does not ask again
 * - off: allowed, but not turned on
 */
export type PushState = "unsupported" | "home-screen" | "ask" | "blocked" | "off" | "on";

export interface PushDeviceParts extends PushParts {
  readonly browser: PushBrowser;
  /** The server's public key; null where push is off. */
  readonly serverKey: () => Promise<string | null>;
  readonly isSignedIn: () => boolean;
  /** Logs a failure; nobody sees it. */
  readonly warn: (error: unknown) => void;
}

export interface PushDevice {
  readonly state: () => Promise<PushState>;
  /** Asks for permission and registers. Failures are logged; the state tells how far it came. */
  readonly turnOn: () => Promise<PushState>;
  /** Deletes the registration: this device receives nothing more. */
  readonly turnOff: () => Promise<PushState>;
  /** Renews an old registration, and binds the device to the signed-in person. Does nothing while push is off. */
  readonly keep: () => Promise<void>;
  /** Sends a test message; null when that failed. */
  readonly test: () => Promise<{ devices: number; simulated: boolean } | null>;
}

export function createPushDevice(parts: PushDeviceParts): PushDevice {
  const { browser, calls, records, serverKey, isSignedIn, warn } = parts;

  async function state(): Promise<PushState> {
    const support = browser.support();
    if (support !== "yes") return support === "no" ? "unsupported" : support;
    const permission = browser.permission();
    if (permission !== "granted") return permission === "denied" ? "blocked" : "ask";
    const kept = await records.read("registration").catch((error: unknown) => {
      warn(error);
      return null;
    });
    return kept ? "on" : "off";
  }

  async function register(): Promise<void> {
    const key = await serverKey();
    if (key === null) throw new PushError("missing-config");
    const options = await browser.subscribe(key);
    const registration = await currentRegistration(parts, options);
    const { wcb } = await calls.subscribe(registration.token);
    await records.write("registration", { ...registration, channel: wcb });
    if (isSignedIn()) await calls.bind(registration.token);
  }

  async function turnOn(): Promise<void> {
    if (browser.support() !== "yes") throw new PushError("unsupported-browser");
    const permission = await browser.ask();
    if (permission === "denied") throw new PushError("permission-blocked");
    if (permission !== "granted") throw new PushError("permission-dismissed");
    await register();
    if (!isSignedIn()) return;
    const settings = await calls.settings();
    const pushing = withPush(settings);
    if (pushing !== settings) await calls.setSettings(pushing);
  }

  async function turnOff(): Promise<void> {
    try {
      await deleteRegistration(parts);
    } finally {
      await browser.unsubscribe();
    }
  }

  async function test() {
    if (!(await records.read("registration"))) throw new PushError("not-registered");
    return calls.test();
  }

  let last = Promise.resolve();

  /** Runs after every earlier change: a device that is being kept would undo that it is turned off. Logs a failure. */
  function inTurn(change: () => Promise<void>): Promise<void> {
    last = last.then(change).catch(warn);
    return last;
  }

  return {
    state,
    async turnOn() {
      await inTurn(turnOn);
      return state();
    },
    async turnOff() {
      await inTurn(turnOff);
      return state();
    },
    keep: () =>
      inTurn(async () => {
        if ((await state()) === "on") await register();
      }),
    test: () =>
      test().catch((error: unknown) => {
        warn(error);
        return null;
      }),
  };
}

type Settings = Schema<"NotificationSettings">;

/** Returns settings with push for every kind where no kind has it, since push was just turned on; else the same. */
function withPush(settings: Settings): Settings {
  const { kinds } = settings;
  if (Object.values(kinds).some(({ push }) => push)) return settings;
  const entries = Object.entries(kinds).map(([kind, ways]) => [kind, { ...ways, push: true }] as const);
  return { ...settings, kinds: Object.fromEntries(entries) as Settings["kinds"] };
}
