/** Reads the environment variables once at the start. No other file reads process.env. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { withPort } from "@marsa/realtime/router/origin";
import { LONGEST_ADDRESS } from "../postgres/house-lock.ts";
import { readContact } from "../domain/people/contact.ts";
import { publicLimits } from "../domain/public-limits.ts";
import { FIRST_SCENE } from "../scenes/scene-source.ts";
import { NO_SCENE, SCENES, type SceneName } from "../scenes/seed/worlds/scenes.ts";
import type { Temperament } from "../ports/controls.ts";
import { EnvError, refuseOpenSettings } from "./open-settings.ts";
import { type SecondCurrency, secondCurrencyOf } from "./second-currency.ts";
import type { KeySource } from "../tables/sealing/keyring.ts";

export interface Env {
  /** Where the API listens. */
  readonly port: number;
  /** This machine alone unless HOST names another interface. */
  readonly host: string;
  /** The public address. Behind a development server or a proxy it differs from the listening address. */
  readonly publicUrl: string;
  /** More host names under which the server answers, such as its name in a compose network. */
  readonly allowedHosts: readonly string[];
  /** Pages of other origins that may call: `scheme://host:port`, the port always written out, `*` as wildcard. */
  readonly origins: readonly string[];
  /** Folder of the database, the files and server.pid. */
  readonly dataDir: string;
  /** The PostgreSQL database of the house, `postgres://…`; null: a SQLite file in the data folder. */
  readonly databaseUrl: string | null;
  /** The keys of encrypted values; null: a file in the data folder, made at the first start. */
  readonly dataKeys: KeySource | null;
  /** Folder of the composed pictures, which several servers may share. */
  readonly picturesDir: string;
  /** Folder of the built web app. */
  readonly webDir: string;
  /** Whether /_mock is served. */
  readonly controls: boolean;
  /** Bots that bid from the start; null for none. */
  readonly bots: Temperament | null;
  /** Whether the automatic auctioneer runs the lanes from the start. */
  readonly auctioneer: boolean;
  /** Whether sign-ins and connections are rate-limited. Off for a load test, which comes from one address. */
  readonly limits: boolean;
  /** Whether every reply is checked against its closed schema. */
  readonly checkReplies: boolean;
  /** Addresses of external WAMP routers, separated by commas; null runs the embedded router. */
  readonly wampUrl: string | null;
  /** Router address for browsers, when it differs from the server's. */
  readonly wampPublicUrl: string | null;
  /** The backend's secret on an external router. */
  readonly wampSecret: string | null;
  /** Real push to browsers; null: push only fills the inbox of the controls. */
  readonly push: PushSettings | null;
  /** Addresses or networks of proxies, whose X-Forwarded-For counts. */
  readonly trustedProxies: readonly string[];
  readonly production: boolean;
  /** The scene of a new database; a production start has none, and no demo account. */
  readonly scene: SceneName | typeof NO_SCENE;
  /** Seed of the first scene. */
  readonly seed: number;
  /** The auction clock's first instant, ms since 1970 UTC; null: the real time. */
  readonly startsAt: number | null;
  /** Whether the auction clock of a new world stands at its first instant. */
  readonly startsFrozen: boolean;
  /** The first admin of an empty production database; null: made through a one-time link. */
  readonly firstAdmin: { readonly email: string; readonly password: string } | null;
  /** Whether the staff need a second factor. */
  readonly staffNeedFactor: boolean;
  /** One person may decide alone about money as long as nobody else could sign. */
  readonly singleStaff: boolean;
  readonly secondCurrency: SecondCurrency | null;
  readonly logFormat: "text" | "json";
  /** Processes that answer reads beside the one that writes; 0: one process does both. */
  readonly edges: number;
  /** Where the owner is, whose database this process reads; null: this process writes it. */
  readonly ownerUrl: string | null;
  /** Where the other servers of a house on PostgreSQL reach this one, host:port; null: where it listens. */
  readonly serverAddress: string | null;
  /** The secret between an owner and its edges; null: this process has neither. */
  readonly edgeSecret: string | null;
  readonly metrics: MetricsSettings;
}

/** /metrics is off without either. */
export interface MetricsSettings {
  /** Who may read /metrics on the API's port; null: nobody. */
  readonly token: string | null;
  /** A port of its own on the server's interface, without a token; null: none. */
  readonly port: number | null;
}

export interface PushSettings {
  /** How push services reach the operator: a mailto: or https: address. */
  readonly contact: string;
  /** Hosts of push services besides the known ones. */
  readonly hosts: readonly string[];
}

const root = join(import.meta.dirname, "../../..");
/** Characters of the token for /metrics. */
const LEAST_METRICS_TOKEN = 16;
const MOST_SEED = 2_147_483_647;
const MOST_EDGES = 64;
const SCENE_NAMES = [NO_SCENE, ...SCENES.map(({ name }) => name)] as const;

