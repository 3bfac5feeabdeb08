/** The server's clock on a client. */
import { describe, expect, test } from "vitest";
import { ServerClock } from "./clock.ts";

const SERVER = 1_800_000_000_000;

describe("the server's clock", () => {
  test("is unknown before the first message", () => {
    expect(new ServerClock().at(0)).toBeNull();
  });

  test("follows the least delayed message, and runs on with the local clock", () => {
    const clock = new ServerClock();
    clock.sample(SERVER, 1, 80);
    clock.sample(SERVER + 2_000, 1, 2_010);
    clock.sample(SERVER + 4_000, 1, 4_300);
    expect(clock.at(5_010)).toBe(SERVER + 5_000);
  });

  test("forgets a message after 60 s", () => {
    const clock = new ServerClock();
    clock.sample(SERVER, 1, 0);
    clock.sample(SERVER + 61_000 - 50, 1, 61_000);
    expect(clock.at(61_000)).toBe(SERVER + 60_950);
  });

  test("stands still while it is frozen, and runs again afterwards", () => {
    const clock = new ServerClock();
    clock.sample(SERVER, 1, 0);
    clock.sample(SERVER + 2_000, 0, 2_000);
    expect([clock.rate, clock.at(2_000), clock.at(9_000)]).toEqual([0, SERVER + 2_000, SERVER + 2_000]);
    clock.sample(SERVER + 2_000, 1, 10_000);
    expect(clock.at(11_000)).toBe(SERVER + 3_000);
  });

  test("stays at its last stated time while frozen, also after going back", () => {
    const clock = new ServerClock();
    clock.sample(SERVER, 0, 0);
    clock.sample(SERVER - 1_000, 0, 2_000);
    expect(clock.at(3_000)).toBe(SERVER - 1_000);
  });

  test("can go back after a restore", () => {
    const clock = new ServerClock();
    clock.sample(SERVER, 1, 0);
    clock.restart();
    clock.sample(SERVER - 1_000, 1, 2_000);
    expect(clock.at(2_000)).toBe(SERVER - 1_000);
  });

  test("follows a clock that is set forward or back", () => {
    const clock = new ServerClock();
    clock.sample(SERVER, 1, 0);
    clock.sample(SERVER + 3_600_000, 1, 2_000);
    expect(clock.at(2_000)).toBe(SERVER + 3_600_000);
    clock.sample(SERVER, 1, 4_000);
    expect(clock.at(4_000)).toBe(SERVER);
  });
});
