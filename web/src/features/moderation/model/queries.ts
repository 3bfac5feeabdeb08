/** The calls of moderation, and the address of its tab. */
import { reply } from "@marsa/api-spec/client";
import { ApiProblem, type Schema } from "@marsa/api-spec/client-problem";
import { toMs } from "@marsa/api-spec/dates";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "#/lib/http/api.ts";
import { queryClient } from "#/lib/http/query-client.ts";
import { staffChanged } from "#/lib/http/staff-changed.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { isUsed, wantsClaim } from "./claiming.ts";
import { serverClock } from "#/realtime/clock/clock.ts";
import { followed } from "#/realtime/link/staff-topic.ts";
import { readWords } from "#/lib/read-words.ts";

export type ModerationRow = Schema<"ModerationRow">;
export type ModerationLot = Schema<"ModerationLot">;
export type NewRemark = Schema<"RemarkToSend">;

const KEY = keys.staff("moderation");
const PAGE = 50;
/** How soon a claim that has lapsed is asked for, ms. */
const LAPSED_MS = 1_000;
/** How often the own claim is renewed, ms. */
const RENEW_MS = 60_000;
const TYPE_OF = { vehicle: 1, apartment: 2 } as const satisfies Record<Kind, number>;

/** POST /backoffice/lots/list: the lots that wait, page by page, the longest waiting first. */
export const queueQuery = ({ kind, q }: ModerationAddress) =>
  infiniteQueryOptions({
    queryKey: [...KEY, "queue", kind, q],
    queryFn: ({ pageParam, signal }) => {
      const body = { ...(kind && { kind }), ...(q && { q }), limit: PAGE };
      const after = pageParam === null ? {} : { after: pageParam };
      return reply(api.POST("/backoffice/lots/list", { body: { ...body, ...after }, signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page: Schema<"StaffLotPage">) => page.next,
    placeholderData: keepPreviousData,
    ...followed,
  });

/** POST /backoffice/lots/open: claims the lot; asked again and again, it stays claimed while its reader works. */
export const openLotQuery = (id: number) =>
  queryOptions({
    queryKey: [...KEY, "open", id],
    queryFn: ({ signal, queryKey }) => {
      const claim = wantsClaim(queryClient.getQueryData<ModerationLot>(queryKey), isUsed());
      return reply(api.POST("/backoffice/lots/open", { body: { id_auction: id, claim }, signal }));
    },
    staleTime: 0,
    gcTime: 0,
    // A hint tells that a colleague took or ended a claim. One that lapses changes no row.
    refetchInterval: (query) => {
      const { claim } = query.state.data ?? {};
      if (claim?.mine) return RENEW_MS;
      const lapsesIn = claim ? Math.max(LAPSED_MS, toMs(claim.until) - serverClock.now()) : Infinity;
      return Math.min(lapsesIn, followed.refetchInterval(query) || Infinity);
    },
    retry: (failed, error) => !(error instanceof ApiProblem && error.status < 500) && failed < 2,
  });

/** Claims an opened lot that nobody has any more. Throws what the server says. */
export async function claimLot(id: number): Promise<void> {
  const opened = await reply(api.POST("/backoffice/lots/open", { body: { id_auction: id } }));
  queryClient.setQueryData(openLotQuery(id).queryKey, opened);
  await queueChanged();
}

/** GET /auction/object/meta/{id}: the fields of this kind of lot; they change with a release alone. */
export const formQuery = (kind: Kind) =>
  queryOptions({
    queryKey: keys.objectMeta(kind),
    queryFn: ({ signal }) =>
      reply(api.GET("/auction/object/meta/{id}", { params: { path: { id: TYPE_OF[kind] } }, signal })),
    staleTime: Infinity,
  });

/** Reads the queue and its count anew. */
export function queueChanged(): Promise<void> {
  return staffChanged([...KEY, "queue"]);
}

/** Ends the own claim; nothing is lost if this does not arrive: claims lapse. */
export async function releaseLot(id: number): Promise<void> {
  await api
    .POST("/backoffice/lots/release", { body: { id_auction: id }, keepalive: true })
    .catch(() => undefined);
  await queueChanged();
}

/** Throws what the server says. */
export async function approve(id: number): Promise<void> {
  await reply(api.POST("/backoffice/lots/approve", { body: { id_auction: id } })).finally(queueChanged);
}

/** POST /backoffice/lots/resolve: a value of a list, or a new one, in place of the seller's words. */
export async function resolveWords(body: Schema<"ResolveWords">): Promise<void> {
  await reply(api.POST("/backoffice/lots/resolve", { body }));
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: [...KEY, "open", body.id_auction] }),
    queryClient.invalidateQueries({ queryKey: keys.dict(LISTS[body.field]) }),
    queryClient.invalidateQueries({ queryKey: keys.lot(body.id_auction) }),
  ]);
}

/** The lists in which the staff resolve the seller's words. */
export const LISTS = { mark: "marks", model: "models", body: "bodies" } as const;

export async function sendBack(id: number, remarks: NewRemark[]): Promise<void> {
  await reply(api.POST("/backoffice/lots/return", { body: { id_auction: id, remarks } })).finally(
    queueChanged,
  );
}

export const KINDS = ["vehicle", "apartment"] as const;
export type Kind = (typeof KINDS)[number];

/** The address's parameters: `/clients?tab=moderation&kind=vehicle&lot=12`. */
export interface ModerationAddress {
  readonly kind?: Kind;
  readonly q?: string;
  /** The lot that is open. */
  readonly lot?: number;
}

/** Reads the search parameters of the page; null where one is wrong, since such a page does not exist. */
export function readModerationAddress(raw: Readonly<Record<string, unknown>>): ModerationAddress | null {
  const kind = KINDS.find((each) => each === raw["kind"]);
  if (raw["kind"] !== undefined && !kind) return null;
  const lot = raw["lot"] === undefined ? undefined : Number(raw["lot"]);
  if (lot !== undefined && !(Number.isSafeInteger(lot) && lot > 0)) return null;
  const q = readWords(raw["q"]);
  return { ...(kind && { kind }), ...(q !== "" && { q }), ...(lot !== undefined && { lot }) };
}

/** As a link wants it. */
export function moderationSearch(address: ModerationAddress): { tab: string } {
  return { tab: "moderation", ...address };
}
