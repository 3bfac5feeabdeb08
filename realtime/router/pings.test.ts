/** Pings of the embedded router, by a driven clock. */
import { once } from "node:events";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { RawClient } from "../probes/raw-client.ts";
import { WAMP } from "../src/wamp.ts";
import { listeningBroker } from "./test-support/listening-broker.ts";

let url: string;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "setTimeout"] });
  const { broker, server, ...at } = await listeningBroker({
    limits: { pingEveryMs: 100, pongWithinMs: 250 },
  });
  url = at.url;
  onTestFinished(async () => {
    vi.useRealTimers();
    await broker.close();
    server.close();
  });
});

test("a client that answers late is kept while its oldest open ping is young, and cut when one stays open", async () => {
  const client = await RawClient.open(url, { autoPong: false });
  await client.login("anonymous", "");
  const pinged = once(client.socket, "ping");
  vi.advanceTimersByTime(100);
  await pinged;
  client.socket.pong();
  // The router has read the pong when it answers this.
  expect((await client.subscribe("auction.lot.1"))[0]).toBe(WAMP.SUBSCRIBED);

  // The second and the third ping are open when the first one is checked.
  vi.advanceTimersByTime(250);
  expect((await client.subscribe("auction.lot.2"))[0]).toBe(WAMP.SUBSCRIBED);

  // 250 ms after the second one.
  vi.advanceTimersByTime(100);
  await client.ended();
});

test("the pings of one turn get one answer, to the last of them", async () => {
  const client = await RawClient.open(url);
  await client.login("anonymous", "");
  const answers: string[] = [];
  const last = new Promise<void>((resolve) => {
    client.socket.on("pong", (data) => {
      answers.push(data.toString());
      if (answers.at(-1) === "20") resolve();
    });
  });
  for (let number = 1; number <= 20; number += 1) client.socket.ping(String(number));
  await client.subscribe("auction.lot.1");
  // An answer may wait for the next write.
  vi.advanceTimersByTime(20);
  await last;
  expect(answers.length).toBeLessThan(20);
  client.close();
});
