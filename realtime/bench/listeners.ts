/**
 * Subscribers of the fan-out bench in their own process. Arguments: port, number, events of a burst. It tells its
 * parent when all are subscribed, and when all have a burst. `{ stall: n }` opens n more links that stop reading
 * once subscribed; "wake" makes them read the rest and leave.
 */
import { once } from "node:events";
import { WebSocket } from "ws";
import { SUBPROTOCOL, WAMP } from "../src/wamp.ts";

const [port, count = 0, burst = 1] = process.argv.slice(2).map(Number);
/** Number of links that open at once. */
const AT_ONCE = 100;

let sleepers: WebSocket[] = [];
let received = 0;

for (let begun = 0; begun < count; begun += AT_ONCE) {
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - begun) }, () => subscribe(false)));
}
process.on("message", async (message: { stall: number } | "wake") => {
  if (message === "wake") await wake();
  else await Promise.all(Array.from({ length: message.stall }, () => subscribe(true)));
  process.send?.("done");
});
process.send?.("ready");

/** No stalled link may remain in the next window. */
async function wake(): Promise<void> {
  const leaving = sleepers.filter(({ readyState }) => readyState !== WebSocket.CLOSED);
  sleepers = [];
  const gone = leaving.map((socket) => once(socket, "close"));
  for (const socket of leaving) {
    socket.resume();
    socket.terminate();
  }
  await Promise.all(gone);
}

function subscribe(stalls: boolean): Promise<void> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, SUBPROTOCOL, { perMessageDeflate: false });
  const say = (message: unknown[]): void => socket.send(JSON.stringify(message));
  return new Promise((resolve, reject) => {
    socket.on("error", reject);
    socket.on("open", () =>
      say([WAMP.HELLO, "realm1", { roles: { subscriber: {} }, authmethods: ["anonymous"] }]),
    );
    socket.on("message", (data: Buffer) => {
      const type = Number.parseInt(data.toString("latin1", 1, 4), 10);
      if (type === WAMP.EVENT) {
        if (stalls) return;
        received += 1;
        if (received % (count * burst) === 0) process.send?.("all");
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
