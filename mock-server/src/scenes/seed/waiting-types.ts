/** Types of the people and the money that wait for the staff. Instants: ms since 1970 UTC. Money: whole dirhams (AED). */
import type { FileKind } from "../../domain/file.ts";
import type { ProfileFields } from "../../domain/people/profile.ts";

/** The entries of a profile's form, and the pictures of its documents. */
export interface FormSeed {
  readonly fields: ProfileFields;
  /** Last day of the document that expires first, YYYY-MM-DD; null: none expires. */
  readonly expiresOn: string | null;
  readonly papers: readonly PaperSeed[];
}

/** A document of a profile. */
export interface PaperSeed {
  /** The field of the form with the ids of its files. */
  readonly field: "passport_photo" | "licence_files";
  readonly kind: FileKind;
  /** A picture in assets/papers, without its suffix. */
  readonly picture: string;
}

/** An invoice that nobody has confirmed. */
export interface InvoiceSeed {
  readonly userId: number;
  readonly amount: number;
  readonly at: number;
}

/** A bank account, and when its owner gave it. */
interface AccountSeed {
  readonly userId: number;
  readonly at: number;
  readonly recipient: string;
  readonly iban: string;
  readonly bank: string;
  readonly swift: string;
}

/** A refund that nobody has paid out. Its amount is held in the deposit. */
export interface RefundSeed extends AccountSeed {
  readonly amount: number;
}

export interface WaitingMoney {
  readonly invoices: readonly InvoiceSeed[];
  readonly refunds: readonly RefundSeed[];
  /** Of sellers who can be paid out. */
  readonly accounts: readonly AccountSeed[];
}
