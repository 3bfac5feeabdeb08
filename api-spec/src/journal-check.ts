/** Checks a lot's journal as it came over the wire, and one's own receipt against it. For browsers and programs alike. */
import type { components } from "../generated/api.d.ts";
import { beginningText, commitmentText, rowText, type JournalRow } from "./journal.ts";

type Schemas = components["schemas"];
export type WireJournalRow = Schemas["JournalRow"];
export type WireReceipt = Schemas["Receipt"];

/** SHA-256 of a text as UTF-8, in hex. */
export type Sha256 = (text: string) => string | Promise<string>;

export interface SoundJournal {
  readonly ok: true;
  readonly rows: number;
  /** Rows and amounts that are still sealed for this reader. */
  readonly sealed: number;
  /** The hash of the last row: it stands for the whole journal. */
  readonly head: string;
}

/**
 * `order`: a row that is not after the one before it. `hash`: it says something else than when it was written, or one
 * is missing before it. `commitment`: what it was opened to is not what it was sealed with.
 */
export interface BrokenJournal {
  readonly ok: false;
  readonly seq: number;
  readonly reason: "order" | "hash" | "commitment";
}

/**
 * Recomputes a whole journal, from the first row to the last.
 * @returns what it holds, or the first row that is wrong.
 */
export async function checkJournal(
  lotId: number,
  items: readonly WireJournalRow[],
  sha256: Sha256,
): Promise<SoundJournal | BrokenJournal> {
  let head = await sha256(beginningText(lotId));
  let last = 0;
  for (const item of items) {
    const { seq, opened, commitment } = item;
    if (seq <= last) return { ok: false, seq, reason: "order" };
    if ((await sha256(rowText(head, rowOf(item)))) !== item.hash) return { ok: false, seq, reason: "hash" };
    if (opened && (await sha256(commitmentText(opened.salt, opened.content))) !== commitment) {
      return { ok: false, seq, reason: "commitment" };
    }
    head = item.hash;
    last = seq;
  }
  const sealed = items.filter(({ opened, commitment }) => commitment !== null && !opened).length;
  return { ok: true, rows: items.length, sealed, head };
}

/**
 * `missing`: no row has this number. `changed`: the row has another hash than the receipt, so it, or something before
 * it, is not what it was. `differs`: the hash is the same, but receipt and row do not name the same amount or moment.
 */
export type ReceiptCheck =
  | { readonly ok: true; readonly journal: SoundJournal; readonly before: number; readonly after: number }
  | { readonly ok: false; readonly reason: "missing" | "changed" | "differs" }
  | { readonly ok: false; readonly reason: "journal"; readonly journal: BrokenJournal };

/** Checks the journal of the receipt's lot, and that the receipt's row stands in it as it was acknowledged. */
export async function checkReceipt(
  receipt: WireReceipt,
  items: readonly WireJournalRow[],
  sha256: Sha256,
): Promise<ReceiptCheck> {
  const journal = await checkJournal(receipt.id_auction, items, sha256);
  if (!journal.ok) return { ok: false, reason: "journal", journal };
  const place = items.findIndex(({ seq }) => seq === receipt.seq);
  const item = items[place];
  if (!item) return { ok: false, reason: "missing" };
  if (item.hash !== receipt.hash) return { ok: false, reason: "changed" };
  if (item.received_at !== receipt.received_at || !(await saysTheSame(receipt, item, sha256))) {
    return { ok: false, reason: "differs" };
  }
  return { ok: true, journal, before: place, after: items.length - place - 1 };
}

/** A receipt with a salt is checked against the commitment, whatever the server opens; another one against the row. */
async function saysTheSame(receipt: WireReceipt, item: WireJournalRow, sha256: Sha256): Promise<boolean> {
  const { kind, amount, salt } = receipt;
  const content = item.opened?.content ?? item.told;
  if (content?.kind !== kind || content.amount !== amount) return false;
  return salt === null || (await sha256(commitmentText(salt, content))) === item.commitment;
}

function rowOf({ seq, at, received_at, told, commitment }: WireJournalRow): JournalRow {
  return {
    seq,
    at: Date.parse(at),
    receivedAt: received_at === null ? null : Date.parse(received_at),
    content: told,
    commitment,
  };
}

/** SHA-256 by the platform; in a browser only on https and localhost. */
export async function webSha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
