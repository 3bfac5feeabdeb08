/**
 * A process of the bench with 50 anonymous visitors on the list of lots, each also on one lot of the run. It tells
 * its parent when all are subscribed, and the number of events at the end. Arguments: the router's address, then
 * the lots.
 */
import { LOT_HINTS, REALM, lotTopic, type Topic } from "@marsa/realtime/topics";
import { SUBPROTOCOL, WAMP } from "@marsa/realtime/wamp";
import { WebSocket } from "ws";

const SUBSCRIBERS = 50;

const [router, ...lots] = process.argv.slice(2);
let received = 0;

await Promise.all(Array.from({ length: SUBSCRIBERS }, (_, index) => subscribe(topicsOf(index))));
process.on("message", () => process.send?.(received));
process.send?.("ready");

function topicsOf(index: number): Topic[] {
  const lot = lots[index];
  return lot === undefined ? [LOT_HINTS] : [LOT_HINTS, lotTopic(Number(lot))];
}

function subscribe(topics: readonly Topic[]): Promise<void> {
  const socket = new WebSocket(router!, SUBPROTOCOL);
  let open = topics.length;
  return new Promise((resolve, reject) => {
    socket.on("error", reject);
    socket.on("open", () => {
      socket.send(
        JSON.stringify([WAMP.HELLO, REALM, { roles: { subscriber: {} }, authmethods: ["anonymous"] }]),
      );
    });
    socket.on("message", (data: Buffer) => {
      // Only the type is read: the cost of an event for the visitor is not measured here.
      const type = Number.parseInt(data.toString("latin1", 1, 4), 10);
      if (type === WAMP.EVENT) received += 1;
      else if (type === WAMP.WELCOME)
        topics.forEach((topic, index) => socket.send(JSON.stringify([WAMP.SUBSCRIBE, index + 1, {}, topic])));
      else if (type === WAMP.SUBSCRIBED && (open -= 1) === 0) resolve();
      else if (type === WAMP.ABORT) reject(new Error(`The router refuses: ${data.toString()}`));
    });
  });
}
