/** What the house sends to people. Only simulated adapters ship: what they are given lies in the inbox of the controls. */

import type { FileKind } from "./domain/file.ts";

export interface Mail {
  /** An address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
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
}

export interface MailPort {
  /** Resolves when the message is on its way, not when it is read. */
  send(mail: Mail): Promise<void>;
}

export interface SmsPort {
  /** Resolves when the message is on its way, not when it is read. */
  send(sms: Sms): Promise<void>;
}

export interface PushPort {
  /** Resolves when the message is on its way, not when it is seen. */
  send(push: Push): Promise<void>;
}

export interface MessagePorts {
  readonly mail: MailPort;
  readonly sms: SmsPort;
  readonly push: PushPort;
}

/** A file that was uploaded, as the house keeps it. */
export interface StoredFile {
  readonly id: number;
  readonly kind: FileKind;
  readonly hash: string;
  readonly name: string;
  readonly mime: string;
  readonly bytes: number;
  /** Pixels of the largest form of a picture; null for documents. */
  readonly width: number | null;
  readonly height: number | null;
  /** Base64. */
  readonly thumbhash: string | null;
}

export interface Upload {
  readonly userId: number;
  readonly kind: FileKind;
  /** As the sender calls it. */
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** ms since 1970 UTC. */
  readonly at: number;
}

export type UploadRefused =
  | { readonly ok: false; readonly code: "TOO_LARGE"; readonly details: { readonly size_mb: number } }
  | {
      readonly ok: false;
      readonly code: "UNSUPPORTED_TYPE";
      readonly details: Readonly<Record<string, never>>;
    };

/** Uploaded files: their bytes on the disk, what is known of them in the database. */
export interface FilesPort {
  /** Looks at the bytes, makes of them what is kept, and keeps it. It is nobody's until something is linked to it. */
  keep(upload: Upload): Promise<{ readonly ok: true; readonly file: StoredFile } | UploadRefused>;
  /** Where it can be fetched: for good by everybody (pictures of lots, portraits), or by a link of five minutes. */
  urlOf(file: Pick<StoredFile, "id" | "kind" | "hash">): string;
  /** Deletes what nothing has needed since `before` (ms), and bytes that nothing names any more. */
  sweep(before: number): Promise<void>;
}
