/** The rows of a batch of commands. */
import type { Topic } from "@marsa/realtime/topics";
import type { Person } from "../../domain/people/gate.ts";
import type { Group } from "../../domain/bidding/group.ts";
import type { LotState } from "../../domain/lot/lot.ts";
import type { WrittenRow } from "../../store/store.ts";
import type { LedgerType } from "../schema/money.ts";

/** A lot in a batch: its state, and the facts for its events. */
export interface LotRow {
  readonly state: LotState;
  /** The lot's topic: always the same string, since a new one would be compared letter by letter. */
  readonly topic: Topic;
  readonly leaderMark: number | null;
  readonly number: number;
  readonly title: string;
  /** The lot's live lane; null: a standard lot. The lot's place in the lane is part of its state. */
  readonly queueId: number | null;
  /** The last row of its journal; null before the first one. */
  readonly head: Head | null;
}

/** One user's stake on one lot; empty without a bid. */
export interface BidderRow {
  readonly lotId: number;
  readonly userId: number;
  readonly mark: number | null;
  /** The highest amount, AED. */
  readonly max: number | null;
  /** The stored maximum, AED; null after a plain bid. */
  readonly storedMax: number | null;
  /** Of the deposit, and of the limit of their paddle. */
  readonly holdFils: number;
  readonly limitFils: number;
  readonly bidAt: number | null;
}

/** A user in a batch: the person, their wallet, and the seq of their topic. */
export interface AccountRow {
  readonly person: Person;
  /** The user's own topic. */
  readonly topic: Topic;
  readonly totalFils: number;
  readonly reservedFils: number;
  readonly seq: number;
  /** The newest row of the user's ledger. */
  readonly ledgerId: number | null;
  /** The user's active groups. */
  readonly groups: readonly Group[];
  /** The limits of the user's paddles. */
  readonly limits: readonly LimitRow[];
}

/** What the house covers for a paddle in all lots of its lane, fils. */
export interface LimitRow {
  readonly queueId: number;
  readonly coverFils: number;
  readonly heldFils: number;
}

export type HistoryRow = WrittenRow;

/** A row in its place in the journal. */
export interface JournalRow extends HistoryRow {
  /** The previous row of the same lot; null: this is the first. */
  readonly prevId: number | null;
  /** Salt of its commitment; null if the whole row is public. */
  readonly salt: string | null;
  readonly hash: string;
}

/** The part of a journal row that the next row needs. */
export type Head = Pick<JournalRow, "id" | "hash">;

export interface LedgerRow {
  readonly id: number;
  readonly prevId: number | null;
  readonly userId: number;
  readonly at: number;
  readonly type: LedgerType;
  readonly amountFils: number;
  readonly lotId: number | null;
  readonly comment: string;
}

export interface AnswerRow {
  readonly id: number;
  readonly userId: number;
  readonly call: string;
  readonly key: string;
  readonly hash: string;
  /** The answer. */
  readonly outcome: object;
  readonly at: number;
}
