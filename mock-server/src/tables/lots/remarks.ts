/** The last return of a draft: the changes that the staff asked for, and the values that they saw. */
import type { components } from "@marsa/api-spec/generated/api.d.ts";
import type { lotDraft } from "../schema/drafts.ts";

type Schemas = components["schemas"];
type Fields = typeof lotDraft.$inferSelect.fields;

interface StoredRemark {
  readonly field: string | null;
  readonly text: string;
  /** Value of the field at the return; left out for an empty field and for the whole lot. */
  readonly value?: unknown;
}

export interface StoredReturn {
  /** ms since 1970 UTC; null for returns from before this was stored. */
  readonly at: number | null;
  readonly by: string;
  readonly remarks: readonly StoredRemark[];
}

/** Returns the return for the database. */
export function encodeReturn(
  remarks: readonly Schemas["RemarkToSend"][],
  fields: Fields,
  { at, by }: { readonly at: number; readonly by: string },
): string {
  const stored: StoredReturn = {
    at,
    by,
    remarks: remarks.map(({ field, text }) => ({ field, text, value: valueOf(fields, field) })),
  };
  return JSON.stringify(stored);
}

/** Reads the return of a draft; null without one. Older databases hold one sentence. */
export function decodeReturn(text: string | null): StoredReturn | null {
  if (text === null) return null;
  if (!text.startsWith('{"at":')) return { at: null, by: "", remarks: [{ field: null, text }] };
  return JSON.parse(text) as StoredReturn;
}

/** Presents the remarks of a return beside the current form. */
export function presentRemarks(returned: StoredReturn | null, fields: Fields): Schemas["Remark"][] {
  return (returned?.remarks ?? []).map(({ field, text, value }) => ({
    field,
    text,
    was: isPlain(value) ? value : null,
    changed: field !== null && JSON.stringify(value) !== JSON.stringify(valueOf(fields, field)),
  }));
}

/** Presents who returned a draft and when; null without a return. */
export function presentReturned(returned: StoredReturn | null): Schemas["Returned"] | null {
  if (returned?.at == null) return null;
  return { at: new Date(returned.at).toISOString(), by: returned.by };
}

/** The name under which a remark stands at one photo. */
export const photoField = (fileId: number): string => `photos.${fileId}`;

/**
 * The value of a field; a part of the condition is named "condition.tyres". A photo that is turned or cropped is another
 * file, so the value of a photo is its file while the lot has it.
 */
function valueOf(fields: Fields, field: string | null): unknown {
  const [name = "", part] = (field ?? "").split(".");
  if (name === "photos" && part !== undefined) {
    const own = fields.photos?.filter((id) => id === Number(part)) ?? [];
    return own.length > 0 ? own : undefined;
  }
  const whole = (fields as Readonly<Record<string, unknown>>)[name];
  const value = part === undefined ? whole : (whole as Readonly<Record<string, unknown>> | undefined)?.[part];
  return value === null || value === "" ? undefined : value;
}

function isPlain(value: unknown): value is string | number | boolean {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}
