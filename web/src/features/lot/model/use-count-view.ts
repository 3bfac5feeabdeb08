import { reply } from "@marsa/api-spec/client";
import { useEffect } from "react";
import { api } from "#/lib/http/api.ts";
import { whenCalm } from "#/lib/timing/calm.ts";
import type { Lot } from "#/realtime/lots/lot-query.ts";

/** The view is counted after this time at the latest, ms. */
const MOST_WAIT_MS = 3_000;

/**
 * Counts a view of the lot, for its seller. Separate from the read of a lot, since lists read lots ahead under the
 * pointer.
 */
export function useCountView({ id_auction: id, view }: Pick<Lot, "id_auction" | "view">): void {
  useEffect(() => {
    if (view !== "public") return;
    return whenCalm(() => {
      // A view that was not counted needs no message.
      reply(api.POST("/auction/lot/{id}/view", { params: { path: { id } } })).catch(() => null);
    }, MOST_WAIT_MS);
  }, [id, view]);
}
