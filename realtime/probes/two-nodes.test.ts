/** Two independent nodes of either router, one of which is cut off or killed. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { RealtimeClient } from "../src/client.ts";
import type { Publisher } from "../src/publisher.ts";
import { publishToAll } from "../src/several-routers.ts";
import { lotTopic, userTopic } from "../src/topics.ts";
import { connected, ROUTER, startRouter, type ProbeRouter } from "./routers.ts";
import { publishHeartbeats, DOUBT_MS, History, openClient, PERIOD_MS, View } from "./views.ts";

const POLL = { interval: 10, timeout: 60_000 };
/** Time for the machine itself, ms. */
const SLACK_MS = 1_000;

let nodes: ProbeRouter[];
let publisher: Publisher;
let stopHeart: () => void;
let looking: NodeJS.Timeout;
const views: View[] = [];
const clients: RealtimeClient[] = [];

beforeAll(async () => {
  nodes = await Promise.all([startRouter(), startRouter()]);
  publisher = publishToAll(nodes.map((node) => node.publisher));
  stopHeart = publishHeartbeats(publisher);
}, 240_000);
afterEach(() => {
  clearInterval(looking);
  for (const view of views.splice(0)) view.stop();
  for (const client of clients.splice(0)) client.close();
});
afterAll(async () => {
  stopHeart();
  await Promise.all(nodes.map((node) => node.stop()));
});

/** One view of the topic on each node, all in sync. */
async function viewsOf(history: History): Promise<View[]> {
  for (const { url } of nodes) {
    const client = openClient(url, "user-7");
    clients.push(client);
    views.push(new View(client, history));
  }
  await expect.poll(inSync, POLL).toBe(true);
  looking = setInterval(() => views.forEach((view) => view.look()), 10);
  return views;
}

const inSync = (): boolean => views.every(({ isExact }) => isExact);
const wrongMs = (): number => Math.max(...views.map((view) => view.wrongMs));

describe(`two nodes of the ${ROUTER} router`, () => {
  test.each([
    ["a lot", lotTopic(7), null],
    ["a person", userTopic(7), 7],
  ] as const)(
    "a node that was cut off for a second tells its clients what moved: %s",
    async (_, topic, to) => {
      const history = new History(publisher, topic, to);
      const [whole, cutOff] = await viewsOf(history);
      const mend = nodes[1]!.cut();
      await expect.poll(() => nodes[1]!.publisher.connected, POLL).toBe(false);
      await history.change();
      await expect.poll(() => whole!.isExact, POLL).toBe(true);
      await expect.poll(() => cutOff!.synced, POLL).toBe(false);
      expect(cutOff!.seq).toBe(1);
      mend();
      await expect.poll(inSync, POLL).toBe(true);
      expect(wrongMs()).toBeLessThan(DOUBT_MS + SLACK_MS);
    },
  );

  test("a cut shorter than the time between two heartbeats is noticed too", async () => {
    const history = new History(publisher, lotTopic(8));
    await viewsOf(history);
    const mend = nodes[1]!.cut();
    await expect.poll(() => nodes[1]!.publisher.connected, POLL).toBe(false);
    await history.change();
    mend();
    await connected(nodes[1]!.publisher);
    await expect.poll(inSync, POLL).toBe(true);
    expect(wrongMs()).toBeLessThan(PERIOD_MS + DOUBT_MS + SLACK_MS);
  });

  test("a killed node leaves no old view in sync", async () => {
    const history = new History(publisher, lotTopic(9));
    await viewsOf(history);
    const back = nodes[1]!.crash(200);
    await history.change();
    await back;
    await history.change();
    await expect.poll(inSync, POLL).toBe(true);
    expect(wrongMs()).toBeLessThan(DOUBT_MS + SLACK_MS);
  });
});
