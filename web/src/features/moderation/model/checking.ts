import type { Schema } from "@marsa/api-spec/client-problem";
import { createContext, use } from "react";
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
