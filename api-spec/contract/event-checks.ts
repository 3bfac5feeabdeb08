/** Checks of events: their schema, epoch, order and state beside the snapshot, and who may hear which topic. */
import { asyncapi } from "../src/document.ts";
import { schemaValidator } from "../src/validation.ts";
import { Broken, mustBeSame } from "./base/broken.ts";
import { onGround, type Case } from "./base/case.ts";
import type { Check, World } from "./base/check.ts";
import { diffText } from "./base/diff.ts";
import { Refused, type EventLink, type Person } from "./base/connect.ts";
import { byOperator, opened, theQueue } from "./base/lane-setting.ts";
import { newKey, type Answered } from "./base/target.ts";
import { bidsOn } from "./values/bid-values.ts";
import { bidder, dataOf, lot, newPerson, START_PRICE, STEP } from "./values/ground.ts";

type Data = Answered["body"];

/** An event that comes later than this is late, ms. */
const LATE_MS = 3_000;

const check = (name: string, play: Check["play"]): Check => ({ group: "events", name, about: null, play });

/** Acts on a link of one person, and ends it. */
async function linked<Result>(
  world: World,
  person: Person | null,
  act: (link: EventLink) => Promise<Result>,
): Promise<Result> {
  const link = await world.connect(person);
  try {
    return await act(link);
  } finally {
    link.close();
  }
}

/** Events of one topic; each is valid by the AsyncAPI document, or the next `until` throws. */
class Subscription {
  readonly events: Data[] = [];
  readonly #topic: string;
  #defect: string | null = null;
  #onEvent: () => void = () => undefined;

  private constructor(topic: string) {
    this.#topic = topic;
  }

  static async to(link: EventLink, topic: string): Promise<Subscription> {
    const subscription = new Subscription(topic);
    const channel = Object.values(asyncapi().channels).find(({ address }) =>
      new RegExp(`^${address.replaceAll(".", "\\.").replace(/\{\w+\}/, "\\d+")}$`).test(topic),
    );
    const [message] = Object.values(channel?.messages ?? {});
    const schema = String(message?.payload["$ref"]).split("/").at(-1)!;
    const defectOf = schemaValidator(schema);
    await link.subscribe(topic, (payload) => {
      const defect = defectOf(payload);
      if (defect !== null)
        subscription.#defect ??= `${topic} published ${JSON.stringify(payload)}\nThe document says otherwise: ${defect}`;
      subscription.events.push(payload);
      subscription.#onEvent();
    });
    return subscription;
  }

  /** Waits for an event, never longer than an event may take. @throws Broken without it. */
  async until(wanted: string, isHere: (event: Data) => boolean, withinMs = LATE_MS): Promise<Data> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, withinMs);
    this.#onEvent = () => void (this.events.some(isHere) && resolve());
    this.#onEvent();
    await promise;
    clearTimeout(timer);
    if (this.#defect !== null) throw new Broken(this.#defect);
    const found = this.events.find(isHere);
    if (found === undefined)
      throw new Broken(
        `${this.#topic} must publish ${wanted} within ${withinMs / 1_000} s. It published ${this.#told()}`,
      );
    return found;
  }

  /** @throws Broken unless each event follows the one before, from `seq` on. */
  mustFollow(epoch: string, seq: number): void {
    const own = this.events.filter(({ kind }) => kind !== "position");
    const wanted = own.map((event, i) => ({ epoch, prev: i === 0 ? seq : own[i - 1].seq }));
    const met = own.map((event) => ({ epoch: event.epoch, prev: event.prev }));
    const falling = own.findIndex((event) => event.seq <= event.prev);
    const found =
      diffText(met, wanted, "Events") ?? (falling >= 0 ? `seq at ${falling} does not grow` : null);
    if (found !== null)
      throw new Broken(
        `Events of ${this.#topic} come once each, in order and without gaps: ${this.#told()}\n${found}`,
      );
  }

  #told(): string {
    return this.events.map(({ prev, seq }) => `${prev} to ${seq}`).join(", ") || "nothing";
  }
}

interface Followed {
  /** Epoch, seq and state that the calls read. */
  readonly snapshot: () => Promise<{ epoch: string; seq: number; state: Data }>;
  readonly stateOf: (event: Data) => Data;
  readonly act: () => Promise<unknown>;
}

