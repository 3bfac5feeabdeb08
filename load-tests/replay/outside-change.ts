/** Changes of a lot without a bidder: it opens and ends by itself, or an auctioneer changes its prices. */
import type { NaiveAuction } from "@marsa/api-spec/model/naive-auction";
import { endOf, standingOf } from "@marsa/api-spec/model/naive-lot";
import type { ControlLine } from "../record/lines.ts";
import type { Finding } from "./finding.ts";
import type { LotRecord } from "./lot-record.ts";

/** Controls that change the minimum price. */
const MINIMUM = new Set(["minprice-change", "release"]);

/** Returns a function that plays the change of a seq on the model and reports its errors. */
export function outsideChange(record: LotRecord, auction: NaiveAuction): (seq: number) => Finding[] {
  return record.lot.lane === null ? byItself(record, auction) : byAuctioneer(record, auction);
}

/** A standard lot opens once, is extended by the server when it could not judge in time, and closes once. */
function byItself({ lot, events }: LotRecord, auction: NaiveAuction): (seq: number) => Finding[] {
  return (seq) => {
    const event = events.find((one) => one.prev < seq && seq <= one.seq);
    const model = auction.lot(lot.id);
    const at = event?.at ?? endOf(model);
    // Several changes may come in one event, which holds the last state.
    const closed = event?.kind === "closed" && seq === event.seq;
    if (!closed && auction.open(lot.id, Math.min(at, endOf(model) - 1))) return [];
    if (event?.kind === "extended" && auction.extendByServer(lot.id, at)) return [];
    const result = auction.close(lot.id, Math.max(at, endOf(model)));
    if (result === null || (event && at < endOf(model))) return [unexplained(lot.id, seq, event)];
    const status = event?.state.status ?? result;
    if (!closed || status === result || status === "finished") return [];
    const text = `The lot ended as ${status}; by the rules it is ${result}`;
    return [
      { kind: "wrong_end", where: `lot ${lot.id}`, seq, at, text, evidence: [event, { model: result }] },
    ];
  };
}

/** In a lane a lot changes with each of its turns; events and controls hold the auctioneer's price changes. */
function byAuctioneer(
  { lot, events, controls }: LotRecord,
  auction: NaiveAuction,
): (seq: number) => Finding[] {
  const ofMinimum = controls
    .filter((one) => one.lot === lot.id && one.status === 200 && MINIMUM.has(one.call))
    .toSorted((a, b) => a.sentAt - b.sentAt);
  return (seq) => {
    const event = events.find((one) => one.prev < seq && seq <= one.seq);
    if (!event) return [];
    const model = auction.lot(lot.id);
    const { step, start_price: start } = event.state;
    const rows = new Set(event.rows.map(({ kind }) => kind));
    if (step !== model.terms.step && !stepWasAsked(controls, lot.id, step))
      return [unexplained(lot.id, seq, event)];
    model.terms = { ...model.terms, step, ...(model.offers.length === 0 && { start }) };
    if (rows.has("min_price_changed") || rows.has("minimum_reached")) {
      const control = ofMinimum.shift();
      if (control) model.terms = { ...model.terms, min: minimumAfter(control, standingOf(model).price) };
    }
    return [];
  };
}

function stepWasAsked(controls: readonly ControlLine[], lot: number, step: number): boolean {
  return controls.some((one) => one.call === "step-change" && one.lot === lot && one.value === step);
}

/** The green light moves the minimum price to the price, or removes it without a bid. */
function minimumAfter({ call, value }: ControlLine, price: number | null): number | null {
  return call === "release" ? price : value;
}

function unexplained(lot: number, seq: number, event: unknown): Finding {
  const text = `Change ${seq} of the lot is neither a bid that was answered nor the lot's own`;
  return {
    kind: "unexplained_change",
    where: `lot ${lot}`,
    seq,
    at: null,
    text,
    evidence: [event ?? "no event of it was received"],
  };
}
