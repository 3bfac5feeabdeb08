/** Refuses settings that leave a server open: demo accounts under a public address, and weak ones in production. */
import { BlockList, isIP } from "node:net";
import { relative } from "node:path";
import type { KeySource } from "../tables/sealing/keyring.ts";
import { NO_SCENE } from "../scenes/seed/worlds/scenes.ts";

/** What is judged of the environment (`env.ts`). */
interface Settings {
  readonly publicUrl: string;
  readonly production: boolean;
  readonly scene: string;
  readonly controls: boolean;
  readonly limits: boolean;
  readonly dataDir: string;
  readonly dataKeys: KeySource | null;
  readonly origins: readonly string[];
  readonly wampUrl: string | null;
  readonly wampSecret: string | null;
  readonly edgeSecret: string | null;
  readonly trustedProxies: readonly string[];
  readonly firstAdmin: { readonly email: string; readonly password: string } | null;
}

/** An error with a sentence for the operator who starts the server. */
export class EnvError extends Error {}

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
/** Names and numbers that no other network reaches: a phone in the same room, the network of a compose file. */
const LOCAL_NAME = /^([^.:[\]]+|.+\.(localhost|local|lan|internal|test))$/;
const privateNetworks = new BlockList();
for (const [network, bits] of [
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["169.254.0.0", 16],
] as const)
  privateNetworks.addSubnet(network, bits, "ipv4");
privateNetworks.addSubnet("fc00::", 7, "ipv6");
privateNetworks.addSubnet("fe80::", 10, "ipv6");

/** Characters of a secret between the server and its router, and how many of them differ. */
const LEAST_SECRET = 24;
const LEAST_DIFFERENT = 10;
/** The widest networks of proxies: a whole internet provider, and nothing wider. */
const WIDEST_IPV4_BITS = 8;
const WIDEST_IPV6_BITS = 16;

/**
 * Refuses demo accounts and controls under a public address, and in production what only a demo may have.
 * @throws EnvError with the name of the setting
 */
export function refuseOpenSettings(env: Settings): void {
  const { production, publicUrl, scene, trustedProxies } = env;
  const noNetwork = trustedProxies.find((network) => !isNetwork(network));
  if (noNetwork !== undefined)
    throw new EnvError(`TRUSTED_PROXIES lists addresses or networks such as 10.0.0.0/8, not "${noNetwork}".`);
  const { hostname } = URL.parse(publicUrl) ?? { hostname: "" };
  if (production ? !LOOPBACK.test(hostname) : isPublic(hostname)) refuseDemo(env);
  // A demo in production listens to its own machine alone, for a load test with the image.
  if (production && (scene === NO_SCENE || !LOOPBACK.test(hostname))) refuseWeak(env, hostname);
}

function isPublic(hostname: string): boolean {
  const address = hostname.replace(/^\[(.*)\]$/, "$1");
  const version = isIP(address);
  if (LOOPBACK.test(hostname)) return false;
  return version === 0
    ? !LOCAL_NAME.test(hostname)
    : !privateNetworks.check(address, version === 6 ? "ipv6" : "ipv4");
}

function refuseDemo({ production, publicUrl, scene, controls }: Settings): void {
  const next = production ? "" : " Set NODE_ENV=production, or a PUBLIC_URL of this machine.";
  if (scene !== NO_SCENE)
    throw new EnvError(
      `SCENE=${scene} has accounts with a published password: ${publicUrl} may not have them.${next}`,
    );
  if (controls)
    throw new EnvError(
      `CONTROLS=on opens time, money and people to everybody who reaches ${publicUrl}.${next}`,
    );
}

function refuseWeak(env: Settings, hostname: string): void {
  const { publicUrl, wampUrl, wampSecret, edgeSecret, origins, limits, trustedProxies } = env;
  if (publicUrl.startsWith("http:") && !LOOPBACK.test(hostname))
    throw new EnvError(`PUBLIC_URL=${publicUrl} would send passwords in the clear: it begins with https.`);
  if (!limits) throw new EnvError("LIMITS=off lets anybody guess passwords: production needs LIMITS=on.");
  const anyPage = origins.find((origin) => origin.includes("*"));
  if (anyPage) throw new EnvError(`ORIGINS lists each page by name in production, not "${anyPage}".`);
  if (wampUrl && wampSecret && isWeak(wampSecret))
    throw new EnvError(
      `WAMP_SECRET has ${LEAST_SECRET} characters at least, made by chance: who guesses it reads all private events.`,
    );
  if (edgeSecret !== null && isWeak(edgeSecret))
    throw new EnvError(
      `EDGE_SECRET has ${LEAST_SECRET} characters at least, made by chance: who guesses it chooses times and addresses.`,
    );
  if (isInside(env.dataDir, env.dataKeys))
    throw new EnvError(
      "DATA_KEY_FILE names a file outside DATA_DIR, or DATA_KEYS holds the keys: who copies the data may not have its key.",
    );
  const wide = trustedProxies.find(isTooWide);
  if (wide)
    throw new EnvError(
      `TRUSTED_PROXIES names your own proxies: with "${wide}" anybody chooses the address that limits count.`,
    );
}

/** Whether the keys lie beside the data that they encrypt. */
function isInside(dataDir: string, keys: KeySource | null): boolean {
  if (keys === null) return true;
  return "file" in keys && !relative(dataDir, keys.file).startsWith("..");
}

/** Too short, or made of too few different characters. */
function isWeak(secret: string): boolean {
  return secret.length < LEAST_SECRET || new Set(secret).size < LEAST_DIFFERENT;
}

function isNetwork(network: string): boolean {
  const [address = "", bits = "0"] = network.split("/");
  const version = isIP(address);
  return version > 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (version === 6 ? 128 : 32);
}

function isTooWide(network: string): boolean {
  const [address = "", bits] = network.split("/");
  if (bits === undefined) return false;
  // Networks that begin with zeros hold all of IPv4.
  if (isIP(address) === 6) return Number(bits) < WIDEST_IPV6_BITS || address.startsWith("::");
  return Number(bits) < WIDEST_IPV4_BITS;
}
