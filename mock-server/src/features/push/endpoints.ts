/** Decides which endpoints the server calls: a browser names its own, so only push services count. */
import { lookup as resolveName } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** Push services of Chrome, Firefox, Edge and Safari; a leading dot means any subdomain. */
const KNOWN = [
  "fcm.googleapis.com",
  ".push.services.mozilla.com",
  ".notify.windows.com",
  ".push.apple.com",
] as const;

/** Whether this is the https address, on the usual port, of a known push service or one of `hosts`. */
export function isPushEndpoint(endpoint: string, hosts: readonly string[]): boolean {
  if (!isPublicEndpoint(endpoint)) return false;
  const { hostname } = new URL(endpoint);
  return [...KNOWN, ...hosts].some((host) =>
    host.startsWith(".") ? hostname.endsWith(host) : hostname === host,
  );
}

/** Names that no public server has: a machine's own, a local network's, and reserved ones. */
const LOCAL_NAME = /(^|\.)(localhost|local|internal|lan|home\.arpa|test|invalid|onion|alt)$/;

/** Whether this is an https address, on the usual port, with a public name: anything else is never registered. */
export function isPublicEndpoint(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, port, hostname, username, password } = new URL(endpoint);
  if (protocol !== "https:" || port !== "" || username !== "" || password !== "") return false;
  const name = hostname.replace(/\.$/, "");
  return isIP(name.replace(/^\[|\]$/g, "")) === 0 && name.includes(".") && !LOCAL_NAME.test(name);
}

const privateAddresses = new BlockList();
for (const [net, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["224.0.0.0", 3],
] as const)
  privateAddresses.addSubnet(net, bits, "ipv4");
for (const [net, bits] of [
  ["::", 127],
  ["64:ff9b::", 96],
  ["fc00::", 7],
  ["fe80::", 10],
  ["ff00::", 8],
] as const)
  privateAddresses.addSubnet(net, bits, "ipv6");

/** Whether an address belongs to this machine, a private network or a group. */
export function isPrivateAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  return privateAddresses.check(mapped, isIP(mapped) === 6 ? "ipv6" : "ipv4");
}

/** Resolves a name for a connection, and fails for one with a private address. */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  resolveName(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, []);
    const [first] = addresses;
    if (!first || addresses.some(({ address }) => isPrivateAddress(address)))
      return callback(new Error(`${hostname} has a private address`), []);
    if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};
