/** Browsing visitors: lists in every order, counts of a filter, lot pages, pictures. */
import type { components } from "@marsa/api-spec/generated/api.d.ts";
import { facets, lists, type ListCall } from "./list-calls.ts";
import { call, dataIfAny, picture } from "./api.ts";
import {
  countNothing,
  facetLatency,
  listLatency,
  lotLatency,
  pictureLatency,
  sawItThrough,
  unexpectedReplies,
} from "./metrics.ts";
import type { Room } from "./plan.ts";
import { write } from "./record.ts";
import { sleep, think } from "./sleep.ts";
import type { RequestLine } from "../../record/lines.ts";

type Schemas = components["schemas"];
type Kind = "list" | "facet" | "lot" | "picture";

const latency = { list: listLatency, facet: facetLatency, lot: lotLatency, picture: pictureLatency };
/** Number of pictures on the screen before scrolling. */
const ON_SCREEN = 6;
/** One of so many lots of a list is opened. */
const OPENED = 2;
const MOST_AT_ONCE = 100;

export async function visitor(room: Room): Promise<void> {
  countNothing();
  await sleep(Math.random() * room.plan.arriveS * 1_000);
  const diary = new Diary();
  while (Date.now() < room.endsAt) {
    const cards = await lookAtList(diary);
    await think(room.plan.browse?.thinkMs ?? 0);
    await ask(diary, "facet", oneOf(facets));
    for (const card of cards.slice(0, OPENED)) {
      await think(room.plan.browse?.thinkMs ?? 0);
      await openLot(diary, card.id_auction);
    }
  }
  diary.flush();
  sawItThrough.add(1);
}

async function lookAtList(diary: Diary): Promise<readonly Schemas["LotCard"][]> {
  const list = (await ask(diary, "list", oneOf(lists))) as { items: Schemas["LotCard"][] } | null;
  const cards = list?.items ?? [];
  const pictures = cards.slice(0, ON_SCREEN).flatMap((card) => card.picture?.small ?? []);
  await Promise.all(pictures.map((path) => lookAt(diary, path)));
  return cards;
}

/** Loads a lot like its page: the lot, its history, the conditions of a bid, and two large pictures. */
async function openLot(diary: Diary, id: number): Promise<void> {
  const began = Date.now();
  const name = "lot";
  const [answer, ...others] = await Promise.all([
    call("GET", `/api/auction/lot/${id}`, { name }),
    call("GET", `/api/auction/history/${id}?limit=50`, { name: "history" }),
    call("POST", "/api/auction/conditions", { body: { id_auction: id }, name: "conditions" }),
  ]);
  const worst = [answer, ...others].find(({ status }) => status !== 200) ?? answer;
  diary.add("lot", began, worst.status);
  const lot = dataIfAny(answer) as Schemas["LotPublic"] | null;
  const pictures = lot?.pictures.slice(0, 2).map(({ medium }) => medium) ?? [];
  await Promise.all(pictures.map((path) => lookAt(diary, path)));
}

async function ask(diary: Diary, kind: Kind, { path, body }: ListCall): Promise<unknown> {
  const began = Date.now();
  const answer = await call("POST", path, { body, name: kind });
  diary.add(kind, began, answer.status);
  return dataIfAny(answer);
}

async function lookAt(diary: Diary, path: string): Promise<void> {
  const began = Date.now();
  const { status } = await picture(path);
  diary.add("picture", began, status);
}

function oneOf(asks: readonly ListCall[]): ListCall {
  return asks[Math.floor(Math.random() * asks.length)]!;
}

/** Counts a request of a visitor and its time. */
class Diary {
  #entries: RequestLine["entries"][number][] = [];

  add(kind: Kind, began: number, status: number): void {
    const ms = Date.now() - began;
    latency[kind].add(ms);
    if (status !== 200) unexpectedReplies.add(1);
    this.#entries.push([began, kind, ms, status]);
    if (this.#entries.length >= MOST_AT_ONCE) this.flush();
  }

  flush(): void {
    if (this.#entries.length > 0) write({ type: "asked", entries: this.#entries });
    this.#entries = [];
  }
}
