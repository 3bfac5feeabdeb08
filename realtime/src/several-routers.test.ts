/** Publishing to several routers. */
import { expect, it } from "vitest";
import type { LeftUser, Publisher } from "./publisher.ts";
import { publishToAll } from "./several-routers.ts";
import { lotTopic } from "./topics.ts";

const TOPIC = lotTopic(7);

/** A router that can be lost, or refuse. */
class Node implements Publisher {
  connected = true;
  refuses = false;
  closed = false;
  readonly received: object[] = [];
  readonly notReceived: object[] = [];
  readonly checked: number[] = [];
  readonly people: number[];
  #changes: ((connected: boolean) => void)[] = [];
  #leaves: ((leaver: LeftUser) => void)[] = [];

  constructor(...people: number[]) {
    this.people = people;
  }
  async publish(_topic: string, payload: object): Promise<void> {
    if (this.refuses) throw new Error("refused");
    this.received.push(payload);
  }
  missed(_topic: string, payload: object): void {
    this.notReceived.push(payload);
  }
  onChange(listener: (connected: boolean) => void): () => void {
    this.#changes.push(listener);
    return () => undefined;
  }
  onLeave(listener: (leaver: LeftUser) => void): () => void {
    this.#leaves.push(listener);
    return () => (this.#leaves = this.#leaves.filter((one) => one !== listener));
  }
  isHere(userId: number): boolean {
    return this.people.includes(userId);
  }
  async kick(userId: number): Promise<number> {
    if (!this.connected) throw new Error("no link");
    return this.people.filter((one) => one === userId).length;
  }
  async checkTokens(userId: number): Promise<void> {
    this.checked.push(userId);
  }
  countSubscribers(): Promise<number> {
    return Promise.resolve(this.people.length);
  }
  async peopleAt(): Promise<ReadonlySet<number>> {
    return new Set(this.people);
  }
  close(): void {
    this.closed = true;
  }
  turn(connected: boolean): void {
    this.connected = connected;
    for (const listener of this.#changes) listener(connected);
  }
  leave(leaver: LeftUser): void {
    for (const listener of this.#leaves) listener(leaver);
  }
}

it("an event goes to every router with a link", async () => {
  const [one, two, gone] = [new Node(), new Node(), new Node()];
  gone.connected = false;
  await publishToAll([one, two, gone]).publish(TOPIC, { seq: 1 });
  expect([one.received.length, two.received.length, gone.received.length]).toEqual([1, 1, 0]);
});

it("a router without a link takes note of the events that it misses", async () => {
  const [one, gone] = [new Node(), new Node()];
  gone.connected = false;
  await publishToAll([one, gone]).publish(TOPIC, { seq: 1 });
  expect([one.notReceived, gone.notReceived]).toEqual([[], [{ seq: 1 }]]);
});

it("a router that does not answer delays nobody's events", async () => {
  const [one, frozen] = [new Node(), new Node()];
  frozen.publish = () => new Promise(() => undefined);
  await expect(publishToAll([frozen, one]).publish(TOPIC, { seq: 1 })).resolves.toBeUndefined();
});

it("an event counts as published when one router has it, not when none has", async () => {
  const [one, two] = [new Node(), new Node()];
  const all = publishToAll([one, two]);
  one.refuses = true;
  await expect(all.publish(TOPIC, {})).resolves.toBeUndefined();
  two.refuses = true;
  await expect(all.publish(TOPIC, {})).rejects.toThrow("refused");
  one.turn(false);
  two.turn(false);
  await expect(all.publish(TOPIC, {})).rejects.toThrow("No link to any router");
});

it("the link counts as lost with the last router, and as back with the first", () => {
  const [one, two] = [new Node(), new Node()];
  const all = publishToAll([one, two]);
  const changes: boolean[] = [];
  all.onChange((connected) => changes.push(connected));
  one.turn(false);
  expect([all.connected, changes]).toEqual([true, []]);
  two.turn(false);
  one.turn(true);
  two.turn(true);
  expect(changes).toEqual([false, true]);
});

it("people are found on all routers", async () => {
  const [one, two] = [new Node(7, 8), new Node(7)];
  const all = publishToAll([one, two]);
  expect([all.isHere(8), all.isHere(9), await all.kick(7), await all.countSubscribers(TOPIC)]).toEqual([
    true,
    false,
    2,
    3,
  ]);
  expect([...(await all.peopleAt(TOPIC))]).toEqual([7, 8]);
  await all.checkTokens(7);
  expect([one.checked, two.checked]).toEqual([[7], [7]]);
  two.connected = false;
  expect(await all.kick(7)).toBe(1);
});

it("a leave on any router is reported, and all routers close together", () => {
  const [one, two] = [new Node(), new Node()];
  const all = publishToAll([one, two]);
  const left: number[] = [];
  const off = all.onLeave(({ session }) => left.push(session));
  two.leave({ session: 5, userId: 7 });
  off();
  one.leave({ session: 6, userId: 7 });
  all.close();
  expect([left, one.closed, two.closed]).toEqual([[5], true, true]);
});
