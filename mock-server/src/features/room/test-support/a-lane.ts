/** Test helper: a lane with the room. */
import { join } from "node:path";
import { defaultTerms } from "../../../domain/lot/terms.ts";
import { car, HOUR_MS, person, SELLER, START } from "../../../sqlite/test-support/people.ts";
import { openTestApp } from "../../../test-support/app.ts";
import { verify } from "../../../verify/verify.ts";

export const [AUCTIONEER, CLERK, OUTSIDER, SECOND, ADMIN, POOR, NEW] = [60, 62, 63, 64, 65, 3, 4];
const houseStaff = { profile: null } as const;
const users = [
  person(1, 1_000_000),
  person(2, 1_000_000),
  person(POOR, 1_000),
  person(NEW, 0, { profile: null }),
  person(SELLER, 0, { roles: ["seller"] }),
  person(AUCTIONEER, 0, { ...houseStaff, roles: ["auctioneer"] }),
  person(OUTSIDER, 0, { ...houseStaff, roles: ["auctioneer"] }),
  person(CLERK, 0, { ...houseStaff, roles: ["backoffice"] }),
  person(SECOND, 0, { ...houseStaff, roles: ["backoffice"] }),
  person(ADMIN, 0, { ...houseStaff, roles: ["backoffice"], ustatus: "admin" }),
];
const lots = [1, 2].map((id) => car(id, { endsAt: START + 48 * HOUR_MS }));

let keys = 0;

/** A lane with its first lot waiting for a bid from 20,000, in steps of 500. */
export async function aLane({ room = true, hammer = "clock", reserve = null as number | null } = {}) {
  const scene = { users, lots: lots.map((lot) => ({ ...lot, reserve })) };
  const app = await openTestApp({ scene, jobs: true });
  const as = async (userId: number, path: string, body: object = {}, key = `room-key-${++keys}`) =>
    app.post(`/api${path}`, body, {
      token: await app.tokenOf(userId),
      headers: { "idempotency-key": key },
    });
  const compose = async (what: string, body: object, version: number) =>
    as(CLERK, `/backoffice/queues/${what}`, { id_queue: 1, version, ...body });
  const start = new Date(START + HOUR_MS).toISOString();
  await as(CLERK, "/backoffice/queues/create", { name: "Lane A", place: "Hall 2", start, room, hammer });
  await compose("lots", { lots: [1, 2] }, 1);
  await compose("operators", { operators: [AUCTIONEER] }, 2);
  await compose("publish", {}, 3);
  const pass = async (s: number) => {
    await as(AUCTIONEER, "/live/ctrl/presence", { id_queue: 1 });
    await app.post("/_mock/clock", { advance_ms: s * 1_000 });
  };
  const give = (userId: number, number?: number) =>
    as(CLERK, "/live/room/paddles", { id_queue: 1, id_user: userId, ...(number && { number }) });
  await pass(3_595);
  await as(AUCTIONEER, "/live/ctrl/open", { id_queue: 1 });
  await pass(5);
  return {
    ...app,
    as,
    give,
    pass,
    paddles: async (userId: number) =>
      (await app.get("/api/live/room/paddles/1", { token: await app.tokenOf(userId) })).body.data,
    put: (line: string, number: number | null) =>
      as(AUCTIONEER, "/live/room/line", { id_queue: 1, line, number }),
    fromRoom: (price: number, paddle = 214) =>
      as(AUCTIONEER, "/live/room/bid", { id_auction: 1, price, paddle }),
    bidAs: (userId: number, price: number) =>
      as(userId, "/live/room/bid", { id_auction: 1, price, paddle: 214 }),
    seat: (userId: number, to: number | null) => as(userId, "/live/room/seat", { id_queue: 1, id_user: to }),
    findings: async () => (await verify(join(app.context.env.dataDir, "marsa.db"), defaultTerms)).findings,
    takeBack: () => as(AUCTIONEER, "/live/room/take-back", { id_auction: 1, reason: "Wrong paddle" }),
    net: (userId: number, price: number, mode = "exact") =>
      as(userId, "/auction/makebid", { id_auction: 1, price, mode }),
    live: async () => (await app.get("/api/auction/lot/1")).body.data.live,
    board: async () =>
      (await app.get("/api/auction/dashboard/live/1", { token: await app.tokenOf(1) })).body.data,
    turn: async () => (await app.get("/api/live/queue/1")).body.data.turn,
    rows: async () => (await app.get("/api/auction/history/1")).body.data.items,
    held: async (userId: number) =>
      (await app.get("/api/auth/balance", { token: await app.tokenOf(userId) })).body.data.balance_reserv,
  };
}

export type Lane = Awaited<ReturnType<typeof aLane>>;
