/** Clients through crashes of either router. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { createRealtimeClient, type RealtimeClient } from "../src/client.ts";
import { follow, type Following } from "../src/follow.ts";
import type { Envelope } from "../src/resync.ts";
import { lotTopic } from "../src/topics.ts";
import { ROUTER, startRouter, type ProbeRouter } from "./routers.ts";

const CLIENTS = 5;
const RESTARTS = 3;
const PER_SECOND = 100;
const POLL = { interval: 20, timeout: 240_000 };
const TIMING = { retry: 200, spread: 100, connect: 30_000 };

let router: ProbeRouter;
beforeAll(async () => {
  router = await startRouter();
}, 60_000);
afterAll(() => router.stop());

/** A lot whose changes are stored once and published in order until each is acknowledged, like the outbox. */
class Lot {
  seq = 1;
  readonly topic = lotTopic(1);
  readonly #outbox: Envelope[] = [];
  #pumping = false;

  change(): void {
    this.#outbox.push({ v: 1, epoch: "a", prev: this.seq, seq: this.seq + 1, at: Date.now(), kind: "bid" });
    this.seq += 1;
    void this.#pump();
  }

  async #pump(): Promise<void> {
    if (this.#pumping) return;
    this.#pumping = true;
    for (let next = this.#outbox[0]; next; next = this.#outbox[0]) {
      try {
        await router.publisher.publish(this.topic, next);
        this.#outbox.shift();
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
    this.#pumping = false;
  }
}

interface Viewer {
  client: RealtimeClient;
  following: Following;
  seq: number;
  applied: number;
  faults: string[];
}

function view(lot: Lot): Viewer {
  const config = { url: router.url, realm: "realm1", methods: ["jwt"] };
  const client = createRealtimeClient({ config, token: () => "user-7", timing: TIMING });
  const viewer = { client, seq: 0, applied: 0, faults: [] as string[] };
  const following = follow<number, Envelope>(client, {
    topic: lot.topic,
    fetch: async () => ({ kind: "snapshot", epoch: "a", seq: lot.seq, state: lot.seq }),
    reset: (seq) => {
      if (seq < viewer.seq) viewer.faults.push(`back from ${viewer.seq} to ${seq}`);
      viewer.seq = seq;
    },
    apply: ({ prev, seq }) => {
      if (prev > viewer.seq || seq <= viewer.seq) viewer.faults.push(`${seq} after ${viewer.seq}`);
      viewer.seq = seq;
      viewer.applied += 1;
    },
  });
  client.open();
  return Object.assign(viewer, { following });
}

test(`${CLIENTS} clients miss nothing through ${RESTARTS} crashes of the ${ROUTER} router at ${PER_SECOND} events a second`, async () => {
  const lot = new Lot();
  const viewers = Array.from({ length: CLIENTS }, () => view(lot));
  await expect.poll(() => viewers.every(({ following }) => following.synced), POLL).toBe(true);
  const bids = setInterval(() => lot.change(), 1_000 / PER_SECOND);
  for (let restart = 0; restart < RESTARTS; restart += 1) {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await router.crash(300);
    await expect.poll(() => viewers.every(({ following }) => following.synced), POLL).toBe(true);
  }
  await expect.poll(() => Math.min(...viewers.map(({ applied }) => applied)), POLL).toBeGreaterThan(30);
  clearInterval(bids);
  await expect.poll(() => viewers.map(({ seq }) => seq), POLL).toEqual(Array(CLIENTS).fill(lot.seq));
  expect(viewers.flatMap(({ faults }) => faults)).toEqual([]);
  for (const { client, following } of viewers) {
    following.stop();
    client.close();
  }
}, 900_000);