/** Follows a topic while something happens. The last event says what the snapshot says. */
async function follow(
  link: EventLink,
  topic: string,
  { snapshot, stateOf, act }: Followed,
): Promise<Subscription> {
  const before = await snapshot();
  const subscription = await Subscription.to(link, topic);
  await act();
  const after = await snapshot();
  mustBeSame(after.epoch, before.epoch, "epoch");
  const last = await subscription.until(`seq ${after.seq}`, ({ seq }) => seq >= after.seq);
  subscription.mustFollow(before.epoch, before.seq);
  mustBeSame(stateOf(last), after.state, `The last event of ${topic}, beside the snapshot`);
  return subscription;
}

const untimed = ({ time_now: _now, time_left: _left, ...live }: Data): Data => live;

const lotSnapshot = (world: World, id: number) => async () => {
  const { live } = await dataOf(world, "getLot", { path: { id } });
  return { epoch: live.epoch, seq: live.seq, state: untimed(live) };
};

const lots: readonly Check[] = [
  check("auction.lot.{id} tells each bid once, in order, and ends at the state of the lot", async (world) => {
    const id = await lot(world);
    await linked(world, null, async (link) => {
      const subscription = await follow(link, `auction.lot.${id}`, {
        snapshot: lotSnapshot(world, id),
        stateOf: ({ state }) => untimed(state),
        act: () => bidsOn(world, id, 3),
      });
      const { items } = await dataOf(world, "getHistory", { path: { id } });
      const told = subscription.events.flatMap(({ rows }) => rows).toReversed();
      mustBeSame(told, items.slice(0, told.length), "Rows of the events, beside the history");
    });
  }),
  check("after a lost link, the next event of a lot follows its snapshot", async (world) => {
    const id = await lot(world);
    await linked(world, null, (link) => Subscription.to(link, `auction.lot.${id}`));
    await bidsOn(world, id, 1);
    await linked(world, null, (link) =>
      follow(link, `auction.lot.${id}`, {
        snapshot: lotSnapshot(world, id),
        stateOf: ({ state }) => untimed(state),
        act: () => bidsOn(world, id, 2),
      }),
    );
  }),
  check("auction.lots hints at a bid", async (world) => {
    const id = await lot(world);
    await linked(world, null, async (link) => {
      const subscription = await Subscription.to(link, "auction.lots");
      await bidsOn(world, id, 1);
      const { seq } = (await dataOf(world, "getLot", { path: { id } })).live;
      const isHint = (one: Data) => one.id_auction === id && one.state.seq >= seq;
      await subscription.until(`a hint at lot ${id}`, ({ items }) => items.some(isHint));
    });
  }),
  check(
    "heartbeat.pub comes every two seconds, in the epoch of the lots, and names a lot that moved",
    async (world) => {
      const id = await lot(world);
      await linked(world, null, async (link) => {
        const subscription = await Subscription.to(link, "heartbeat.pub");
        await bidsOn(world, id, 1);
        const { live } = await dataOf(world, "getLot", { path: { id } });
        const beat = await subscription.until(
          `lot ${id} at ${live.seq}`,
          ({ moved }) => moved.lots[id] >= live.seq,
          2 * LATE_MS,
        );
        mustBeSame(beat.epoch, live.epoch, "epoch of the heartbeat");
      });
    },
  ),
];

const people: readonly Check[] = [
  check("user.{uid} tells a lead and its loss once each, and ends at the balance", async (world) => {
    const own = await newPerson(world);
    const { access_token: token } = own;
    const id = await lot(world);
    await linked(world, own, (link) =>
      follow(link, `user.${own.id_user}`, {
        async snapshot() {
          const { epoch, seq } = await dataOf(world, "getMe", { token });
          const { balance_summ, balance_reserv, available } = await dataOf(world, "getBalance", { token });
          return { epoch, seq, state: { balance_summ, balance_reserv, available } };
        },
        stateOf: ({ balance }) => balance,
        async act() {
          await dataOf(world, "makebid", { token, body: { id_auction: id, price: START_PRICE } });
          const rival = await bidder(world);
          await dataOf(world, "makebid", {
            token: rival,
            body: { id_auction: id, price: START_PRICE + STEP },
          });
        },
      }),
    );
  }),
];

