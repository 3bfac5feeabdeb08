/** Checks a lot's journal from the wire, and a person's receipt against it, in browsers and programs. */
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
  /** Rows and amounts that are sealed for this reader. */
  readonly sealed: number;
  /** The hash of the last row, which stands for the whole journal. */
  readonly head: string;
}

/**
 * `order`: the row is not after the one before it. `hash`: its content has changed, or a row before it is missing.
 * `commitment`: the opened value differs from the sealed one.
 */
export interface BrokenJournal {
  readonly ok: false;
  /** null: a sealed row, whose number only its owner reads. */
  readonly seq: number | null;
  readonly reason: "order" | "hash" | "commitment";
}

/**
 * Recomputes a whole journal, from the first row to the last.
 * @returns Its content, or the first wrong row.
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
    if (seq !== null && seq <= last) return { ok: false, seq, reason: "order" };
    if ((await sha256(rowText(head, rowOf(item)))) !== item.hash) return { ok: false, seq, reason: "hash" };
    if (opened && (await sha256(commitmentText(opened.salt, opened.content))) !== commitment) {
      return { ok: false, seq, reason: "commitment" };
    }
    head = item.hash;
    last = seq ?? last;
  }
  const sealed = items.filter(({ opened, commitment }) => commitment !== null && !opened).length;
  return { ok: true, rows: items.length, sealed, head };
}

/**
 * `missing`: no row has this number. `changed`: the row's hash differs from the receipt's, so the row or an earlier
 * one has changed. `differs`: the hash is equal, but receipt and row have another amount or moment.
 */
export type ReceiptCheck =
  | { readonly ok: true; readonly journal: SoundJournal; readonly before: number; readonly after: number }
  | { readonly ok: false; readonly reason: "missing" | "changed" | "differs" }
  | { readonly ok: false; readonly reason: "journal"; readonly journal: BrokenJournal };

/** Checks the journal of the receipt's lot, and that it holds the receipt's row as acknowledged. */
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
  if (item.received_at !== receipt.received_at || !(await agrees(receipt, item, sha256))) {
    return { ok: false, reason: "differs" };
  }
  return { ok: true, journal, before: place, after: items.length - place - 1 };
}

/** Checks a receipt with a salt against the commitment, whatever the server opens; another one against the row. */
async function agrees(receipt: WireReceipt, item: WireJournalRow, sha256: Sha256): Promise<boolean> {
  const { kind, amount, salt } = receipt;
  const content = item.opened?.content ?? item.told;
  if (content?.kind !== kind || content.amount !== amount) return false;
  return salt === null || (await sha256(commitmentText(salt, content))) === item.commitment;
}

function rowOf({ seq, at, received_at, told, commitment }: WireJournalRow): JournalRow {
  return {
    seq,
    at: at === null ? null : Date.parse(at),
    receivedAt: received_at === null ? null : Date.parse(received_at),
    content: told,
    commitment,
  };
}

/** Returns a SHA-256 of the platform; in a browser only on https and localhost. */
export async function webSha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
