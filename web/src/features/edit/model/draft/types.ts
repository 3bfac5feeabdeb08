/** The types of the lot editor, all taken from the document of the API. */
import type { Schema } from "@marsa/api-spec/client-problem";

/** A lot as its seller edits it. */
export type Draft = Schema<"LotDraft">;
export type Fields = Schema<"LotDraftFields">;
/** The groups of fields of one kind of lot. */
export type Meta = Schema<"ObjectMeta">;
export type Group = Meta["groups"][number];
export type MetaField = Schema<"MetaField">;
export type Kind = Meta["kind"];
export type Term = Schema<"Term"> & { readonly parent?: string };
