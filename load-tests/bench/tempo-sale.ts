/** A lane with the room for `tempo.ts`: its people, and the commands of its one auctioneer. */
import type { components } from "@marsa/api-spec/generated/api.d.ts";

type Schemas = components["schemas"];

const START_AED = 20_000;
const STEP_AED = 500;
const PADDLES = 12;
const LINES = ["A", "B", "C", "D"] as const;
const ON_THE_NET = 40;
/** Seconds of a fast hall. */
const TIMERS = { between_s: 1, waiting_s: 30, lowered_s: 20, running_s: 15, final_s: 6, card_s: 5 };
/** The lane starts so long after it is made, s. */
const STARTS_IN_S = 60;
/** Most seconds of one step of the clock: after ten without a sign of life the lane pauses. */
const MOST_STEP_S = 5;

export interface Sale {
  readonly id: number;
  readonly lots: readonly number[];
  /** The auction clock, ms since 1970. */
  clock(): Promise<number>;
  /** Moves the clock, with signs of life of the desk. */
  pass(seconds: number): Promise<void>;
  /** Seq of the lane. */
  seq(): Promise<number>;
  open(): Promise<void>;
  /** Waits until bids count on a lot. */
  untilOpen(lot: number): Promise<void>;
  /** Waits until a lot's turn is over. */
  untilOver(lot: number): Promise<void>;
  /** Bids the ask: from the room, on a phone or on the net, in turns. Whether it was accepted. */
  bid(lot: number, turn: number): Promise<boolean>;
  /** Bids one ask from the room and the net at once; returns how many were accepted. */
  race(lot: number, turn: number): Promise<number>;
  finalCall(lot: number): Promise<boolean>;
}

/** Makes a lane of new lots with its paddles and phones on a server with controls, whose clock stands from then on. */
export async function aSale(url: string, count: number): Promise<Sale> {
  const calls = callsTo(url);
  return saleOn(calls, await makeLane(calls, count));
}

type Calls = ReturnType<typeof callsTo>;

function callsTo(url: string) {
  let keys = 0;
  /** @throws for a fault of the server */
  async function call<Data>(path: string, body?: object, token?: string): Promise<[number, Data]> {
    const headers = {
      "content-type": "application/json",
      "idempotency-key": `tempo-${Date.now().toString(16)}-${(keys += 1)}`,
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const how = body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers };
    const answer = await fetch(url + path, how);
    const text = await answer.text();
    if (answer.status >= 500) throw new Error(`${path}: ${answer.status} ${text}`);
    return [answer.status, (JSON.parse(text) as { data: Data }).data];
  }
  /** @throws for any other status than 200 */
  async function must<Data>(path: string, body?: object, token?: string): Promise<Data> {
    const [status, data] = await call<Data>(path, body, token);
    if (status !== 200) throw new Error(`${path}: ${status}`);
    return data;
  }
  return {
    call,
    must,
    clock: async () => Date.parse((await must<Schemas["ClockState"]>("/_mock/clock")).now),
    people: (as: Schemas["PersonKind"], many: number) =>
      must<Schemas["Token"][]>("/_mock/tokens", {
        count: many,
        as,
        ...(as === "buyer" && { deposit: 50_000_000 }),
      }),
  };
}

interface Lane {
  readonly id: number;
  readonly lots: readonly number[];
  /** Token of the auctioneer. */
  readonly desk: string;
  /** Tokens of the bidders on the net. */
  readonly net: readonly string[];
}

