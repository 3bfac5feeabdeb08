/** Finds the address of a client, for limits and the list of sessions. */
import { BlockList, isIP } from "node:net";

/**
 * Returns the address of a client from that of its connection and the header X-Forwarded-For. A trusted proxy adds
 * the address that it sees at the end; what a client writes itself stands before that, and counts for nothing.
 */
export type ClientAddress = (remote: string | undefined, forwarded: string | undefined) => string;

/** @param proxies addresses or networks ("10.0.0.0/8") of trusted proxies; none: the header is never read. */
export function clientAddresses(proxies: readonly string[]): ClientAddress {
  if (proxies.length === 0) return (remote) => remote ?? "";
  const trusted = new BlockList();
  for (const proxy of proxies) {
    const [address = "", bits] = proxy.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  }
  const isTrusted = (address: string) => {
    const plain = plainOf(address);
    const version = isIP(plain);
    return version !== 0 && trusted.check(plain, version === 6 ? "ipv6" : "ipv4");
  };
  return (remote, forwarded) => {
    const steps = [...(forwarded ?? "").split(","), remote ?? ""].map((step) => step.trim()).filter(Boolean);
    return plainOf(steps.findLast((step, i) => i === 0 || !isTrusted(step)) ?? "");
  };
}

/** Returns an IPv4 address that a socket shows as IPv6 in its own form. */
function plainOf(address: string): string {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
}
