/** The part of an IP address that one customer of a network has: limits count it as one. */
import { isIP } from "node:net";

/** Groups of an IPv6 address that belong to one customer: everybody has 2^64 addresses behind them. */
const GROUPS_OF_A_CUSTOMER = 4;

/**
 * Returns an address in its one written form: IPv4 inside IPv6 as IPv4, IPv6 short and without the name of an
 * interface. Null for anything else.
 */
export function plainAddress(text: string): string | null {
  const [address = ""] = text.split("%");
  const version = isIP(address);
  if (version === 0) return null;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (version === 4 || mapped !== undefined) return mapped ?? address;
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [, high, low] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(short) ?? [];
  if (high === undefined || low === undefined) return short;
  const [a, b] = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
  return [a >> 8, a & 255, b >> 8, b & 255].join(".");
}

/** Returns the /64 of an IPv6 address, and any other text as it is. */
export function networkOf(address: string): string {
  const plain = plainAddress(address);
  if (plain === null || isIP(plain) === 4) return plain ?? address;
  const [head = "", tail] = plain.split("::");
  const first = head === "" ? [] : head.split(":");
  const last = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length;
  const groups = [...first, ...Array<string>(zeros).fill("0"), ...last];
  return `${groups.slice(0, GROUPS_OF_A_CUSTOMER).join(":")}::/64`;
}
