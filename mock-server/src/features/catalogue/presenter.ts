/** Presents the cards of lots. */
import { filsToAed } from "@marsa/api-spec/money";
import type { Dictionaries } from "../../tables/lots/dictionaries.ts";
import { lotLive, markName } from "../../tables/lots/lot-live.ts";
import { lotStateOf } from "../../tables/lots/lot-columns.ts";
import { myStatusOf } from "../../domain/lot/phase.ts";
import type { Schema } from "../../http/handler.ts";
import { cardFacts, presentPicture } from "../../http/present/present-card.ts";
import { mainPictureOf, type CardRow } from "../../tables/lots/card-row.ts";
import type { MineRow } from "./repository-mine.ts";

/** The inputs of every lot presenter besides the rows. `now` in ms; `userId` null: nobody signed in. */
export interface Presenting {
  readonly dictionaries: Dictionaries;
  readonly epoch: string;
  readonly now: number;
  readonly userId: number | null;
}

/** Presents one lot in a list. The leader is a mark, also to themselves: lists never say "you". */
export function presentCard(row: CardRow, mine: MineRow | undefined, to: Presenting): Schema<"LotCard"> {
  const picture = mainPictureOf(row);
  return {
    id_auction: row.id,
    number: row.number,
    kind: row.kind,
    title: row.title,
    facts: cardFacts(row, to.dictionaries),
    picture: picture && presentPicture(picture),
    place: presentPlace(row, to.dictionaries),
    live: lotLive(lotStateOf(row), row.leaderMark, to.epoch, to.now),
    mine: presentMine(row, mine, to.userId),
    in_lane: row.inLane === 1,
    area: row.area,
    vat: row.vat,
  };
}

export function presentPlace(row: CardRow, dictionaries: Dictionaries): Schema<"Place"> {
  return {
    emirate: dictionaries.term("emirates", row.emirate),
    city: dictionaries.term("cities", row.city),
    community: row.community === null ? null : dictionaries.term("communities", row.community),
    location: row.location,
    lat: row.lat,
    lon: row.lon,
    inspection: row.inspection === "" ? null : row.inspection,
  };
}

/** Presents the reader's own data on a lot: mark, maximum, hold and note, never another person's. */
export function presentMine(
  lot: Pick<CardRow, "status" | "leaderId">,
  mine: MineRow | undefined,
  userId: number | null,
): Schema<"Mine"> | null {
  if (userId === null) return null;
  const mark = mine?.mark ?? null;
  return {
    mark: mark === null ? null : markName(mark),
    max: mine?.max ?? null,
    status: myStatusOf(lot, userId, mark !== null),
    hold: filsToAed(mine?.holdFils ?? 0),
    note: mine?.note ?? null,
    favorite: mine?.favorite === 1,
  };
}
