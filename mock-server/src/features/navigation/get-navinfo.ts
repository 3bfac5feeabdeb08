/** Counts the open work for the menu. */
import { isBackOffice } from "@marsa/api-spec/roles";
import { ok, type Handler } from "../../http/handler.ts";
import { countForMenu, countForStaff } from "./repository.ts";

/** GET /navinfo: the count beside each menu entry, and of unread notices. */
export const getNavinfo: Handler<"getNavinfo"> = async ({ user }, { store, clock }) => {
  const { favorites, outbid, toAnswer, toDecide, lanesRunning, unread } = await countForMenu(
    store,
    user?.id ?? null,
    clock.now(),
  );
  const data = {
    favorites,
    buying: outbid + toAnswer,
    selling: toDecide,
    lanes_running: lanesRunning,
    unread,
  };
  if (!user || !isBackOffice(user)) return ok(data);
  const { clientsNew, moderation, payments, desk } = await countForStaff(store, user.id, clock.now());
  return ok({ ...data, clients_new: clientsNew, moderation, payments, desk });
};
