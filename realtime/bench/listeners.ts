/**
 * Subscribers for the bench of fan-out, in a process of their own. Arguments: port, how many, events of a burst, how many
 * more that stop reading once they are subscribed. Tells its parent when all are there, and whenever all have heard a burst.
 */
import { WebSocket } from "ws";
import { SUBPROTOCOL, WAMP } from "../src/wamp.ts";

const [port, count = 0, burst = 1, stalled = 0] = process.argv.slice(2).map(Number);
/** As many links are opened at once. */
const AT_ONCE = 100;

/** After a stalled reader reads again: what was cut off has been noticed, ms. */
const NOTICED_MS = 1_000;

const sleepers: WebSocket[] = [];
let heard = 0;
let dropped = 0;

for (let begun = 0; begun < count + stalled; begun += AT_ONCE) {
  const some = Math.min(AT_ONCE, count + stalled - begun);
  await Promise.all(Array.from({ length: some }, (_, i) => subscribe(begun + i >= count)));
}
process.on("message", () => {
  // Who does not read does not see that he was cut off either.
  for (const socket of sleepers) socket.resume();
  setTimeout(() => process.send?.({ dropped }), NOTICED_MS);
});
process.send?.("ready");

function subscribe(stalls: boolean): Promise<void> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, SUBPROTOCOL, { perMessageDeflate: false });
  const say = (message: unknown[]): void => socket.send(JSON.stringify(message));
  return new Promise((resolve, reject) => {
    socket.on("error", reject);
    socket.on("close", () => (dropped += 1));
    socket.on("open", () =>
      say([WAMP.HELLO, "realm1", { roles: { subscriber: {} }, authmethods: ["anonymous"] }]),
    );
    socket.on("message", (data: Buffer) => {
      const type = Number.parseInt(data.toString("latin1", 1, 4), 10);
      if (type === WAMP.EVENT) {
        if (stalls) return;
        heard += 1;
        if (heard % (count * burst) === 0) process.send?.("all");
      } else if (type === WAMP.WELCOME) say([WAMP.SUBSCRIBE, 1, {}, "auction.lot.1"]);
      else if (type === WAMP.SUBSCRIBED) {
        if (stalls) {
          socket.pause();
          sleepers.push(socket);
        }
        resolve();
      } else if (type === WAMP.ABORT) reject(new Error(data.toString()));
    });
  });
}
