/** Tests of `client-address.ts`. */
import { describe, expect, it } from "vitest";
import { clientAddresses } from "./client-address.ts";

describe("the address of a client", () => {
  it("is that of its connection, whatever it writes, where no proxy is trusted", () => {
    const addressOf = clientAddresses([]);
    expect(addressOf("203.0.113.7", "198.51.100.1")).toBe("203.0.113.7");
    expect(addressOf(undefined, "198.51.100.1")).toBe("");
  });

  it.each([
    ["10.1.2.3", "198.51.100.1", "198.51.100.1"],
    ["::ffff:10.1.2.3", "198.51.100.1", "198.51.100.1"],
    ["10.1.2.3", "1.1.1.1, 198.51.100.1", "198.51.100.1"],
    ["10.1.2.3", "1.1.1.1, 198.51.100.1, 10.9.9.9", "198.51.100.1"],
    ["10.1.2.3", undefined, "10.1.2.3"],
    ["203.0.113.7", "198.51.100.1", "203.0.113.7"],
    ["fd00::1", "198.51.100.1", "198.51.100.1"],
    ["10.1.2.3", "198.51.100.1:4711", "198.51.100.1"],
    ["10.1.2.3", "[2001:DB8:0::1]:4711", "2001:db8::1"],
    ["10.1.2.3", "unknown", "10.1.2.3"],
    ["10.1.2.3", "1.1.1.1, <script>", "10.1.2.3"],
    ["10.1.2.3", "1.1.1.1, _hidden, 10.9.9.9", "10.9.9.9"],
    ["10.1.2.3", "1.1.1.1,, ", "10.1.2.3"],
    ["10.1.2.3", `1.1.1.1, ${"9".repeat(8_000)}`, "10.1.2.3"],
  ])(
    "behind trusted proxies is the last one that they did not write themselves: %s %s",
    (remote, forwarded, found) => {
      expect(clientAddresses(["10.0.0.0/8", "fd00::1"])(remote, forwarded)).toBe(found);
    },
  );
});
