/** Builds the events of lots and users. */
import type { components } from "@marsa/api-spec/generated/api.d.ts";
import { filsToAed } from "@marsa/api-spec/money";
import type { Notice } from "../../domain/lot/decision.ts";
import { isoOf } from "../../domain/time/instant.ts";
import { myStatusOf } from "../../domain/lot/phase.ts";
import { visibleTo } from "../../domain/lot/visibility.ts";
import { lotLive, shownMark } from "../lots/lot-live.ts";
import type { AccountRow, BidderRow, HistoryRow, LotRow } from "../lots/rows.ts";
import type { NotifyUser } from "../../store/store.ts";

type LotEvent = components["schemas"]["LotEvent"];
type UserEvent = components["schemas"]["UserEvent"];
type WireRow = components["schemas"]["HistoryRow"];

/** All changes of one lot in one commit. */
export interface LotChange {
  readonly row: LotRow;
  /** Seq of the lot before the commit. */
  readonly prev: number;
  readonly history: readonly HistoryRow[];
}

/**
 * The notice to one person in one commit, about one lot or (null) about their account. The event has the account's
 * seq.
 */
export interface UserChange {
  readonly account: AccountRow;
  readonly about: { readonly lot: LotRow; readonly bidder: BidderRow } | null;
  readonly kind: Notice["kind"] | Parameters<NotifyUser>[1];
}

/** When and in which database an event happened. `at` in ms since 1970 UTC. */
export interface Moment {
  readonly epoch: string;
  readonly at: number;
}

const EVERYONE = { userId: null, isSeller: false, isStaff: false };

/** Returns the one event of a lot for a whole commit: the new state, and the public rows. */
export function lotEvent({ row, prev, history }: LotChange, { epoch, at }: Moment): LotEvent {
  const rows = history.filter(({ entry }) => visibleTo(entry, EVERYONE));
  return {
    v: 1,
    epoch,
    prev,
    seq: row.state.seq,
    at,
    kind: kindOf(rows),
    id_auction: row.state.id,
    state: lotLive(row.state, row.leaderMark, epoch, at),
    rows: rows.map(publicHistoryRow),
  };
}

/** Returns a person's event with the state after the commit: their balance, and their status on the lot. */
export function userEvent({ account, about, kind }: UserChange, { epoch, at }: Moment): UserEvent {
  const { totalFils, reservedFils, seq } = account;
  return {
    v: 1,
    epoch,
    prev: seq - 1,
    seq,
    at,
    kind,
    balance: {
      balance_summ: filsToAed(totalFils),
      balance_reserv: filsToAed(reservedFils),
      available: filsToAed(totalFils - reservedFils),
    },
    lot: about && myLot(account.person.id, about),
  };
}

function myLot(userId: number, { lot, bidder }: NonNullable<UserChange["about"]>): UserEvent["lot"] {
  const { id, seq, status, lead } = lot.state;
  return {
    id_auction: id,
    number: lot.number,
    title: lot.title,
    seq,
    price: lead?.price ?? null,
    status: myStatusOf({ status, leaderId: lead?.leaderId ?? null }, userId, bidder.mark !== null),
    hold: filsToAed(bidder.holdFils),
    max: bidder.storedMax,
  };
}

/** Returns a history row as in events: with marks, never with "you". */
export function publicHistoryRow({ id, at, receivedAt, entry }: HistoryRow): WireRow {
  const { via } = entry;
  return {
    seq: id,
    at: isoOf(at),
    received_at: receivedAt === null ? null : isoOf(receivedAt),
    kind: entry.kind,
    mark: shownMark(entry.mark, via),
    ...via,
    amount: entry.amount,
    auto: entry.auto,
    cause: entry.cause,
  };
}

const CLOSING = ["finished", "sold", "not_sold", "sold_by_buy_now"] as const;

function kindOf(rows: readonly HistoryRow[]): LotEvent["kind"] {
  const kinds = new Set(rows.map(({ entry }) => entry.kind));
  if (CLOSING.some((kind) => kinds.has(kind))) return "closed";
  if (kinds.has("extended")) return "extended";
  if (kinds.has("bid") || kinds.has("automatic_bid")) return "bid";
  return kinds.has("auction_started") ? "opened" : "changed";
}