async function makeLane({ must, people, clock }: Calls, count: number): Promise<Lane> {
  await must("/_mock/clock", { freeze: true });
  const [staff] = await people("backoffice", 1);
  const [auctioneer] = await people("auctioneer", 1);
  const net = await people("buyer", ON_THE_NET);
  const holders = await people("buyer", PADDLES);
  const byStaff = <Data>(path: string, body: object) => must<Data>(path, body, staff!.access_token);
  const { ids: lots } = await must<{ ids: number[] }>("/_mock/lots", {
    count,
    seconds: 86_400,
    start_price: START_AED,
    step: STEP_AED,
    min_price: null,
    buy_now: null,
  });
  const queues = "/api/backoffice/queues";
  const { id_queue: id } = await byStaff<Schemas["Queue"]>(`${queues}/create`, {
    name: "Lane of the tempo",
    place: "Hall 2",
    start: new Date((await clock()) + STARTS_IN_S * 1_000).toISOString(),
    timers: TIMERS,
    room: true,
  });
  // oxlint-disable no-await-in-loop -- numbers and lines are given one after the other
  for (const [place, { id_user }] of holders.entries())
    await byStaff("/api/live/room/paddles", { id_queue: id, id_user, number: place + 1 });
  await byStaff(`${queues}/lots`, { id_queue: id, version: 1, lots });
  await byStaff(`${queues}/operators`, { id_queue: id, version: 2, operators: [auctioneer!.id_user] });
  await byStaff(`${queues}/publish`, { id_queue: id, version: 3 });
  const desk = auctioneer!.access_token;
  for (const [place, line] of LINES.entries())
    await must("/api/live/room/line", { id_queue: id, line, number: place + 1 }, desk);
  // oxlint-enable no-await-in-loop
  return { id, lots, desk, net: net.map(({ access_token }) => access_token) };
}

const askAt = (turn: number) => START_AED + turn * STEP_AED;

function saleOn({ call, must, clock }: Calls, { id, lots, desk, net }: Lane): Sale {
  const byDesk = async (path: string, body: object) => (await call(path, body, desk))[0] === 200;
  const lane = () => must<Schemas["LaneSnapshot"]>(`/api/live/queue/${id}`);
  const pass = async (seconds: number): Promise<void> => {
    for (let left = seconds; left > 0; left -= MOST_STEP_S) {
      // oxlint-disable no-await-in-loop -- a sign of life at each step
      await byDesk("/api/live/ctrl/presence", { id_queue: id });
      await must("/_mock/clock", { advance_ms: Math.min(left, MOST_STEP_S) * 1_000 });
      // oxlint-enable no-await-in-loop
    }
  };
  const until = async (isSo: (snapshot: Schemas["LaneSnapshot"]) => boolean): Promise<void> => {
    // oxlint-disable-next-line no-await-in-loop -- second by second
    while (!isSo(await lane())) await pass(1);
  };
  // The first paddles are those on the phones.
  const byPhone = (lot: number, turn: number) => {
    const place = turn % LINES.length;
    const body = { id_auction: lot, price: askAt(turn), paddle: place + 1, line: LINES[place] };
    return byDesk("/api/live/room/bid", body);
  };
  const fromRoom = (lot: number, turn: number) => {
    const paddle = LINES.length + 1 + (turn % (PADDLES - LINES.length));
    return byDesk("/api/live/room/bid", { id_auction: lot, price: askAt(turn), paddle });
  };
  const onNet = async (lot: number, turn: number) => {
    const token = net[(lot + turn) % ON_THE_NET]!;
    return (await call("/api/auction/makebid", { id_auction: lot, price: askAt(turn) }, token))[0] === 200;
  };
  return {
    id,
    lots,
    clock,
    pass,
    seq: async () => (await lane()).seq,
    async open() {
      await byDesk("/api/live/ctrl/open", { id_queue: id });
      await pass(STARTS_IN_S);
    },
    untilOpen: (lot) => until(({ turn }) => turn?.id_auction === lot && turn.phase === "waiting_for_bid"),
    untilOver: (lot) => until(({ turn, state }) => turn?.id_auction !== lot || state === "finished"),
    bid: (lot, turn) => [fromRoom, onNet, byPhone][turn % 3]!(lot, turn),
    race: async (lot, turn) =>
      (await Promise.all([fromRoom(lot, turn), onNet(lot, turn)])).filter(Boolean).length,
    finalCall: (lot) => byDesk("/api/live/ctrl/final-call", { id_queue: id, id_auction: lot }),
  };
}
