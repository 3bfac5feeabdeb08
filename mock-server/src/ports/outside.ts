/**
 * Ports to the outside: mail, SMS, push, saved cards, partners and uploaded files. Mail and SMS are simulated, and so is
 * push by default: their messages appear in the inbox of the controls. The payment provider and the partners are
 * simulated, too.
 */

import type { FieldError } from "@marsa/api-spec/rules";
import type { Decline } from "../tables/schema/money.ts";
import type { FileKind } from "../domain/file.ts";
import type { ServiceOffer } from "../domain/services/services.ts";
import type { DoorCosts } from "@marsa/api-spec/you-pay";
import type { components } from "@marsa/api-spec/generated/api.d.ts";

export interface Mail {
  /** An email address. */
  readonly to: string;
  readonly subject: string;
  /** The text part. */
  readonly text: string;
  /** The HTML part; left out: the mail has none. */
  readonly html?: string;
  /** Headers besides subject and recipient. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Sms {
  /** A number in international form, +9715…. */
  readonly to: string;
  readonly text: string;
}

export interface Push {
  /** The token that the browser registered. */
  readonly to: string;
  readonly title: string;
  readonly text: string;
  /** The page of the app that a press opens; null: the app's first page. */
  readonly path: string | null;
  /** The badge of the app: the open lots where the person was outbid. Left out: the badge stays. */
  readonly outbid?: number;
}

export interface MailPort {
  /** Resolves when the message is sent. */
  send(mail: Mail): Promise<void>;
}

export interface SmsPort {
  /** Resolves when the message is sent. */
  send(sms: Sms): Promise<void>;
}

export interface PushPort {
  /** Resolves when the message is on its way. Failures are logged. */
  send(push: Push): Promise<void>;
}

/** The payment provider's answer to the charge of a saved card; `confirm`: its page asks the person first. */
export type ChargeAnswer = "paid" | Decline | "confirm";

export interface CardPort {
  /**
   * Charges a saved card, once per reference: a repeat gets the same answer.
   * @param token the provider's name of the card.
   */
  charge(token: string, reference: string, chargeFils: number): Promise<ChargeAnswer>;
}

/** The partners that sell transport and insurance of vehicles. */
export interface PartnersPort {
  /** Returns what they offer now for a vehicle. `priceAed`: of the sale. */
  offers(
    vehicle: { readonly costs: DoorCosts; readonly priceAed: number },
    to: string,
  ): Promise<readonly ServiceOffer[]>;
  /**
   * Places an order, once per reference.
   * @param orderedAt ms.
   * @returns whether the partner has confirmed it; to be asked again until then.
   */
  confirm(reference: string, orderedAt: number): Promise<boolean>;
  /** Cancels an order, once per reference; resolves when the partner knows. */
  cancel(reference: string): Promise<void>;
}

export interface MessagePorts {
  readonly mail: MailPort;
  readonly sms: SmsPort;
  readonly push: PushPort;
  readonly cards: CardPort;
  readonly partners: PartnersPort;
}

/** A stored uploaded file. */
export interface StoredFile {
  readonly id: number;
  readonly kind: FileKind;
  readonly hash: string;
  readonly name: string;
  readonly mime: string;
  readonly bytes: number;
  /** Pixels of the largest version of a picture; null for documents. */
  readonly width: number | null;
  readonly height: number | null;
  /** Base64. */
  readonly thumbhash: string | null;
  /** Of a report; null for other files. */
  readonly pages: number | null;
}

export interface Upload {
  readonly userId: number;
  readonly kind: FileKind;
  /** File name from the sender. */
  readonly name: string;
  /** The bytes themselves, or where they lie. */
  readonly content: Uint8Array<ArrayBuffer> | UploadedFile;
  /** ms since 1970 UTC. */
  readonly at: number;
}

/** A file on the disk; the decoder reads it. */
export interface UploadedFile {
  readonly path: string;
  /** Bytes. */
  readonly size: number;
}

export type UploadRefused =
  | { readonly ok: false; readonly code: "TOO_LARGE"; readonly details: { readonly size_mb: number } }
  | {
      readonly ok: false;
      readonly code: "UNSUPPORTED_TYPE";
      readonly details: Readonly<Record<string, never>>;
    }
  | {
      readonly ok: false;
      readonly code: "VALIDATION";
      readonly details: { readonly errors: readonly FieldError[] };
    };

export type KeptFile = { readonly ok: true; readonly file: StoredFile } | UploadRefused;

/** A part of a file. `from`: the bytes before it; `size`: of the whole file. */
export interface UploadPart extends Omit<Upload, "content"> {
  readonly upload: string;
  readonly from: number;
  readonly size: number;
  readonly content: { readonly path: string; readonly size: number };
}

/** `received`: the bytes that have arrived without a gap. */
export type KeptPart =
  | { readonly ok: true; readonly received: number; readonly file: StoredFile | null }
  | UploadRefused;

/** Uploaded files: bytes on the disk, metadata in the database. */
export interface FilesPort {
  /** Checks and converts the bytes, then stores them. The file has no owner until a record links to it. */
  keep(upload: Upload): Promise<KeptFile>;
  /** Keeps a part of a file; with the last one it is checked, converted and stored as by `keep`. */
  keepPart(part: UploadPart): Promise<KeptPart>;
  /** Stores a turned or cropped copy of a lot's photo; null when its bytes are gone. */
  change(
    file: Pick<StoredFile, "hash" | "kind" | "name">,
    change: components["schemas"]["PhotoChange"],
    by: Pick<Upload, "userId" | "at">,
  ): Promise<KeptFile | null>;
  /** Returns the address of the whole file: a link valid for five minutes. A photo's public address shows a part. */
  originalUrlOf(file: Pick<StoredFile, "id" | "kind" | "hash">): string;
  /**
   * Returns the address of the file: permanent and public (pictures of lots, portraits), or a link valid for five
   * minutes. `staffId`: the member of the staff for whom it is, whose reading is a row of the audit.
   */
  urlOf(file: Pick<StoredFile, "id" | "kind" | "hash">, staffId?: number): string;
  /** Returns the address of a report with this reader's mark, valid for an hour; `at`: ms. */
  readingUrlOf(
    file: Pick<StoredFile, "id">,
    reader: { readonly userId: number; readonly at: number },
  ): string;
  /** Returns the bytes of a stored document at its path, decrypted piece by piece. */
  read(path: string): AsyncIterable<Uint8Array>;
  /**
   * Encrypts the documents of older keys, and those of older versions, with the newest key.
   * @returns how many.
   */
  changeKeys(isStopped: () => boolean): Promise<number>;
  /** Returns the path of a stored document. */
  documentPath(file: { readonly hash: string; readonly mime: string }): string;
  /** Deletes files unused since `before` (ms), and bytes without a row. */
  sweep(before: number): Promise<void>;
}
