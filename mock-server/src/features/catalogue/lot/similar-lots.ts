/** Lists similar lots. */
import { dictionariesOf } from "../../../tables/lots/dictionaries.ts";
import { mayReadLot } from "../../../domain/bidding/lot-view.ts";
import { ok, refuse, type Handler } from "../../../http/handler.ts";
import { presentCard } from "../presenter.ts";
import { findLot } from "./repository-lot.ts";
import { nextBestLots, similarLots } from "./repository-similar.ts";

/** GET /auction/lot/{id}/similar: other lots for a reader of this one, most similar first, or the next best. */
export const listSimilarLots: Handler<"listSimilarLots"> = async (
  { params, query, user },
  { store, clock },
) => {
  const userId = user?.id ?? null;
  const lot = await findLot(store, params.id, userId);
  if (!lot || !mayReadLot(lot, user)) return refuse("NOT_FOUND");
  const now = clock.now();
  const { rows, mine } = await store.readInWorker(query.next_best ? nextBestLots : similarLots, {
    id: lot.id,
    at: now,
    userId,
  });
  const to = { dictionaries: await dictionariesOf(store), epoch: store.epoch, now, userId };
  return ok(rows.map((row) => presentCard(row, mine?.get(row.id), to)));
};
