/** A lot's page, history, journal and conditions, which must agree with its card. */
import { createHash } from "node:crypto";
import type { components } from "../../generated/api.d.ts";
import { checkJournal, type WireJournalRow } from "../../src/journal-check.ts";
import { Unmet } from "../adapters/adapter.ts";
import { Broken, mustBeSame, mustHave } from "../base/broken.ts";
import type { Check, World } from "../base/check.ts";
import { diffText } from "../base/diff.ts";
import { list, read, settled, type Card, type PublicLot } from "./lots.ts";

type Wire = components["schemas"];
type Draft = Omit<Check, "group" | "level">;

const MOST_LOTS = 5;
const MOST_PAGES = 20;

/** Returns a few lots, those with most bids first. */
async function someCards(world: World, filter: object = {}): Promise<readonly Card[]> {
  const { items } = await list(world, { filter, sort: "bids", limit: MOST_LOTS });
  if (items.length === 0) throw new Unmet("needs lots: the server's list is empty");
  return items;
}

const lotOf = (world: World, id: number) => read<PublicLot>(world, "getLot", { path: { id } });

/** Values that card and page share. Bids may come in between, so `seq` tells whether both show one state. */
const shared = ({ id_auction, number, kind, title, vat, place, live }: Card | PublicLot) => {
  const { epoch: _, ...values } = live;
  return { id_auction, number, kind, title, vat, place, live: values };
};

const cards: Draft = {
  name: "a lot's page shows the values of its card",
  about: "getLot",
  async play(world) {
    for (const { id_auction: id } of await someCards(world)) {
      await settled(async () => {
        const [card] = (await list(world, { filter: { ids: [id] } })).items;
        if (!card) throw new Broken(`Lot ${id} is not in a list by its number`);
        return diffText(shared(await lotOf(world, id)), shared(card), `Lot ${id}`);
      });
    }
  },
};

const titles: Draft = {
  name: "a vehicle's title names its make first",
  about: "getLot",
  async play(world) {
    for (const { id_auction: id } of await someCards(world, { kind: ["vehicle"] })) {
      const { title, vehicle } = await lotOf(world, id);
      const name = `${vehicle?.mark.label} `;
      mustBeSame(title.startsWith(name), true, `The title "${title}" begins with ${name}`);
    }
  },
};

const nextBids: Draft = {
  name: "the next bid is a step above the price, or the start price",
  about: "getLot",
  async play(world) {
    for (const { id_auction: id } of await someCards(world)) {
      const { live } = await lotOf(world, id);
      if (live.next_min === null) continue;
      const expected = live.price === null ? live.start_price : live.price + live.step;
      const price = `${live.price ?? "no bid"}`;
      mustHave(live, { next_min: expected }, `Lot ${id} at ${price}`);
    }
  },
};

type Row = Wire["HistoryRow"];
const isBid = ({ kind }: Row) => kind === "bid" || kind === "automatic_bid";

async function historyOf(world: World, id: number): Promise<readonly Row[]> {
  const rows: Row[] = [];
  let after: string | null = null;
  for (let page = 0; page < MOST_PAGES; page++) {
    const query: Record<string, string | number> = { limit: 50, ...(after !== null && { after }) };
    const data: { items: Row[]; next: string | null } = await read(world, "getHistory", {
      path: { id },
      query,
    });
    rows.push(...data.items);
    if ((after = data.next) === null) break;
  }
  return rows;
}

const histories: Draft = {
  name: "a lot's history is newest first, and its newest bid is the price",
  about: "getHistory",
  async play(world) {
    for (const { id_auction: id } of await someCards(world)) {
      await settled(async () => {
        const { live } = await lotOf(world, id);
        const rows = await historyOf(world, id);
        const falling = rows.every(({ seq }, i) => i === 0 || seq < rows[i - 1]!.seq);
        const newest = rows.find(isBid)?.amount ?? null;
        return diffText(
          { newest_first: falling, newest_amount: newest },
          { newest_first: true, newest_amount: live.price },
          `History of lot ${id}`,
        );
      });
    }
  },
};

const bidCounts: Draft = {
  name: "a lot's history holds as many bids as the lot counts",
  about: "getHistory",
  async play(world) {
    for (const { id_auction: id } of await someCards(world)) {
      await settled(async () => {
        const { live } = await lotOf(world, id);
        return diffText((await historyOf(world, id)).filter(isBid).length, live.bids, `Bids on lot ${id}`);
      });
    }
  },
};

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

const journals: Draft = {
  name: "a lot's journal proves itself, row by row",
  about: "getJournal",
  async play(world) {
    for (const { id_auction: id } of (await someCards(world)).slice(0, 2)) {
      const items: WireJournalRow[] = [];
      let after: number | null = null;
      for (let page = 0; page < MOST_PAGES; page++) {
        const query: Record<string, number> = { limit: 200, ...(after !== null && { after }) };
        const data: { items: WireJournalRow[]; next: number | null } = await read(world, "getJournal", {
          path: { id },
          query,
        });
        items.push(...data.items);
        if ((after = data.next) === null) break;
      }
      const proof = await checkJournal(id, items, sha256);
      if (!proof.ok)
        throw new Broken(`Journal of lot ${id}: ${proof.reason} at row ${proof.seq ?? "(sealed)"}`);
    }
  },
};

const conditions: Draft = {
  name: "a lot's conditions carry the rates of the configuration",
  about: "getConditions",
  async play(world) {
    const config = await read<Wire["Config"]>(world, "getConfig");
    for (const { id_auction, kind, vat, live } of await someCards(world)) {
      const shown = await read<Wire["Conditions"]>(world, "getConditions", { body: { id_auction } });
      const min = kind === "vehicle" ? config.deposit.min_vehicle : config.deposit.min_apartment;
      const window_s =
        kind === "vehicle" ? config.closing.window_vehicle_s : config.closing.window_apartment_s;
      const expected = {
        id_auction,
        fee: live.lane?.fee ?? config.fee,
        vat: { mode: vat, rate: config.vat.rate },
        deposit: { rate: config.deposit.rate, min },
        window_s,
        version: config.version,
      };
      mustHave(shown, expected, `Conditions of lot ${id_auction}`);
    }
  },
};

const similar: Draft = {
  name: "similar lots are of the same kind, and never the lot itself",
  about: "listSimilarLots",
  async play(world) {
    for (const { id_auction: id, kind } of await someCards(world)) {
      const found = await read<readonly Card[]>(world, "listSimilarLots", { path: { id } });
      const wrong = found.filter((card) => card.id_auction === id || card.kind !== kind);
      mustBeSame(
        wrong.map(({ id_auction }) => id_auction),
        [],
        `Lots like ${id} that are not`,
      );
    }
  },
};

export const lotReads: readonly Draft[] = [
  cards,
  titles,
  nextBids,
  histories,
  bidCounts,
  journals,
  conditions,
  similar,
];
