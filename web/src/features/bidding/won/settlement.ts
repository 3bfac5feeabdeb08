import { newKey, reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../lib/http/api.ts";
import { queryClient } from "../../../lib/http/query-client.ts";
import { keys } from "../../../lib/http/query-keys.ts";

export type Settlement = Schema<"Settlement">;

/** The settlement of a sale, for its buyer; null before there is one. */
export const settlementQuery = (id: number) =>
  queryOptions({
    queryKey: keys.settlement(id),
    queryFn: async ({ signal }): Promise<Settlement | null> => {
      const page = await reply(api.POST("/my/lots", { body: { filter: { ids: [id] }, limit: 1 }, signal }));
      return page.items[0]?.settlement ?? null;
    },
    staleTime: 30_000,
  });

/** POST /my/pay under its own key, so that a retry counts once. Reads the settlement again in any case. */
export function payFromDeposit(id: number): { readonly key: string; send: () => Promise<Settlement> } {
  const key = newKey();
  return {
    key,
    async send() {
      try {
        const params = { header: { "Idempotency-Key": key } };
        const paid = await reply(api.POST("/my/pay", { params, body: { id_auction: id } }));
        queryClient.setQueryData(keys.settlement(id), paid);
        return paid;
      } finally {
        void queryClient.invalidateQueries({ queryKey: keys.settlement(id) });
        void queryClient.invalidateQueries({ queryKey: keys.balance });
      }
    },
  };
}

/**
 * Returns the amount that the deposit lacks for a payment, AED, with the lot's hold counted. 0 when it suffices or is
 * not known yet.
 */
export function lacking(allIn: number, hold: number, available: number | null): number {
  if (available === null) return 0;
  return Math.max(0, Math.round((allIn - hold - available) * 100) / 100);
}