/**
 * Reads the environment variables, with a default for each.
 * @throws EnvError for an invalid value; in production without ALLOW_SIMULATED=1, since payment, mail, SMS and push
 *   are simulated; and for settings that `open-settings.ts` refuses.
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
  const wampSecret = vars["WAMP_SECRET"] || secretIn(vars["WAMP_SECRET_FILE"]);
  if (wampUrl && !wampSecret) throw new EnvError("WAMP_URL names a router: it needs WAMP_SECRET too.");
  const wampPublicUrl = vars["WAMP_PUBLIC_URL"] || wampUrl;
  if (wampPublicUrl?.includes(","))
    throw new EnvError("WAMP_URL names several routers: WAMP_PUBLIC_URL has to say where people reach them.");
  const dataDir = vars["DATA_DIR"] || join(root, ".data");
  const controls = flag(vars, "CONTROLS", !production);
  const publicUrl = (vars["PUBLIC_URL"] || `http://localhost:${port}`).replace(/\/$/, "");
  const scene = choice(vars, "SCENE", SCENE_NAMES, production ? NO_SCENE : FIRST_SCENE);
  const env: Env = {
    port,
    host: vars["HOST"] || "127.0.0.1",
    publicUrl,
    allowedHosts: listOf(vars["ALLOWED_HOSTS"]),
    origins: originsOf(vars, publicUrl, production),
    dataDir,
    databaseUrl: databaseUrlOf(vars),
    dataKeys: dataKeysOf(vars),
    picturesDir: vars["PICTURES_DIR"] || join(dataDir, "pictures"),
    webDir: vars["WEB_DIR"] || join(root, "web/dist"),
    controls,
    bots: controls ? botsOf(vars) : null,
    auctioneer: controls && flag(vars, "AUCTIONEER", false),
    limits: flag(vars, "LIMITS", true),
    checkReplies: flag(vars, "CHECK_REPLIES", !production),
    wampUrl,
    wampPublicUrl,
    wampSecret,
    push: pushOf(vars),
    trustedProxies: listOf(vars["TRUSTED_PROXIES"]),
    production,
    scene,
    seed: Math.max(1, integer(vars, "SEED", 1, MOST_SEED)),
    startsAt: instantOf(vars, controls),
    startsFrozen: controls && flag(vars, "STARTS_FROZEN", false),
    firstAdmin: firstAdminOf(vars),
    staffNeedFactor: production && scene === NO_SCENE,
    singleStaff: flag(vars, "SINGLE_STAFF", false),
    secondCurrency: secondCurrencyOf(vars["SECOND_CURRENCY"]),
    edges: integer(vars, "EDGES", 0, MOST_EDGES),
    ...ownerOf(vars),
    serverAddress: serverAddressOf(vars["SERVER_ADDRESS"]),
    metrics: metricsOf(vars),
    logFormat: choice(vars, "LOG", ["text", "json"], production ? "json" : "text"),
  };
  refuseOpenSettings(env);
  return env;
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

/** @throws EnvError for a token that could be guessed */
function metricsOf(vars: Vars): MetricsSettings {
  const token = vars["METRICS_TOKEN"] || null;
  if (token !== null && token.length < LEAST_METRICS_TOKEN)
    throw new EnvError(`METRICS_TOKEN has ${LEAST_METRICS_TOKEN} characters at least.`);
  const port = vars["METRICS_PORT"] ? integer(vars, "METRICS_PORT", 0, 65_535) : null;
  return { token, port };
}

/** @throws EnvError for an owner without its secret */
function ownerOf(vars: Vars): Pick<Env, "ownerUrl" | "edgeSecret"> {
  const [ownerUrl, edgeSecret] = [vars["OWNER_URL"] || null, vars["EDGE_SECRET"] || null];
  if (ownerUrl !== null && URL.parse(ownerUrl)?.protocol !== "http:")
    throw new EnvError(
      `OWNER_URL is the address of an owner, such as http://127.0.0.1:4100, not "${ownerUrl}".`,
    );
  if (ownerUrl !== null && edgeSecret === null)
    throw new EnvError("OWNER_URL makes this process an edge: it needs the owner's EDGE_SECRET too.");
  if (edgeSecret?.includes(" ")) throw new EnvError("EDGE_SECRET has no spaces.");
  return { ownerUrl, edgeSecret };
}

function flag(vars: Vars, name: string, fallback: boolean): boolean {
  return choice(vars, name, ["on", "off"], fallback ? "on" : "off") === "on";
}

/** Off by default. `npm start` turns the bots on: a demo without bids shows nothing. */
function botsOf(vars: Vars): Temperament | null {
  const wanted = choice(vars, "BOTS", ["off", "on", "calm", "eager", "sniper", "stubborn"], "off");
  if (wanted === "off") return null;
  return wanted === "on" ? "calm" : wanted;
}

