/** Finds the address of a client, for limits and the list of sessions. */
import { BlockList, isIP } from "node:net";
import { plainAddress } from "@marsa/realtime/router/network";

/**
 * Returns the address of a client from that of its connection and the header X-Forwarded-For. A trusted proxy adds
 * the address that it sees at the end; what a client writes itself stands before that, and counts for nothing. A
 * step that is no address ends the search: the proxy behind it counts. `remote` undefined: a call from inside this
 * process, without a connection; empty: the connection is gone.
 */
export type ClientAddress = (remote: string | undefined, forwarded: string | undefined) => string;

/** @param proxies addresses or networks ("10.0.0.0/8") of trusted proxies; none: the header is never read. */
export function clientAddresses(proxies: readonly string[]): ClientAddress {
  const trusted = new BlockList();
  for (const proxy of proxies) {
    const [address = "", bits] = proxy.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  }
  const isTrusted = (address: string) => trusted.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
  return (remote, forwarded = "") => {
    let found = plainAddress(remote ?? "") ?? remote ?? "";
    let isInside = remote === undefined;
    if (proxies.length === 0) return found;
    const steps = forwarded.split(",");
    while (steps.length > 0 && (isInside || isTrusted(found))) {
      const step = plainAddress(withoutPort(steps.pop()!.trim()));
      if (step === null) break;
      isInside = false;
      found = step;
    }
    return found;
  };
}

/** Some proxies write the port of the client, too: `198.51.100.1:4711`, `[2001:db8::1]:4711`. */
function withoutPort(step: string): string {
  return /^\[(.+)\](?::\d+)?$/.exec(step)?.[1] ?? /^([\d.]+):\d+$/.exec(step)?.[1] ?? step;
}
