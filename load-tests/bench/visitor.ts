/** A visitor of a bench: an anonymous link to the router. */
import { REALM, type Topic } from "@marsa/realtime/topics";
import { SUBPROTOCOL, WAMP } from "@marsa/realtime/wamp";
import { WebSocket } from "ws";

/**
 * Opens a link and subscribes to the topics.
 * @param onEvent gets the message of each event.
 * @throws when the router refuses or closes the link before that.
 */
export function visit(
  router: string,
  topics: readonly Topic[],
  onEvent: (message: Buffer) => void,
): Promise<void> {
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
      const type = Number.parseInt(data.toString("latin1", 1, 4), 10);
      if (type === WAMP.EVENT) onEvent(data);
      else if (type === WAMP.WELCOME)
        topics.forEach((topic, index) => say([WAMP.SUBSCRIBE, index + 1, {}, topic]));
      else if (type === WAMP.SUBSCRIBED && (left -= 1) === 0) resolve();
      else if (type === WAMP.ABORT) reject(new Error(`The router refuses: ${data.toString()}`));
    });
  });
}
