/** When a client tries again. */
import { expect, test } from "vitest";
import { createRealtimeClient } from "./client.ts";
import { TIMING } from "./timing.ts";

// @proves 9.constant.websocket-reconnect-interval-2000-ms
// @proves 9.constant.websocket-max-retries-999
test("a client tries again every two seconds, 999 times", () => {
  expect([TIMING.retry, TIMING.attempts]).toEqual([2_000, 999]);
});

test("after the last attempt the client is offline until it is opened", async () => {
  const client = createRealtimeClient({
    // Nobody listens on this port.
    config: { url: "ws://127.0.0.1:1", realm: "realm1", methods: ["jwt"] },
    token: () => null,
    timing: { retry: 10, spread: 0, attempts: 3 },
  });
  let failures = 0;
  client.onError(() => void (failures += 1));
  const offline = () =>
    new Promise<void>((resolve) => {
      const end = client.onState((state) => {
        if (state !== "offline") return;
        end();
        resolve();
      });
    });
  const first = offline();
  client.open();
  await first;
  expect(failures).toBe(3);
  await new Promise((resolve) => setTimeout(resolve, 80));
  expect(failures).toBe(3);
  client.open();
  await expect.poll(() => failures).toBe(6);
  client.close();
});
