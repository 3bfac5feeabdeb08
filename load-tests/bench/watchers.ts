/**
 * A process of the bench whose visitors all watch one topic. It tells its parent "ready", then at each message when
 * each seq of the topic came to the first and to the last visitor (ms since 1970) since the last message.
 * Arguments: the router's address, the topic, the number of visitors.
 */
import { HEARTBEAT, type Topic } from "@marsa/realtime/topics";
import { visit } from "./visitor.ts";

/** When an event came to the first and to the last visitor, and to how many. */
export interface Spread {
  readonly seq: number;
  readonly first: number;
  last: number;
  visitors: number;
}

const [router = "", topic, count] = process.argv.slice(2);
const topics: Topic[] = [HEARTBEAT, topic as Topic];
/** Number of links that open at once. */
const AT_ONCE = 50;
const EVENT = /^\[36,\d+,\d+,\{\},\[\{[^[]*"prev":\d+,"seq":(\d+)/;

let spreads = new Map<number, Spread>();
for (let begun = 0; begun < Number(count); begun += AT_ONCE)
  await Promise.all(
    Array.from({ length: Math.min(AT_ONCE, Number(count) - begun) }, () => visit(router, topics, take)),
  );
process.on("message", () => {
  process.send?.([...spreads.values()]);
  spreads = new Map();
});
process.send?.("ready");

function take(message: Buffer): void {
  const seq = Number(EVENT.exec(message.toString("latin1", 0, 250))?.[1] ?? 0);
  if (seq === 0) return;
  const at = performance.timeOrigin + performance.now();
  const spread = spreads.get(seq);
  if (!spread) return void spreads.set(seq, { seq, first: at, last: at, visitors: 1 });
  spread.last = at;
  spread.visitors += 1;
}
