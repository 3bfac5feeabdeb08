/** Plays the golden vectors on a server: its controls make people and lot, and move the clock. */
import type { OperationId } from "../generated/operations.ts";
import type { Ground } from "../vectors/play.ts";
import type { Answer, Bidder, Given, Seen } from "../vectors/vector.ts";
import { succeed, type World } from "./base/check.ts";
import type { PersonKind } from "./base/people.ts";
import { PASSWORD } from "./base/test-data.ts";
import type { Answered } from "./base/target.ts";

const KINDS: Readonly<Record<NonNullable<Bidder["as"]>, PersonKind>> = {
  unverified: "unverified",
  registered: "registered",
  unsigned: "unsigned",
  standby: "standby",
  locked: "locked",
  // A seller alone could not bid on any lot.
  seller_of_the_lot: "both",
};

const PRICE_CALLS: Readonly<Record<"min" | "start" | "buy_now", OperationId>> = {
  min: "changeMinPrice",
  start: "changeStartPrice",
  buy_now: "changeBuyNowPrice",
};

interface Player {
  readonly token: string;
  readonly id: number;
}

/** The clock is frozen from here on; the caller releases it. */
export async function httpGround(world: World, { lot: given, people }: Given): Promise<Ground> {
  await succeed(world, "setClock", { body: { freeze: true } });
  const now = async () => Date.parse((await succeed(world, "getClock")).body.data.now);
  const setClock = async (at: number) =>
    succeed(world, "setClock", { body: { set: new Date(at).toISOString() } });

  const players = new Map<string, Player>();
  for (const [name, { deposit, as }] of Object.entries(people)) {
    const body = { count: 1, deposit, as: as ? KINDS[as] : "buyer", password: PASSWORD };
    const [made] = (await succeed(world, "makeTokens", { body })).body.data;
    players.set(name, { token: made.access_token, id: made.id_user });
  }
  const owner = Object.keys(people).find((name) => people[name]?.as === "seller_of_the_lot");
  const seller = owner === undefined ? await aSeller(world) : players.get(owner)!;
  const body = { seconds: 3_600, ...given, count: 1, seller: seller.id };
  const id: number = (await succeed(world, "makeLots", { body })).body.data.ids[0];
  const opened = await now();

  const tokenOf = (name: string) => players.get(name)!.token;
  const facts = async (token?: string) =>
    (await succeed(world, "getLot", { path: { id }, ...(token && { token }) })).body.data;

  /** Names by the marks of the lot. */
  async function marks(): Promise<Map<string, string>> {
    const found = new Map<string, string>();
    for (const [name, { token }] of players) {
      const { mine } = await facts(token);
      if (mine?.mark) found.set(mine.mark, name);
    }
    return found;
  }

  return {
    bid: async (by, mode, price) =>
      answerOf(await world.call("makebid", { token: tokenOf(by), body: { id_auction: id, price, mode } })),
    buy: async (by, price) => {
      const token = tokenOf(by);
      const sure = await succeed(world, "confirmPassword", { token, body: { password: PASSWORD } });
      const headers = { "x-confirm": sure.body.data.confirm };
      return answerOf(await world.call("buyNow", { token, headers, body: { id_auction: id, price } }));
    },
    removeMaximum: async (by) =>
      answerOf(await world.call("removeProxy", { token: tokenOf(by), body: { id_auction: id } })),
    changePrice: async (which, price) =>
      answerOf(
        await world.call(PRICE_CALLS[which], { token: seller.token, body: { id_auction: id, price } }),
      ),
    goTo: async (left) =>
      void (await setClock(Date.parse((await facts()).live.end) - Math.round(left * 1_000))),
    wait: async (seconds) => void (await setClock((await now()) + Math.round(seconds * 1_000))),
    pause: async () =>
      void (await succeed(world, "pauseAuctions", {
        token: world.testData.people.manager,
        body: { reason: "Power cut" },
      })),
    resume: async () =>
      void (await succeed(world, "resumeAuctions", { token: world.testData.people.manager })),
    async look(): Promise<Seen> {
      const { live } = await facts();
      const named = await marks();
      const held: Record<string, number> = {};
      for (const [name, { token }] of players) held[name] = (await facts(token)).mine?.hold ?? 0;
      const { items } = (await succeed(world, "getHistory", { path: { id }, query: { limit: 200 } })).body
        .data;
      return {
        status: live.status,
        price: live.price,
        leader: live.leader === null ? null : (named.get(live.leader) ?? live.leader),
        light: live.light,
        next_min: live.next_min,
        bids: live.bids,
        bidders: live.bidders,
        ends_after: (Date.parse(live.end) - opened) / 1_000,
        buynow_open: live.buynow_open,
        held,
        history: items.map((row: Row) => rowWords(row, named)).toReversed(),
      };
    },
  };
}

interface Row {
  readonly kind: string;
  readonly mark: string | null;
  readonly amount: number | null;
}

function rowWords({ kind, mark, amount }: Row, named: ReadonlyMap<string, string>): string {
  return [kind, mark && named.get(mark), amount].filter((part) => part !== null).join(" ");
}

async function aSeller(world: World): Promise<Player> {
  const [made] = (await succeed(world, "makeTokens", { body: { count: 1, as: "seller" } })).body.data;
  return { token: made.access_token, id: made.id_user };
}

function answerOf({ status, body }: Answered): Answer {
  return status === 200 ? { code: null, ...body.data } : { code: body.result, ...body.details };
}