/** A lane with its operator at the desk. */
const desk: Case = {
  id: "sayToRoom",
  says: "",
  status: 200,
  after: opened(),
  call: byOperator((before) => ({ ...theQueue(before), text: "Good evening" })),
};

const deskState = ({ state, paused, position, message }: Data): Data => ({
  state,
  paused,
  position,
  message,
});

const lanes: readonly Check[] = [
  check("live.queue.{id} tells each act at the desk once, as the lane's log does", (world) =>
    onGround(world, desk, (given) =>
      linked(world, null, async (link) => {
        const { id_queue: id } = given.body as { id_queue: number };
        const path = { id };
        const { seq: from } = await dataOf(world, "getQueue", { path });
        const subscription = await follow(link, `live.queue.${id}`, {
          async snapshot() {
            const lane = await dataOf(world, "getQueue", { path });
            return { epoch: lane.epoch, seq: lane.seq, state: deskState(lane) };
          },
          stateOf: ({ state }) => deskState(state),
          async act() {
            for (const text of ["Good evening", "Two lots before the break"])
              await dataOf(world, "sayToRoom", { ...given, key: newKey(), body: { id_queue: id, text } });
            await dataOf(world, "pauseLane", {
              ...given,
              key: newKey(),
              body: { id_queue: id, reason: "Sound" },
            });
          },
        });
        const log = await dataOf(world, "getLaneLog", { path, query: { after: from } });
        mustBeSame(log.items, subscription.events, `The log of lane ${id}, beside its events`);
      }),
    ),
  ),
  check("live.ctrl.{id} tells the operator of the counts at the desk", (world) =>
    onGround(world, desk, async (given) => {
      const { id_queue: id } = given.body as { id_queue: number };
      const { id_user } = await dataOf(world, "getMe", { token: given.token! });
      await linked(world, { id_user, access_token: given.token! }, async (link) => {
        const subscription = await Subscription.to(link, `live.ctrl.${id}`);
        await dataOf(world, "sayToRoom", { ...given, key: newKey() });
        await subscription.until("the state of the desk", (event) => event.id_queue === id);
      });
    }),
  ),
  check("staff.queues tells the staff of a new call-back", async (world) => {
    const clerk = await newPerson(world, { as: "backoffice" });
    const client = await newPerson(world);
    await linked(world, clerk, async (link) => {
      const subscription = await Subscription.to(link, "staff.queues");
      await dataOf(world, "requestInvoice", { token: client.access_token, body: { amount: 1_000 } });
      await subscription.until("payments", ({ queues }) => queues.includes("payments"));
    });
  }),
];

/** Who may subscribe to a topic, as the AsyncAPI document says. user.1 is another person. */
const ACCESS: readonly (readonly [topic: string, visitor: boolean, person: boolean, staff: boolean])[] = [
  ["heartbeat.pub", true, true, true],
  ["auction.lots", true, true, true],
  ["auction.lot.1", true, true, true],
  ["live.queue.1", true, true, true],
  ["user.1", false, false, false],
  ["live.ctrl.1", false, false, true],
  ["staff.queues", false, false, true],
];

async function isHeard(link: EventLink, topic: string, match?: "prefix" | "wildcard"): Promise<boolean> {
  try {
    await link.subscribe(topic, () => undefined, match);
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}

const access: readonly Check[] = (["a visitor", "a person", "staff"] as const).flatMap((who, at) => {
  const whoOf = async (world: World) =>
    who === "a visitor" ? null : newPerson(world, who === "staff" ? { as: "backoffice" } : {});
  return [
    check(`${who} hears the topics that the document opens to them, and no others`, async (world) =>
      linked(world, await whoOf(world), async (link) => {
        for (const [topic, ...open] of ACCESS)
          mustBeSame(await isHeard(link, topic), open[at], `${who} may hear ${topic}`);
      }),
    ),
    check(`${who} hears no topics by a pattern`, async (world) =>
      linked(world, await whoOf(world), async (link) => {
        for (const [pattern, match] of [
          ["user", "prefix"],
          ["us", "prefix"],
          ["user.", "wildcard"],
        ] as const)
          mustBeSame(await isHeard(link, pattern, match), false, `${who} may hear ${pattern} by ${match}`);
      }),
    ),
  ];
});

export const eventChecks: readonly Check[] = [...lots, ...people, ...lanes, ...access];
