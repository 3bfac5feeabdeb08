/** Tests of `network.ts`. */
import { expect, it } from "vitest";
import { networkOf, plainAddress } from "./network.ts";

it.each([
  ["198.51.100.1", "198.51.100.1"],
  ["::ffff:198.51.100.1", "198.51.100.1"],
  ["::FFFF:c633:6401", "198.51.100.1"],
  ["2001:DB8:0:0::1", "2001:db8:0:0::/64"],
  ["2001:db8::ffff:1:2:3", "2001:db8:0:0::/64"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["user 7", "user 7"],
])("%s is counted as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it("two addresses of one customer are one, those of two are two", () => {
  expect(networkOf("2001:db8:1:2::1")).toBe(networkOf("2001:db8:1:2:ffff::9"));
  expect(networkOf("2001:db8:1:2::1")).not.toBe(networkOf("2001:db8:1:3::1"));
});

it.each(["unknown", "", "1.2.3", "1.2.3.4:80", "::1 ", "<b>", "2001:db8::1::2"])(
  "%j is no address",
  (text) => {
    expect(plainAddress(text)).toBeNull();
  },
);
