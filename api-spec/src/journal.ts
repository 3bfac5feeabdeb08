/**
 * The journal of a lot: its history as a chain that anybody can recompute. Server and browser hash the same texts with
 * whatever SHA-256 they have; a text is hashed as UTF-8 and the hash written in hex.
 *
 *   row        = SHA-256 of  previous hash ⏎ seq ⏎ at ⏎ received at ⏎ kind ⏎ mark ⏎ amount ⏎ auto ⏎ commitment ⏎ cause
 *   commitment = SHA-256 of  salt ⏎ kind ⏎ mark ⏎ amount ⏎ auto ⏎ cause
 *
 * ⏎ is a line feed. Instants are ms since 1970 UTC, `auto` is 1 or 0, a missing value is an empty line. Only the cause,
 * which comes last, is free text, so no two rows have one text. A sealed row has nothing but its commitment: its place
 * says between which public rows it was written, and its moment stays with its owner.
 */
export interface JournalContent {
  readonly kind: string;
  /** "Bidder 3"; null for rows without a bidder. */
  readonly mark: string | null;
  /** AED. */
  readonly amount: number | null;
  readonly auto: boolean;
  readonly cause: string;
}

export interface JournalRow {
  readonly seq: number | null;
  /** ms since 1970 UTC, like `receivedAt`. */
  readonly at: number | null;
  readonly receivedAt: number | null;
  /** The public part; null: sealed. */
  readonly content: JournalContent | null;
  readonly commitment: string | null;
}

/** Text before the first row of a lot, to be hashed, so that no row of one lot fits into the chain of another. */
export function beginningText(lotId: number): string {
  return `Marsa journal 2\nlot ${lotId}`;
}

/**
 * Returns the text for the hash of a row.
 * @param previous The hash of the row before it, or of the beginning.
 */
export function rowText(previous: string, { seq, at, receivedAt, content, commitment }: JournalRow): string {
  if (!content) return `${previous}\n\n\n\n\n\n\n\n${commitment ?? ""}\n`;
  const head = `${previous}\n${seq}\n${at}\n${receivedAt ?? ""}`;
  const { kind, mark, amount, auto, cause } = content;
  return `${head}\n${kind}\n${mark ?? ""}\n${amount ?? ""}\n${auto ? 1 : 0}\n${commitment ?? ""}\n${cause}`;
}

/** Returns the text for the commitment of a row. The salt keeps anybody from trying amounts. */
export function commitmentText(salt: string, { kind, mark, amount, auto, cause }: JournalContent): string {
  return `${salt}\n${kind}\n${mark ?? ""}\n${amount ?? ""}\n${auto ? 1 : 0}\n${cause}`;
}
