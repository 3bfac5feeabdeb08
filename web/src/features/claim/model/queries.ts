import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "#/lib/http/api.ts";
import { command } from "#/lib/http/command.ts";
import { queryClient } from "#/lib/http/query-client.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { LINKS_LIVE_MS } from "#/lib/http/signed-links.ts";
import { staffChanged } from "#/lib/http/staff-changed.ts";
import { confirmed } from "#/lib/session/confirmed.ts";
import { followed } from "#/realtime/link/staff-topic.ts";

export type BuyerClaim = Schema<"BuyerClaim">;
export type ClaimOfSale = Schema<"ClaimOfSale">;
export type StaffClaim = Schema<"StaffClaim">;
export type Outcome = Schema<"ClaimOutcome">;
export const CLAIM_STATES = ["open", "decided"] as const;

const KEY = keys.staff("claims");

/** GET /my/claim: for the buyer and the seller. Read again by events about their money, and for new links to photos. */
export const claimQuery = (id: number) =>
  queryOptions({
    queryKey: keys.claim(id),
    queryFn: ({ signal }) => reply(api.GET("/my/claim", { params: { query: { id_auction: id } }, signal })),
    staleTime: 30_000,
    refetchInterval: LINKS_LIVE_MS,
  });

/** POST /my/claim. @throws the refusal of the server */
export const makeClaim = (id: number, sent: Pick<Schema<"ClaimToMake">, "fact" | "text" | "files">) =>
  show(id, () => reply(api.POST("/my/claim", { body: { id_auction: id, ...sent } })));

/** POST /sale/claim. @throws the refusal of the server */
export const answerClaim = (id: number, sent: Pick<Schema<"ClaimToAnswer">, "text" | "files">) =>
  show(id, () => reply(api.POST("/sale/claim", { body: { id_auction: id, ...sent } })));

async function show(id: number, send: () => Promise<ClaimOfSale>): Promise<void> {
  try {
    queryClient.setQueryData(claimQuery(id).queryKey, await send());
  } finally {
    void queryClient.invalidateQueries({ queryKey: keys.balance });
    void queryClient.invalidateQueries({ queryKey: keys.history(id) });
  }
}

/** POST /backoffice/claims/list, page by page: the oldest open one first, or the newest decision. */
export const claimsQuery = (state: BuyerClaim["state"]) =>
  infiniteQueryOptions({
    queryKey: [...KEY, state],
    queryFn: ({ pageParam, signal }) => {
      const body = { state, ...(pageParam !== null && { after: pageParam }) };
      return reply(api.POST("/backoffice/claims/list", { body, signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page: Schema<"ClaimPage">) => page.next,
    placeholderData: keepPreviousData,
    ...followed,
  });

/** POST /backoffice/claims/decide. Reads the list again in any case. @throws the refusal of the server */
export async function decideClaim(
  id: number,
  decision: { readonly outcome: Outcome; readonly amount?: number; readonly reason: string },
): Promise<StaffClaim> {
  const body = { id_claim: id, ...decision };
  return await confirmed((header) =>
    command("/backoffice/claims/decide", body, "can_decide", { header }),
  ).finally(() => void staffChanged(KEY));
}