/** Read once: the admin changes the password after the first sign-in. */
function firstAdminOf(vars: Vars): Env["firstAdmin"] {
  const { FIRST_ADMIN_EMAIL: email, FIRST_ADMIN_PASSWORD: password } = vars;
  if (!email && !password) return null;
  if (!email || !password) throw new EnvError("FIRST_ADMIN_EMAIL and FIRST_ADMIN_PASSWORD belong together.");
  const contact = readContact(email);
  if (contact?.kind !== "email") throw new EnvError(`FIRST_ADMIN_EMAIL is an email, not "${email}".`);
  const least = publicLimits.passwordMinLength;
  if (password.length < least) throw new EnvError(`FIRST_ADMIN_PASSWORD has at least ${least} characters.`);
  return { email: contact.value, password };
}

/** @throws EnvError without the controls: only they may move the auction clock */
function instantOf(vars: Vars, controls: boolean): number | null {
  const text = vars["STARTS_AT"];
  if (!text) return null;
  if (!controls) throw new EnvError("STARTS_AT moves the auction clock: it needs CONTROLS=on.");
  const ms = Date.parse(text);
  if (Number.isNaN(ms))
    throw new EnvError(`STARTS_AT is an instant such as 2026-11-23T18:00:00Z, not "${text}".`);
  return ms;
}

/** Simulated by default. */
function pushOf(vars: Vars): PushSettings | null {
  if (choice(vars, "PUSH", ["simulated", "real"], "simulated") === "simulated") return null;
  const contact = vars["PUSH_CONTACT"] ?? "";
  if (!/^(mailto:|https:\/\/)./.test(contact))
    throw new EnvError("PUSH=real needs PUSH_CONTACT, a mailto: or https: address for the push services.");
  return { contact, hosts: listOf(vars["PUSH_HOSTS"]) };
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

/** Returns the entries of a list with commas, in lower case. */
function listOf(text: string | undefined): readonly string[] {
  const entries = (text ?? "").split(",").map((entry) => entry.trim().toLowerCase());
  return entries.filter(Boolean);
}

/** @throws EnvError, which does not repeat the address: it may hold a password */
function databaseUrlOf({ DATABASE_URL: url, EDGES: edges, OWNER_URL: ownerUrl }: Vars): string | null {
  if (!url) return null;
  if (!/^postgres(ql)?:\/\/./.test(url))
    throw new EnvError(
      "DATABASE_URL is the address of a PostgreSQL database: postgres://user:password@host/name.",
    );
  if (edges || ownerUrl)
    throw new EnvError("DATABASE_URL goes with neither EDGES nor OWNER_URL: edges read a SQLite file.");
  return url;
}

function serverAddressOf(address: string | undefined): string | null {
  if (address && (address.length > LONGEST_ADDRESS || !/^[\w.:[\]-]+:\d+$/.test(address)))
    throw new EnvError(
      `SERVER_ADDRESS is where the other servers reach this one, such as 10.0.0.5:4000, not "${address}".`,
    );
  return address || null;
}

/** @throws EnvError for two places of the keys */
function dataKeysOf({ DATA_KEYS: keys, DATA_KEY_FILE: file }: Vars): KeySource | null {
  if (keys && file) throw new EnvError("DATA_KEYS and DATA_KEY_FILE both name keys: set one of them.");
  return keys ? { keys } : file ? { file } : null;
}

/** Returns the secret that the router made at its first start. */
function secretIn(file: string | undefined): string | null {
  if (!file) return null;
  try {
    return readFileSync(file, "utf8").trim() || null;
  } catch {
    throw new EnvError(`WAMP_SECRET_FILE names ${file}, which cannot be read.`);
  }
}

function originsOf(vars: Vars, publicUrl: string, production: boolean): readonly string[] {
  const others = vars["ORIGINS"] === undefined ? ownOrigins(production) : listOf(vars["ORIGINS"]);
  return [new URL(publicUrl).origin, ...others].map(originOf);
}

/** Outside production every page of this machine may call. */
function ownOrigins(production: boolean): readonly string[] {
  return production ? [] : ["http://localhost:*", "http://127.0.0.1:*", "http://[::1]:*"];
}

/** Returns an origin with its port written out, as the router compares it. */
function originOf(text: string): string {
  if (text.includes("*")) return text;
  const origin = withPort(text);
  if (origin === null)
    throw new EnvError(`ORIGINS lists origins such as https://example.com, not "${text}".`);
  return origin;
}

/** Returns the environment of a server at a port: where PORT is 0 and PUBLIC_URL left out, it chose one itself. */
export function atPort(env: Env, port: number): Env {
  if (env.publicUrl !== "http://localhost:0") return env;
  const publicUrl = `http://localhost:${port}`;
  const origins = env.origins.map((origin) => (origin === env.publicUrl ? publicUrl : origin));
  return { ...env, port, publicUrl, origins };
}
