import { dictionariesOf } from "../../db/dictionaries.ts";
import { lotViewOf, mayReadLot } from "../../domain/lot-view.ts";
import { ok, refuse, type Handler } from "../../http/handler.ts";
import { presentOwnLot, presentPublicLot, presentStaffLot } from "./lot-presenter.ts";
import { findLot, findName } from "./repository-lot.ts";

/** GET /auction/lot/{id}: one of three closed views, chosen by who asks alone. */
export const getLot: Handler<"getLot"> = async ({ params, user }, { store, clock }) => {
  const userId = user?.id ?? null;
  const row = await findLot(store, params.id, userId);
  if (!row || !mayReadLot(row, user)) return refuse("NOT_FOUND");
  const to = { dictionaries: await dictionariesOf(store), epoch: store.epoch, now: clock.now(), userId };
  switch (lotViewOf(row, user)) {
    case "owner":
      return ok(presentOwnLot(row, to));
    case "staff":
      return ok(presentStaffLot(row, row.leaderId === null ? null : await findName(store, row.leaderId), to));
    case "public":
      return ok(presentPublicLot(row, to));
  }
};
