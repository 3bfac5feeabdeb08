/** The counters and times of a run. Latencies in ms. */
import { Counter, Trend } from "k6/metrics";

export const bidLatency = new Trend("bid_latency");
export const bidToEvent = new Trend("bid_to_event");
/** How late k6 itself is. */
export const ownLateness = new Trend("own_lateness");
export const bidsAcknowledged = new Counter("bids_acknowledged");
export const bidsRefused = new Counter("bids_refused");
export const lateVerdicts = new Counter("late_verdicts");
export const lostBids = new Counter("lost_bids");
export const wrongAmounts = new Counter("wrong_amounts");
export const wrongLeaders = new Counter("wrong_leaders");
export const eventsReceived = new Counter("events_received");
export const eventsLost = new Counter("events_lost");
export const eventsDuplicated = new Counter("events_duplicated");
export const eventsOutOfOrder = new Counter("events_out_of_order");
export const staleClients = new Counter("stale_clients");
export const linksBroken = new Counter("links_broken");
export const controls = new Counter("controls");
export const controlLatency = new Trend("control_latency");
export const lotsHammered = new Counter("lots_hammered");
export const unexpectedReplies = new Counter("unexpected_replies");
/** Answers 5xx. */
export const serverErrors = new Counter("server_errors");
/** Requests without an answer. */
export const lostAnswers = new Counter("lost_answers");
/** Bids that were sent again under their key. */
export const retries = new Counter("retries");
export const sawItThrough = new Counter("saw_it_through");
export const listLatency = new Trend("list_latency");
export const facetLatency = new Trend("facet_latency");
export const lotLatency = new Trend("lot_latency");
export const pictureLatency = new Trend("picture_latency");

/** A verdict is late after so many ms: the limit of the product for every tap. */
export const LATE_VERDICT_MS = 3_000;

/** Thresholds apply only to metrics with at least one value. */
export function countNothing(): void {
  for (const counter of [
    lateVerdicts,
    lostBids,
    wrongAmounts,
    wrongLeaders,
    eventsLost,
    eventsDuplicated,
    eventsOutOfOrder,
    staleClients,
    unexpectedReplies,
    serverErrors,
    lostAnswers,
    retries,
  ])
    counter.add(0);
}
