/**
 * A process of the bench with 50 anonymous visitors on the list of lots, each also on one lot of the run. It tells
 * its parent when all are subscribed, and the number of events at the end. Arguments: the router's address, then
 * the lots.
 */
import { LOT_HINTS, lotTopic, type Topic } from "@marsa/realtime/topics";
import { visit } from "./visitor.ts";

const SUBSCRIBERS = 50;

const [router = "", ...lots] = process.argv.slice(2);
let received = 0;

// The event itself is not read: its cost for the visitor is not measured here.
const take = () => void (received += 1);
await Promise.all(Array.from({ length: SUBSCRIBERS }, (_, index) => visit(router, topicsOf(index), take)));
process.on("message", () => process.send?.(received));
process.send?.("ready");

function topicsOf(index: number): Topic[] {
  const lot = lots[index];
  return lot === undefined ? [LOT_HINTS] : [LOT_HINTS, lotTopic(Number(lot))];
}
