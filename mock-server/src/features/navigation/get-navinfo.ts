/** Counts the open work for the menu. */
import { isBackOffice } from "@marsa/api-spec/roles";
import { ok, type Handler } from "../../http/handler.ts";
import { countOwn, MY_LOTS, SALE_LOTS } from "../catalogue/public.ts";
import { countWaiting } from "../questions/public.ts";
import { countForMenu, countForStaff } from "./repository.ts";

/** GET /navinfo: the count beside each menu entry, and of unread notices. */
export const getNavinfo: Handler<"getNavinfo"> = async ({ user }, { store, clock }) => {
  const { favorites, lanesRunning, unread } = await countForMenu(store, user?.id ?? null);
  // A badge counts the rows of the list that it leads to.
  const my = user ? await countOwn(store, MY_LOTS, user.id) : {};
  const sale = user ? await countOwn(store, SALE_LOTS, user.id) : {};
  const data = {
    favorites,
    buying: (my["outbid"] ?? 0) + (my["to_answer"] ?? 0),
    outbid: my["outbid"] ?? 0,
    selling: sale["summarizing"] ?? 0,
    lanes_running: lanesRunning,
    ...(user?.roles.includes("seller") && {
      questions: await store.read((db) => countWaiting(db, user.id)),
    }),
    unread,
  };
  if (!user || !isBackOffice(user)) return ok(data);
  const { clientsNew, moderation, payments, desk } = await countForStaff(store, user.id, clock.now());
  return ok({ ...data, clients_new: clientsNew, moderation, payments, desk });
};
