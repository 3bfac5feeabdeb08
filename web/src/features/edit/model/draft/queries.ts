/** The calls of the lot editor. Each throws what the client throws. */
import { reply } from "@marsa/api-spec/client";
import { queryOptions } from "@tanstack/react-query";
import { api } from "#/lib/http/api.ts";
import { keys } from "#/lib/http/query-keys.ts";
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

const TYPE_OF = { vehicle: 1, apartment: 2 } as const satisfies Record<Kind, number>;

/** GET /auction/object/meta/{id}: the fields of one kind of lot. */
export const metaQuery = (kind: Kind) =>
  queryOptions({
    queryKey: keys.objectMeta(kind),
    queryFn: ({ signal }) =>
      reply(api.GET("/auction/object/meta/{id}", { params: { path: { id: TYPE_OF[kind] } }, signal })),
    staleTime: Infinity,
  });

/** GET /sale/getlotdraft/{id}. The route reads it anew with each visit: another device may have saved. */
export const draftQuery = (id: number) =>
  queryOptions({
    queryKey: keys.lotDraft(id),
    queryFn: () => readDraft(id),
    staleTime: Infinity,
    gcTime: 60_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export function readDraft(id: number): Promise<Draft> {
  return reply(api.GET("/sale/getlotdraft/{id}", { params: { path: { id } } }));
}

/** Days in which the seller decides about a bid below their minimum, until they choose others. */
const USUAL_REVIEW_DAYS = 2;

/** POST /sale/createlot/0. */
export function createDraft(kind: Kind): Promise<Draft> {
  const fields = { kind, review_days: USUAL_REVIEW_DAYS };
  return reply(api.POST("/sale/createlot/{id}", { params: { path: { id: 0 } }, body: { fields } }));
}

/** POST /sale/createlot/{id}; STALE when `version` is not the last one. */
export function saveDraft(id: number, fields: Fields, version: number): Promise<Draft> {
  return reply(api.POST("/sale/createlot/{id}", { params: { path: { id } }, body: { fields, version } }));
}

/** POST /sale/publishlot/{id}: sends the draft to moderation. */
export function publishDraft(id: number): Promise<Draft> {
  return reply(api.POST("/sale/publishlot/{id}", { params: { path: { id } } }));
}

/** POST /sale/moderatetodraft: takes the lot back from moderation. */
export function takeBack(id: number): Promise<Draft> {
  return reply(api.POST("/sale/moderatetodraft", { body: { id_auction: id } }));
}

/** DELETE /sale/lot/{id}. */
export async function discardDraft(id: number): Promise<void> {
  await reply(api.DELETE("/sale/lot/{id}", { params: { path: { id } } }));
}
