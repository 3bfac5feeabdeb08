/** Makes a live lane for a journey: new lots, published by the staff, with an auctioneer of its own. */
import type { components } from "@marsa/api-spec/generated/api.d.ts";
import { type APIRequestContext, expect } from "@playwright/test";
import { serverNow } from "../market.ts";

type Schemas = components["schemas"];

export interface FreshLane {
  readonly id: number;
  /** In the order of the run. */
  readonly lots: readonly number[];
  readonly auctioneer: string;
  /** A second operator, who may take the desk over. */
  readonly second: string;
  /** A person of the back office. */
  readonly staff: string;
}

interface LaneOptions {
  /** Its lots; prices in AED. */
  readonly lots: Partial<Schemas["NewLots"]> & { readonly count: number };
  /** Seconds until its advertised start. */
  readonly seconds: number;
  /** Seconds of its phases; the usual ones by default. */
  readonly timers?: Partial<Schemas["Timers"]>;
  /** Paddles of new clients; left out: a lane without the room. */
  readonly paddles?: readonly number[];
  /** In a lane with the room. */
  readonly hammer?: Schemas["Hammer"];
}

const TIMERS: Schemas["Timers"] = {
  between_s: 3,
  waiting_s: 120,
  lowered_s: 20,
  running_s: 15,
  final_s: 10,
  card_s: 10,
};

/** Publishes a lane of new lots that starts in so many seconds. */
export async function freshLane(request: APIRequestContext, options: LaneOptions): Promise<FreshLane> {
  const ask = async <Data>(path: string, data: object, token?: string): Promise<Data> => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const answer = await request.post(path, { data, headers });
    expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200);
    return ((await answer.json()) as { data: Data }).data;
  };
  const person = async (as: Schemas["PersonKind"]) =>
    (await ask<[Schemas["Token"]]>("/_mock/tokens", { count: 1, as }))[0];
  const staff = await person("backoffice");
  const [auctioneer, second] = [await person("auctioneer"), await person("auctioneer")];
  const { ids } = await ask<{ ids: number[] }>("/_mock/lots", { seconds: 86_400, ...options.lots });
  const startIn = async (seconds: number) =>
    new Date((await serverNow(request)) + seconds * 1_000).toISOString();
  const { id_queue } = await ask<Schemas["Queue"]>(
    "/api/backoffice/queues/create",
    {
      name: "Lane of the journey",
      place: "Hall 2",
      start: await startIn(3_600),
      timers: { ...TIMERS, ...options.timers },
      room: options.paddles !== undefined,
      hammer: options.hammer ?? "clock",
    },
    staff.access_token,
  );
  for (const number of options.paddles ?? []) {
    const { id_user } = await person("buyer");
    await ask("/api/live/room/paddles", { id_queue, id_user, number }, staff.access_token);
  }
  const change = (what: string, version: number, body: object) =>
    ask(`/api/backoffice/queues/${what}`, { id_queue, version, ...body }, staff.access_token);
  await change("lots", 1, { lots: ids });
  await change("operators", 2, { operators: [auctioneer.id_user, second.id_user] });
  // Published last: on a slow machine the start may pass before that, and is then set again.
  let version = 3;
  let { seconds } = options;
  await expect(async () => {
    await change("update", version, { start: await startIn(seconds) });
    version += 1;
    seconds += 5;
    await change("publish", version, {});
  }).toPass();
  return {
    id: id_queue,
    lots: ids,
    auctioneer: auctioneer.access_token,
    second: second.access_token,
    staff: staff.access_token,
  };
}

/** GET /live/queue/{id}: the state that every screen must show. */
export async function laneNow(request: APIRequestContext, id: number): Promise<Schemas["LaneSnapshot"]> {
  const answer = await request.get(`/api/live/queue/${id}`);
  return ((await answer.json()) as { data: Schemas["LaneSnapshot"] }).data;
}
