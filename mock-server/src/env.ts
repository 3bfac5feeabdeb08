/** What the environment may say. Read once at the start; nothing else reads process.env. */
import { join } from "node:path";
import type { Temperament } from "./controls/controls.ts";

export interface Env {
  /** Where the API listens. */
  readonly port: number;
  readonly host: string;
  /** The address that people are told: behind a development server or a proxy it is not ours. */
  readonly publicUrl: string;
  /** Database, files, composed pictures, server.pid. */
  readonly dataDir: string;
  /** The built app. */
  readonly webDir: string;
  /** Whether /_mock answers. */
  readonly controls: boolean;
  /** Who bids by himself from the start; null: nobody. */
  readonly bots: Temperament | null;
  /** Whether sign-ins and links are rate-limited; off for a load test, which comes from one address. */
  readonly limits: boolean;
  /** Whether every reply is checked against its closed schema. */
  readonly checkReplies: boolean;
  /** A WAMP router elsewhere, or several behind a balancer, with commas between; null runs the embedded one. */
  readonly wampUrl: string | null;
  /** Where browsers find the router, when that is another address than ours. */
  readonly wampPublicUrl: string | null;
  /** The backend's secret on a router elsewhere. */
  readonly wampSecret: string | null;
  readonly production: boolean;
  readonly logFormat: "text" | "json";
}

/** A sentence for the one who starts the server. */
export class EnvError extends Error {}

const root = join(import.meta.dirname, "../..");

/**
 * In: the environment's variables. Out: what they mean, with a default for each.
 * Throws EnvError with a sentence for a value that means nothing, and in production without ALLOW_SIMULATED=1,
 * since payment, mail, SMS and push are simulated.
 */
export function readEnv(vars: Readonly<Record<string, string | undefined>>): Env {
  const production = vars["NODE_ENV"] === "production";
  if (production && vars["ALLOW_SIMULATED"] !== "1") {
    throw new EnvError(
      "Payment, mail, SMS and push are simulated here. To run them in production all the same, set ALLOW_SIMULATED=1.",
    );
  }
  const port = integer(vars, "PORT", 4000, 65_535);
  const wampUrl = vars["WAMP_URL"] || null;
  const wampSecret = vars["WAMP_SECRET"] || null;
  if (wampUrl && !wampSecret) throw new EnvError("WAMP_URL names a router: it needs WAMP_SECRET too.");
  const wampPublicUrl = vars["WAMP_PUBLIC_URL"] || wampUrl;
  if (wampPublicUrl?.includes(","))
    throw new EnvError("WAMP_URL names several routers: WAMP_PUBLIC_URL has to say where people reach them.");
  const controls = flag(vars, "CONTROLS", !production);
  return {
    port,
    host: vars["HOST"] || "0.0.0.0",
    publicUrl: (vars["PUBLIC_URL"] || `http://localhost:${port}`).replace(/\/$/, ""),
    dataDir: vars["DATA_DIR"] || join(root, ".data"),
    webDir: vars["WEB_DIR"] || join(root, "web/dist"),
    controls,
    bots: controls ? botsOf(vars) : null,
    limits: flag(vars, "LIMITS", true),
    checkReplies: flag(vars, "CHECK_REPLIES", !production),
    wampUrl,
    wampPublicUrl,
    wampSecret,
    production,
    logFormat: choice(vars, "LOG", ["text", "json"], production ? "json" : "text"),
  };
}

type Vars = Readonly<Record<string, string | undefined>>;

function integer(vars: Vars, name: string, fallback: number, most: number): number {
  const text = vars[name];
  if (!text) return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > most) {
    throw new EnvError(`${name} is a whole number from 0 to ${most}, not "${text}".`);
  }
  return value;
}

function flag(vars: Vars, name: string, fallback: boolean): boolean {
  return choice(vars, name, ["on", "off"], fallback ? "on" : "off") === "on";
}

/** Off unless asked for: `npm start` does, since a demo in which nobody bids shows nothing. */
function botsOf(vars: Vars): Temperament | null {
  const wanted = choice(vars, "BOTS", ["off", "on", "calm", "eager", "sniper", "stubborn"], "off");
  if (wanted === "off") return null;
  return wanted === "on" ? "calm" : wanted;
}

function choice<const Value extends string>(
  vars: Vars,
  name: string,
  values: readonly Value[],
  fallback: Value,
): Value {
  const text = vars[name];
  if (!text) return fallback;
  const value = values.find((known) => known === text);
  if (!value) throw new EnvError(`${name} is ${values.join(" or ")}, not "${text}".`);
  return value;
}
