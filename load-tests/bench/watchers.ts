/**
 * A process of the bench whose visitors all watch one lot. It tells its parent "ready", then at each message when
 * each seq of the lot came to the first and to the last visitor (ms since 1970) since the last message.
 * Arguments: the router's address, the lot, the number of visitors.
 */
import { HEARTBEAT, REALM, lotTopic } from "@marsa/realtime/topics";
import { SUBPROTOCOL, WAMP } from "@marsa/realtime/wamp";
import { WebSocket } from "ws";

/** When an event came to the first and to the last visitor, and to how many. */
export interface Spread {
  readonly seq: number;
  readonly first: number;
  last: number;
  visitors: number;
}

const [router = "", lot, count] = process.argv.slice(2);
const topics = [HEARTBEAT, lotTopic(Number(lot))];
/** Number of links that open at once. */
const AT_ONCE = 50;
const LOT_EVENT = /^\[36,\d+,\d+,\{\},\[\{[^[]*"prev":\d+,"seq":(\d+)/;

let spreads = new Map<number, Spread>();
for (let begun = 0; begun < Number(count); begun += AT_ONCE)
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, Number(count) - begun) }, watch));
process.on("message", () => {
  process.send?.([...spreads.values()]);
  spreads = new Map();
});
process.send?.("ready");

function watch(): Promise<void> {
  const socket = new WebSocket(router, SUBPROTOCOL, { perMessageDeflate: false, skipUTF8Validation: true });
  const say = (message: unknown[]): void => socket.send(JSON.stringify(message));
  let left = topics.length;
  return new Promise((resolve, reject) => {
    socket.on("error", reject);
    socket.on("close", () => reject(new Error("The router closed a link")));
    socket.on("open", () =>
      say([WAMP.HELLO, REALM, { roles: { subscriber: {} }, authmethods: ["anonymous"] }]),
    );
    socket.on("message", (data: Buffer) => {
      const text = data.toString("latin1", 0, 250);
      const type = Number.parseInt(text.slice(1, 4), 10);
      if (type === WAMP.EVENT) take(text);
      else if (type === WAMP.WELCOME)
        topics.forEach((topic, index) => say([WAMP.SUBSCRIBE, index + 1, {}, topic]));
      else if (type === WAMP.SUBSCRIBED && (left -= 1) === 0) resolve();
    });
  });
}

function take(text: string): void {
  const seq = Number(LOT_EVENT.exec(text)?.[1] ?? 0);
  if (seq === 0) return;
  const at = performance.timeOrigin + performance.now();
  const spread = spreads.get(seq);
  if (!spread) return void spreads.set(seq, { seq, first: at, last: at, visitors: 1 });
  spread.last = at;
  spread.visitors += 1;
}
