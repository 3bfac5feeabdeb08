/** Listeners on one link. */
import type { components } from "@marsa/api-spec/generated/api.d.ts";
import { call, dataIfAny, type LotLive, type LotPublic } from "./api.ts";
import { TopicFollower, type AnyEvent, type Read } from "./topic-follower.ts";
import { Link, type Router } from "./link.ts";
import { linksBroken } from "./metrics.ts";
import { write } from "./record.ts";

type Schemas = components["schemas"];
export type LaneLive = Schemas["LaneLive"];
export type LaneSnapshot = Schemas["LaneSnapshot"];

export const lotTopic = (id: number): string => `auction.lot.${id}`;
export const laneTopic = (id: number): string => `live.queue.${id}`;

/** The public state of a lot. */
export async function readLot(id: number): Promise<Read<LotLive> | null> {
  const lot = dataIfAny(await call("GET", `/api/auction/lot/${id}`, { name: "lot" })) as LotPublic | null;
  return lot && { seq: lot.live.seq, state: lot.live };
}

export async function readLane(id: number): Promise<LaneSnapshot | null> {
  return dataIfAny(await call("GET", `/api/live/queue/${id}`, { name: "lane" })) as LaneSnapshot | null;
}

/** Returns a listener for a lot, without a link. */
export function newLotFollower(who: number, lot: number, isWitness: boolean): TopicFollower<LotLive> {
  return new TopicFollower<LotLive>({
    who,
    topic: lotTopic(lot),
    isWitness,
    read: () => readLot(lot),
    recorded: ({ price, leader }) => ({ price, leader }),
  });
}

/** Listeners by topic, on one link. */
export function openLink(
  router: Router,
  who: number,
  token: string | null,
  listeners: ReadonlyMap<string, { start(): Promise<void>; receive(event: AnyEvent, at: number): void }>,
): Link {
  return new Link(router, {
    token,
    event: (topic, payload, at) => listeners.get(topic)?.receive(payload as AnyEvent, at),
    subscribed: (topic) => void listeners.get(topic)?.start(),
    link(change) {
      write({ type: "link", who, at: Date.now(), up: change === "up" ? 1 : 0 });
      linksBroken.add(change === "broken" ? 1 : 0);
    },
  });
}

/** Opens a link that follows one lot. */
export function lotFollower(
  router: Router,
  who: number,
  lot: number,
  token: string | null,
  isWitness: boolean,
): { readonly follower: TopicFollower<LotLive>; readonly link: Link } {
  const follower = newLotFollower(who, lot, isWitness);
  const link = openLink(router, who, token, new Map([[lotTopic(lot), follower]]));
  link.subscribe(lotTopic(lot));
  return { follower, link };
}
