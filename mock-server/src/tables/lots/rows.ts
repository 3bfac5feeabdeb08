import type { Topic } from "@marsa/realtime/topics";
import type { HistoryEntry } from "../../domain/decision.ts";
import type { Person } from "../../domain/gate.ts";
import type { LotState } from "../../domain/lot.ts";
import type { LedgerType } from "../schema/money.ts";

/** A lot as a batch holds it: what it is judged on, and what its events name. */
export interface LotRow {
  readonly state: LotState;
  /** Where all are told of it: the same text each time, since a new one would be looked up letter by letter. */
  readonly topic: Topic;
  readonly leaderMark: number | null;
  readonly number: number;
  readonly title: string;
  /** The live lane it belongs to; null: a standard lot. What the lane means for it stands in its state. */
  readonly queueId: number | null;
  /** The last row of its journal; null before the first one. */
  readonly head: Head | null;
}

/** What one user has on one lot; without a bid all is empty. */
export interface BidderRow {
  readonly lotId: number;
  readonly userId: number;
  readonly mark: number | null;
  readonly max: number | null;
  readonly holdFils: number;
  readonly bidAt: number | null;
}

/** A user as a batch holds him: who he is, his wallet, and the seq of his topic. */
export interface AccountRow {
  readonly person: Person;
  /** Where he is told of what concerns him alone. */
  readonly topic: Topic;
  readonly totalFils: number;
  readonly reservedFils: number;
  readonly seq: number;
  /** The newest row of his ledger. */
  readonly ledgerId: number | null;
}

export interface HistoryRow {
  readonly id: number;
  readonly lotId: number;
  readonly at: number;
  readonly receivedAt: number | null;
  readonly entry: HistoryEntry;
}

/** A row in its place in the journal. */
export interface JournalRow extends HistoryRow {
  /** The row before it of the same lot; null: it is the first. */
  readonly prevId: number | null;
  /** Of its commitment; null where all of it is told. */
  readonly salt: string | null;
  readonly hash: string;
}

/** What the next row of a journal needs of the one before it. */
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
  readonly userId: number;
  readonly call: string;
  readonly key: string;
  readonly hash: string;
  /** What was answered. */
  readonly outcome: object;
  readonly at: number;
}
