/** Documents and pictures of a lot, as stored in its row. */
import type { StandardView } from "@marsa/api-spec/standard-views";

/** A paper of the title: for the buyer, after the payment. */
export interface StoredDocument {
  readonly name: string;
  readonly kind: DocumentKind;
}

export type DocumentKind =
  | "registration"
  | "inspection"
  | "service_history"
  | "paint_report"
  | "export_certificate"
  | "title_deed"
  | "floor_plan"
  | "rera_certificate"
  | "service_charge"
  | "tenancy"
  | "noc";

/** Returns the name of a picture: a composed one is named by its own name, an uploaded one by the hash of its bytes. */
export function pictureName(hash: string): string {
  return /^[0-9a-f]{64}$/.test(hash) ? `u${hash}` : hash;
}

/** Whether a seller uploaded the picture of this name; all others are drawn by the house. */
export function isUploaded(name: string): boolean {
  return /^u[0-9a-f]{64}$/.test(name);
}

/** A picture without its width: `/files/p/{name}-{480|960|1200}.webp`. The first one is the main picture. */
export interface StoredPicture {
  readonly name: string;
  readonly alt: string;
  /** Size of the largest width, in pixels; all are 3:2. */
  readonly width: number;
  readonly height: number;
  /** Base64 of the thumbhash, about 25 bytes. */
  readonly thumbhash: string;
  /** The standard view that it shows. */
  readonly view?: StandardView;
}
