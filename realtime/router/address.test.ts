import { expect, test } from "vitest";
import { Address } from "./address.ts";
import { DEFAULT_LIMITS } from "./limits.ts";

/** An address of which so many links were ended at 0 because of what they sent. */
function offender(links: number): Address {
  const address = new Address({ ...DEFAULT_LIMITS, offences: 5, offencesPerSecond: 0.5 }, 0);
  for (let link = 0; link < links; link += 1) address.offended(0);
  return address;
}

test("an address may connect again two seconds after its fifth offence", () => {
  expect(offender(4).mayConnect(0)).toBe(true);
  expect(offender(5).mayConnect(1_900)).toBe(false);
  expect(offender(5).mayConnect(2_000)).toBe(true);
});

test("links that end together count each, and the address waits longer", () => {
  expect(offender(10).mayConnect(11_900)).toBe(false);
  expect(offender(10).mayConnect(12_000)).toBe(true);
});

test("no flood keeps an address out for longer than twelve seconds", () => {
  expect(offender(1_000).mayConnect(12_000)).toBe(true);
});
