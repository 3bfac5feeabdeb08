/** An ordered topic over a lossy line, with random faults. */
import { array, assert, constantFrom, nat, oneof, property, tuple } from "fast-check";
import { expect, test } from "vitest";
import { OrderedTopic, type Envelope, type Position, type Step } from "./resync.ts";

/** A server, a lossy line and a client; each step checks the client's state. */
class Scene {
  server = { epoch: 0, seq: 1 };
  line: Envelope[] = [];
  topic = new OrderedTopic<number, Envelope>();
  shown: Position = { epoch: "none", seq: 0 };
  wantsFetch = false;
  /** A reply in transit: the server's state at the question. */
  answer: Position | null = null;

  /** All possible faults, by name. `n` picks the affected event. */
  readonly happenings: Record<string, (n: number) => void> = {
    change: () => {
      const prev = this.server.seq++;
      this.line.push({ v: 1, epoch: String(this.server.epoch), prev, seq: prev + 1, at: 0, kind: "bid" });
    },
    deliver: () => {
      const event = this.line.shift();
      if (event) this.take(this.topic.received(event));
    },
    lose: () => void this.line.shift(),
    double: () => this.line.unshift(...this.line.slice(0, 1)),
    mix: (n) => void this.line.push(...this.line.splice(n, 1)),
    cut: () => this.topic.disconnected(),
    link: () => {
      this.answer = null;
      this.take(this.topic.subscribed());
    },
    ask: () => {
      if (!this.wantsFetch || this.answer) return;
      this.wantsFetch = false;
      this.answer = { epoch: String(this.server.epoch), seq: this.server.seq };
    },
    answer: () => {
      if (!this.answer) return;
      const { epoch, seq } = this.answer;
      this.answer = null;
      const step = this.topic.fetched({ kind: "snapshot", epoch, seq, state: seq });
      if (step.reset !== undefined) this.shown = { epoch, seq };
      this.take(step);
    },
    restore: () => {
      this.server = { epoch: this.server.epoch + 1, seq: 1 };
    },
  };

  take(step: Step<number, Envelope>): void {
    for (const { epoch, prev, seq } of step.apply) {
      if (epoch !== this.shown.epoch || prev > this.shown.seq || seq <= this.shown.seq)
        throw new Error(`Applied ${epoch}/${seq} (after ${prev}) on ${this.shown.epoch}/${this.shown.seq}`);
      this.shown = { epoch, seq };
    }
    this.wantsFetch ||= step.fetch;
  }

  do(name: string, n = 0): void {
    this.happenings[name]?.(n);
  }
}

const often = constantFrom("change", "deliver", "deliver");
const sometimes = constantFrom("lose", "double", "mix", "ask", "answer");
const seldom = constantFrom("cut", "link", "restore");
const name = oneof(
  { weight: 6, arbitrary: often },
  { weight: 3, arbitrary: sometimes },
  { weight: 1, arbitrary: seldom },
);

test("whatever is lost, doubled, reordered or restored: nothing is applied twice or out of order, and in the end both sides agree", () => {
  assert(
    property(array(tuple(name, nat(5)), { maxLength: 150 }), (happenings) => {
      const scene = new Scene();
      scene.do("link");
      for (const [what, n] of happenings) scene.do(what, n);
      scene.do("link");
      while (scene.line.length > 0) scene.do("deliver");
      for (let tries = 0; tries < 3; tries += 1) ["ask", "answer"].forEach((last) => scene.do(last));
      const end = { epoch: String(scene.server.epoch), seq: scene.server.seq };
      expect([scene.topic.position, scene.shown, scene.topic.synced]).toEqual([end, end, true]);
    }),
    { numRuns: 1_000 },
  );
});
