/** Decides under which names the server answers, and which pages may call it. */
import { isIP } from "node:net";
import { isOriginAllowed } from "@marsa/realtime/router/origin";

/** Where this server is reached, and by which pages. */
export interface AddressSettings {
  /** The public address. */
  readonly publicUrl: string;
  /** More host names, such as the one of a compose network. */
  readonly allowedHosts: readonly string[];
  /** Origins of other pages: `scheme://host:port`, the port always written out, `*` as wildcard. */
  readonly origins: readonly string[];
  readonly production: boolean;
}

/** The two headers that a browser sets by itself. */
export interface AddressHeaders {
  readonly host?: string | undefined;
  readonly origin?: string | undefined;
}

/** A refusal below the API, on every path. */
export interface AddressRefusal {
  readonly status: 403 | 421;
  readonly message: string;
}

/** Returns the refusal of a request by its Host and Origin; null: the server answers it. */
export type CheckAddress = (headers: AddressHeaders) => AddressRefusal | null;

/** Names and addresses that lead to this machine from itself only. */
export const LOOPBACK = /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * Returns the check of Host and Origin. A page of another site whose name suddenly leads to this machine (DNS
 * rebinding) sends its own name as Host: only known names are answered. An address in numbers is no name, so outside
 * production it is answered too: a phone in the same network uses it.
 */
export function checkAddresses(settings: AddressSettings): CheckAddress {
  const { publicUrl, allowedHosts, origins, production } = settings;
  const names = new Set([new URL(publicUrl).hostname, ...allowedHosts].map((name) => name.toLowerCase()));
  const isKnown = (name: string): boolean =>
    LOOPBACK.test(name) || names.has(name) || (!production && isIP(name.replace(/^\[(.*)\]$/, "$1")) > 0);
  /** Every browser sends one of very few pairs. */
  const known = new Map<string, AddressRefusal | null>();
  const judge = ({ host, origin }: AddressHeaders): AddressRefusal | null => {
    const name = host === undefined ? null : URL.parse(`http://${host}`)?.hostname.toLowerCase();
    if (name === null || name === undefined || !isKnown(name)) return WRONG_HOST;
    return isOriginAllowed(origin, host, origins) ? null : WRONG_ORIGIN;
  };
  return (headers) => {
    const key = `${headers.host ?? ""} ${headers.origin ?? ""}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    if (known.size >= MOST_KNOWN) known.clear();
    const refusal = judge(headers);
    known.set(key, refusal);
    return refusal;
  };
}

const MOST_KNOWN = 1_000;
const WRONG_HOST: AddressRefusal = {
  status: 421,
  message: "This server does not answer under this name. PUBLIC_URL and ALLOWED_HOSTS list its names.\n",
};
const WRONG_ORIGIN: AddressRefusal = {
  status: 403,
  message: "Pages of this origin may not call this server. ORIGINS lists the ones that may.\n",
};
