/** Tests of `rate-limit.ts`. */
import { expect, it } from "vitest";
import { createRateLimit, unlimited } from "./rate-limit.ts";

const rates = {
  signinByAccount: { times: 3, perMs: 60_000 },
  signinByAddress: { times: 5, perMs: 60_000 },
};

it("admits a number of attempts, then says how long to wait", () => {
  const limit = createRateLimit(() => 0, rates);
  expect([1, 2, 3].map(() => limit.take("signinByAccount", "a"))).toEqual([0, 0, 0]);
  expect(limit.take("signinByAccount", "a")).toBe(20);
  expect(limit.take("signinByAccount", "b")).toBe(0);
  expect(limit.take("signinByAddress", "a")).toBe(0);
});

it("admits one more for each elapsed part of the period", () => {
  let now = 0;
  const limit = createRateLimit(() => now, rates);
  for (let i = 0; i < 4; i++) limit.take("signinByAccount", "a");
  now = 20_000;
  expect(limit.take("signinByAccount", "a")).toBe(0);
  expect(limit.take("signinByAccount", "a")).toBe(20);
});

it("does not count a returned attempt", () => {
  const limit = createRateLimit(() => 0, rates);
  for (let i = 0; i < 20; i++) {
    expect(limit.take("signinByAccount", "a")).toBe(0);
    limit.giveBack("signinByAccount", "a");
  }
});

it("can be switched off for a load test, which comes from one address", () => {
  expect(unlimited.take("signinByAddress", "a")).toBe(0);
});

it("counts all addresses of one IPv6 customer as one", () => {
  const limit = createRateLimit(() => 0, rates);
  const waits = Array.from({ length: 6 }, (_, i) => limit.take("signinByAddress", `2001:db8:1:2::${i}`));
  expect(waits).toEqual([0, 0, 0, 0, 0, 12]);
  expect(limit.take("signinByAddress", "2001:db8:1:3::1")).toBe(0);
  for (let i = 0; i < 3; i++) limit.take("signinByAccount", `a@marsa.test 2001:db8:1:2::${i}`);
  expect(limit.take("signinByAccount", "a@marsa.test 2001:db8:1:2:9::9")).toBe(20);
});
