/** The router's process is killed in a bid war. */
import { expect, it, onTestFinished } from "vitest";
import { createRealtimeClient } from "@marsa/realtime/client";
import { follow } from "@marsa/realtime/follow";
import type { Envelope } from "@marsa/realtime/resync";
import { startRouterProcess, type RouterProcess } from "@marsa/realtime/router/process";
import { lotTopic } from "@marsa/realtime/topics";
import { defaultTerms } from "../domain/lot/terms.ts";
import { openTestServer } from "../test-support/server.ts";
import { verify } from "../verify/verify.ts";
import { seqsOf } from "./agreement.ts";
import { crowdAt, type CommandResult } from "./crowd.ts";

const BIDDERS = 6;
const VIEWERS = 3;
const START_AED = 10_000;
const STEP_AED = 100;
/** Refusals of bidders who race for one price. */
const ORDINARY: ReadonlySet<string> = new Set(["BID_TOO_LOW", "ALREADY_LEADING"]);

/** A server whose router has its own process, with one lot. */
async function setUp() {
  let router: RouterProcess | undefined;
  const server = await openTestServer({ limits: false }, (options) => (router = startRouterProcess(options)));
  onTestFinished(() => server.stop());
  const crowd = crowdAt(server.port);
  const lot = await crowd.lot({ seconds: 3_600, start_price: START_AED, step: STEP_AED });
  return { server, router: router!, crowd, lot };
}

type Place = Awaited<ReturnType<typeof setUp>>;

/** A screen that shows the lot, as the app follows it. */
function watch({ server, crowd, lot }: Place) {
  const client = createRealtimeClient({
    config: { url: `ws://127.0.0.1:${server.port}/ws`, realm: "realm1", methods: ["anonymous"] },
    token: () => null,
    timing: { retry: 100, spread: 50 },
  });
  const screen = { seq: 0, applied: 0, broken: [] as string[], isSynced: () => following.synced, breaks: 0 };
  const following = follow<number, Envelope>(client, {
    topic: lotTopic(lot),
    async fetch() {
      const { live } = await crowd.call("getLot", undefined, { id: lot });
      return { kind: "snapshot", epoch: live.epoch, seq: live.seq, state: live.seq };
    },
    reset(seq) {
      if (seq < screen.seq) screen.broken.push(`${seq} after ${screen.seq}`);
      screen.seq = seq;
    },
    apply({ prev, seq }) {
      if (prev !== screen.seq) screen.broken.push(`${seq} follows ${prev}, not ${screen.seq}`);
      screen.seq = seq;
      screen.applied += 1;
    },
  });
  client.onState((state) => (screen.breaks += state === "reconnecting" ? 1 : 0));
  client.open();
  onTestFinished(() => {
    following.stop();
    client.close();
  });
  return screen;
}

it("bids go on, screens catch up by themselves, and nothing is lost", { timeout: 60_000 }, async () => {
  const place = await setUp();
  const { server, router, crowd, lot } = place;
  const people = await crowd.people(BIDDERS, 10_000_000);
  const screens = Array.from({ length: VIEWERS }, () => watch(place));
  await expect.poll(() => screens.every((screen) => screen.isSynced()), { timeout: 15_000 }).toBe(true);

  const results: CommandResult[] = [];
  const accepted = () => results.filter(({ code }) => code === null).length;
  const bidding = { isOver: false };
  let next = START_AED;
  const war = people.map(async (person) => {
    while (!bidding.isOver) {
      const result = await crowd.act(person, lot, { do: "makebid", price: next, mode: "exact" });
      results.push(result);
      next = Math.max(next, result.data.next_min ?? 0);
    }
  });
  const isSoon = { timeout: 15_000 };
  await expect.poll(() => screens.every(({ applied }) => applied > 10), isSoon).toBe(true);

  const { pid } = router;
  process.kill(pid!, "SIGKILL");
  await expect.poll(() => screens.every(({ breaks }) => breaks > 0), isSoon).toBe(true);
  const atBreak = accepted();
  const shown = screens.map(({ applied }) => applied);
  await expect.poll(() => screens.every(({ applied }, i) => applied > shown[i]! + 10), isSoon).toBe(true);
  expect(accepted()).toBeGreaterThan(atBreak + 10);
  bidding.isOver = true;
  await Promise.all(war);

  const { live } = await crowd.call("getLot", undefined, { id: lot });
  await expect.poll(() => screens.map(({ seq }) => seq), isSoon).toEqual(screens.map(() => live.seq));
  expect(screens.flatMap(({ broken }) => broken)).toEqual([]);
  expect(router.pid).not.toBe(pid);
  const refusals = new Set(results.flatMap(({ code }) => code ?? []));
  expect([...refusals].filter((code) => !ORDINARY.has(code))).toEqual([]);
  const seqs = seqsOf(results, lot);
  expect(seqs).toEqual(seqs.map((_, i) => seqs[0]! + i));
  expect([seqs.at(-1), live.bids]).toEqual([live.seq, accepted()]);
  expect((await verify(server.file, defaultTerms)).findings).toEqual([]);
});
