import type { Schema } from "@marsa/api-spec/client-problem";
import type { LotLive, MyLot } from "#/realtime/lots/live-store.ts";
import type { PanelFacts } from "./lot/panel-facts.ts";

/** The time of all tests of this feature: 24 Nov 2026, 14:02:54 GST. */
export const NOW = Date.parse("2026-11-24T10:02:54.000Z");

/** The Land Cruiser of the visual reference: outbid at 178,000, below its reserve, in its last minutes. */
export function liveLot(change: Partial<LotLive> = {}): LotLive {
  return {
    epoch: "e1",
    seq: 40,
    status: "active",
    phase: "open",
    price: 178_000,
    start_price: 150_000,
    step: 1_000,
    next_min: 179_000,
    bids: 23,
    bidders: 6,
    leader: "Bidder 4",
    light: "red",
    buy_now: 215_000,
    buynow_open: true,
    opens: "2026-11-20T06:00:00.000Z",
    end: "2026-11-24T10:04:41.000Z",
    extended: 2,
    decision_until: null,
    lane: null,
    ...change,
  };
}

/** Omar's state in it: outbid, with a beaten maximum. */
export function myLot(change: Partial<MyLot> = {}): MyLot {
  return {
    mark: "Bidder 2",
    max: 177_000,
    status: "outbid",
    hold: 0,
    note: null,
    favorite: false,
    seq: 40,
    ...change,
  };
}

/** Fees, VAT and deposit of a vehicle. */
export const conditions: Schema<"Conditions"> = {
  id_auction: 107,
  fee: { rate: 0.02, min: 500, max: 10_000 },
  vat: { mode: "included", rate: 0.05 },
  authority_costs: [
    {
      kind: "vehicle",
      emirates: ["dubai"],
      name: "Transfer and plate",
      receiver: "Roads and Transport Authority",
      rate: 0,
      amount: 420,
      from: 0,
      below: null,
      source: "Fees of a change of ownership",
    },
  ],
  door: null,
  deposit: { rate: 0.2, min: 1_000 },
  review_days: 2,
  pay_hours: 48,
  offer_hours: 24,
  window_s: 120,
  version: "1",
};

/** A person who may bid; `missing` names an obstacle. */
export function person(missing: Schema<"Me">["gate"]["missing"] = null): Schema<"Me"> {
  return {
    id_user: 1,
    id_profile: 1,
    roles: ["buyer"],
    pstatusMax: "ok",
    firstName: "Omar",
    lastName: "Haddad",
    name: "Omar Haddad",
    profile_name: null,
    email: "buyer@marsa.test",
    phone: null,
    ustatus: "confirmed",
    profile_restriction: missing === "lock",
    email_verified: true,
    phone_verified: true,
    new_email: null,
    new_phone: null,
    email_recovers_from: null,
    phone_recovers_from: null,
    avatar: null,
    restriction: missing === "lock" ? { reason: "Unpaid lot 20113", until: "2026-11-30" } : null,
    gate: { can_bid: missing === null, missing },
    has_bid: true,
    profiles: [],
    epoch: "e1",
    seq: 1,
  };
}

/** The facts of a panel: Omar, outbid, with 45,000 available. */
export function facts(change: Partial<PanelFacts> = {}): PanelFacts {
  return {
    live: liveLot(),
    mine: myLot(),
    status: "outbid",
    phase: "open",
    view: "public",
    me: person(),
    funds: { available: 45_000, heldHere: 0 },
    asleep: null,
    conditions,
    sync: "live",
    offline: false,
    paused: null,
    since: NOW - 13_000,
    ...change,
  };
}

/** The answer to a bid of 179,000 that leads. */
export function bidReply(change: Partial<Schema<"BidReply">> = {}): Schema<"BidReply"> {
  return {
    id_auction: 107,
    id_bid: 900,
    outcome: "leading",
    epoch: "e1",
    seq: 41,
    received_at: "2026-11-24T10:03:02.131Z",
    judged_at: "2026-11-24T10:03:02.133Z",
    price: 179_000,
    next_min: 180_000,
    my_max: 179_000,
    leading: true,
    light: "red",
    end: "2026-11-24T10:05:02.131Z",
    extended: true,
    hold: 35_800,
    power_left: 46_000,
    receipt: {
      id_auction: 107,
      seq: 900,
      kind: "bid",
      amount: 179_000,
      received_at: "2026-11-24T10:03:02.131Z",
      hash: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
      salt: null,
    },
    ...change,
  };
}
