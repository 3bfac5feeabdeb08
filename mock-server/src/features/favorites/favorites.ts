/** Adds lots to the watchlist and removes them. */
import { ok, refuse, type Handler } from "../../http/handler.ts";
import { isReadable, unwatch, watch } from "./repository.ts";

/** POST /auction/fav/add/{id}. A repeat changes nothing. */
export const addFavorite: Handler<"addFavorite"> = async ({ params, user }, { store, clock }) => {
  const favorite = { reader: user, lotId: params.id };
  if (!(await isReadable(store, favorite))) return refuse("NOT_FOUND");
  const watching = await watch(store, favorite, clock.now());
  return ok({ id_auction: params.id, favorite: true, watching });
};

/** POST /auction/fav/remove/{id}. A repeat changes nothing. */
export const removeFavorite: Handler<"removeFavorite"> = async ({ params, user }, { store }) => {
  const favorite = { reader: user, lotId: params.id };
  if (!(await isReadable(store, favorite))) return refuse("NOT_FOUND");
  const watching = await unwatch(store, favorite);
  return ok({ id_auction: params.id, favorite: false, watching });
};
