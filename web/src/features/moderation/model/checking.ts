/** The check of an opened lot: its shared state, its remarks, and ready sentences for them. */
import type { Schema } from "@marsa/api-spec/client-problem";
import { createContext, use, useSyncExternalStore } from "react";
import type { Lot } from "#/realtime/lots/lot-query.ts";
import type { ModerationLot, NewRemark } from "./queries.ts";

/** The state that the parts of an opened lot share. */
export interface Checking {
  readonly opened: ModerationLot;
  /** The page that buyers will see; undefined while it loads. */
  readonly lot: Lot | undefined;
  readonly groups: Schema<"ObjectMeta">["groups"];
  readonly remarks: readonly NewRemark[];
  /** The field with an open remark; null: the whole lot, undefined: none. */
  readonly editing: string | null | undefined;
  readonly edit: (field: string | null | undefined) => void;
  /** False: a colleague has the lot. */
  readonly mayWrite: boolean;
}

export const CheckingContext = createContext<Checking | null>(null);

export function useChecking(): Checking {
  const checking = use(CheckingContext);
  if (!checking) throw new Error("No lot is opened");
  return checking;
}

/** The name under which a remark stands at one photo. */
export const photoField = (fileId: number): string => `photos.${fileId}`;

/** The label of a field of the form or of a photo; null: the whole lot. */
export function labelOf(
  { groups, opened }: Pick<Checking, "groups" | "opened">,
  field: string | null,
): string {
  if (field === null) return "The whole lot";
  const place = (opened.fields.photos ?? []).map(photoField).indexOf(field);
  if (place !== -1) return `Photo ${place + 1}`;
  if (field.startsWith("photos.")) return "A photo";
  return groups.flatMap(({ fields }) => fields).find(({ name }) => name === field)?.label ?? field;
}

/** Id of a field's button, which takes the keys when its remark closes. */
export const fieldId = (field: string | null): string => `check-${(field ?? "lot").replace(".", "-")}`;

/** Remarks that are not sent yet, by lot: another lot may be opened in between. */
const written = new Map<number, readonly NewRemark[]>();
const listeners = new Set<() => void>();
const NONE: readonly NewRemark[] = [];

/** The remarks on a lot, in the order in which they were written. */
export function useRemarks(lotId: number): readonly NewRemark[] {
  return useSyncExternalStore(listen, () => written.get(lotId) ?? NONE);
}

/** Writes the remark at a field (null: the whole lot); an empty text removes it. */
export function setRemark(lotId: number, field: string | null, text: string): void {
  const known = written.get(lotId) ?? NONE;
  const words = text.trim();
  const others = known.filter((remark) => remark.field !== field);
  if (words === "") written.set(lotId, others);
  else if (others.length === known.length) written.set(lotId, [...known, { field, text: words }]);
  else
    written.set(
      lotId,
      known.map((remark) => (remark.field === field ? { field, text: words } : remark)),
    );
  for (const listener of listeners) listener();
}

/** Forgets the remarks on a lot that is decided. */
export function forgetRemarks(lotId: number): void {
  written.delete(lotId);
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const USUAL = ["Please check this value.", "This does not match the registration card."];
const CONTACTS = "Please remove contact data and offers to sell outside the auction.";

const BY_FIELD: Readonly<Record<string, readonly string[]>> = {
  photos: [
    "Please add photos of the inside.",
    "Please add a photo of the dashboard with the mileage.",
    "These photos show another car. Please use your own.",
  ],
  documents: ["Please add the registration card.", "This document cannot be read. Please upload it again."],
  comment: [CONTACTS, "Please describe the condition in a few sentences."],
  location: [CONTACTS],
  inspection: [CONTACTS, "Please name place and hours of the inspection."],
  vin: ["This VIN was listed before. Please explain.", "This VIN does not match the registration card."],
  start_price: ["This price is far from the price guide. Please check it."],
  min_price: ["This price is far from the price guide. Please check it."],
  buy_now: ["This price is far from the price guide. Please check it."],
  "condition.zones": ["The photos show damage that is not marked. Please mark it."],
};
const WHOLE = ["Please send documents that show that you may sell this.", "This is listed already."];

const PHOTO = [
  "This photo shows something else. Please use your own.",
  "This photo is too dark or blurred. Please take it again.",
  "Please crop out people, other plates and phone numbers.",
];

/** Sentences that staff often write at a field or a photo; null: at the whole lot. */
export function readyMade(field: string | null): readonly string[] {
  if (field?.startsWith("photos.")) return PHOTO;
  return field === null ? WHOLE : (BY_FIELD[field] ?? USUAL);
}
