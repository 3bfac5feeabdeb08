import { reply } from "@marsa/api-spec/client";
import { useEffect } from "react";
import { api } from "../../lib/http/api.ts";
import { whenCalm } from "../../lib/timing/calm.ts";
import type { Lot } from "../../realtime/lots/lot-query.ts";

/** The page has stood for so long, or is calm before that, ms. */
const MOST_WAIT_MS = 3_000;

/**
 * Tells the server that somebody looks at this lot, for its seller, who reads how many did. Not with the reading of the
 * lot: a list reads lots ahead that a mouse only passes.
 */
export function useCountView({ id_auction: id, view }: Pick<Lot, "id_auction" | "view">): void {
  useEffect(() => {
    if (view !== "public") return;
    return whenCalm(() => {
      // Nobody here misses a view that was not counted.
      reply(api.POST("/auction/lot/{id}/view", { params: { path: { id } } })).catch(() => null);
    }, MOST_WAIT_MS);
  }, [id, view]);
}
