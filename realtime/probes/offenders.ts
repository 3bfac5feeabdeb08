/** Shared parts of the abuse probes. */
import type { Publisher } from "../src/publisher.ts";
import { WAMP } from "../src/wamp.ts";
import { CLOSED, type RawClient } from "./raw-client.ts";

/** Frames that no client may send. */
export const NONSENSE: [what: string, frame: string][] = [
  ["no JSON", "[32, 1, {}, "],
  ["no list", '{"type": 32}'],
  ["a list in a list", "[[1,2]]"],
  ["nothing", ""],
  ["an unknown message type", '[99, 1, {}, "auction.lot.1"]'],
  ["a message type that is no number", '["32", 1, {}, "auction.lot.1"]'],
  ["a request id that is no number", '[32, "one", {}, "auction.lot.1"]'],
  ["options that are no object", '[32, 1, [], "auction.lot.1"]'],
  ["a topic that is no text", "[32, 1, {}, 7]"],
  ["an unknown kind of match", '[32, 1, {"match": "regex"}, "auction.lot.1"]'],
  ["a list nested ten thousand times", `${"[".repeat(10_000)}${"]".repeat(10_000)}`],
  ["what only a router says", '[36, 1, 1, {}, ["hello"]]'],
];

/** Returns the result of the last request. Crossbar disconnects without a WAMP message. */
export async function outcomeOf(client: RawClient): Promise<"served" | "refused" | "thrown out"> {
  const answer = await client.next();
  if (answer === CLOSED) return "thrown out";
  if (answer[0] === WAMP.ABORT) {
    client.close();
    return "thrown out";
  }
  client.close();
  return answer[0] === WAMP.ERROR ? "refused" : "served";
}

/** Resolves when the publisher learns that a session of this user has ended. */
export function gone(publisher: Publisher, who: number): Promise<number> {
  return new Promise((resolve) => {
    const off = publisher.onLeave(({ userId }) => {
      if (userId !== who) return;
      off();
      resolve(who);
    });
  });
}
