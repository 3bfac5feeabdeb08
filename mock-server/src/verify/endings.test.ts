/** Tests: the money of every ending of a sale adds up, and tells nobody the winner's maximum. */
import { describe, expect, it } from "vitest";
import { car, HOUR_MS, person, SELLER } from "../sqlite/test-support/people.ts";
import { defaultTerms } from "../domain/lot/terms.ts";
import { openTestApp } from "../test-support/app.ts";
import { confirmed } from "../test-support/confirmed.ts";
import { verify } from "./verify.ts";
import { sqlite } from "../tables/system/driver.ts";

const BUYER = 1;
const STAFF = 50;
const MANAGER = 51;
const DEPOSIT = 400_000;
const works = { roles: ["backoffice"] as const, profile: null };
const users = [
  person(BUYER, DEPOSIT),
  person(2, 100_000),
  person(SELLER, 0, { roles: ["seller"] }),
  person(STAFF, 0, works),
  person(MANAGER, 0, { ...works, ustatus: "manager" }),
];

/** The buyer's secret maximum, and the hold that it needed. The price is 20,000 or, with a minimum price, below it. */
const MAXIMUM = 48_611;
const HELD = 9_723;
/** Price 20,000, fee 500, VAT on it 25; 4,000 stay held. */
const ALL_IN = 20_525;

const ALL_TIME = { sd: "2026-01-01", ed: "2026-12-31" };

type Play = Awaited<ReturnType<typeof setUp>>;

interface Ending {
  readonly name: string;
  /** The lot has a minimum price above the maximum: its seller decides. */
  readonly undecided?: true;
  play(sale: Play): Promise<void>;
  readonly state: string | null;
  /** The rest of the two deposits, and the open holds. */
  readonly buyer: number;
  readonly held: number;
  readonly seller: number;
}

const pay = ({ act }: Play) => act(BUYER, "/my/pay");
const decide = ({ act }: Play, what: string) =>
  act(MANAGER, `/backoffice/settlements/${what}`, { reason: "Agreed by phone" });
const handOver = ({ act }: Play) =>
  act(STAFF, "/backoffice/settlements/handover", { reason: "The buyer came without the code" });
const offer = ({ act }: Play, amount: number) => act(SELLER, "/sale/offer/send", { amount });

const endings: readonly Ending[] = [
  {
    name: "to pay",
    play: async () => undefined,
    state: "due",
    buyer: DEPOSIT,
    held: 4_000,
    seller: 0,
  },
  { name: "paid", play: pay, state: "paid", buyer: DEPOSIT - ALL_IN, held: 0, seller: 0 },
  {
    name: "handed over",
    play: async (sale) => {
      await pay(sale);
      await handOver(sale);
    },
    state: "handed_over",
    buyer: DEPOSIT - ALL_IN,
    held: 0,
    seller: 20_000,
  },
  {
    name: "accepted by the seller below the minimum price, paid and handed over",
    undecided: true,
    play: async (sale) => {
      await sale.act(SELLER, "/sale/bid/accept");
      await pay(sale);
      await handOver(sale);
    },
    state: "handed_over",
    buyer: DEPOSIT - ALL_IN,
    held: 0,
    seller: 20_000,
  },
  {
    name: "sold by a counteroffer, with the hold of the bid",
    undecided: true,
    play: async (sale) => {
      await offer(sale, 30_000);
      await sale.act(BUYER, "/my/offer/accept", { id_offer: 1 });
    },
    state: "due",
    buyer: DEPOSIT,
    held: 4_000,
    seller: 0,
  },
  {
    name: "sold by a counteroffer, paid and handed over",
    undecided: true,
    play: async (sale) => {
      await offer(sale, 30_000);
      await sale.act(BUYER, "/my/offer/accept", { id_offer: 1 });
      await pay(sale);
      await handOver(sale);
    },
    state: "handed_over",
    buyer: DEPOSIT - 30_630,
    held: 0,
    seller: 30_000,
  },
  {
    name: "void: an offer was declined",
    undecided: true,
    play: async (sale) => {
      await offer(sale, 30_000);
      await sale.act(BUYER, "/my/offer/decline", { id_offer: 1 });
    },
    state: null,
    buyer: DEPOSIT,
    held: 0,
    seller: 0,
  },
  {
    name: "declined by the seller",
    undecided: true,
    play: (sale) => sale.act(SELLER, "/sale/bid/decline", { reason: "Too low" }),
    state: null,
    buyer: DEPOSIT,
    held: 0,
    seller: 0,
  },
  {
    name: "lapsed: nobody decided in time",
    undecided: true,
    play: ({ advance }) => advance(48),
    state: null,
    buyer: DEPOSIT,
    held: 0,
    seller: 0,
  },
  {
    name: "defaulted",
    play: ({ advance }) => advance(48),
    state: "defaulted",
    buyer: DEPOSIT,
    held: 4_000,
    seller: 0,
  },
  {
    name: "defaulted and extended",
    play: async (sale) => {
      await sale.advance(49);
      await decide(sale, "extend");
    },
    state: "due",
    buyer: DEPOSIT,
    held: 4_000,
    seller: 0,
  },
  {
    name: "defaulted, extended and paid",
    play: async (sale) => {
      await sale.advance(49);
      await decide(sale, "extend");
      await pay(sale);
    },
    state: "paid",
    buyer: DEPOSIT - ALL_IN,
    held: 0,
    seller: 0,
  },
  {
    name: "released",
    play: async (sale) => {
      await sale.advance(48);
      await decide(sale, "release");
    },
    state: "released",
    buyer: DEPOSIT,
    held: 0,
    seller: 0,
  },
  {
    name: "forfeited",
    play: async (sale) => {
      await sale.advance(48);
      await decide(sale, "forfeit");
    },
    state: "forfeited",
    buyer: DEPOSIT - 4_000,
    held: 0,
    seller: 0,
  },
];

/** Lot 1 has ended at 20,000; its buyer's stored maximum is higher. */
async function setUp({ undecided }: Pick<Ending, "undecided">) {
  const lots = [car(1, { reserve: undecided ? 60_013 : null })];
  const app = await openTestApp({ scene: { users, lots }, jobs: true, env: { singleStaff: true } });
  const tokens = new Map<number, string>();
  const tokenOf = async (userId: number) => {
    const token = tokens.get(userId) ?? (await app.tokenOf(userId));
    tokens.set(userId, token);
    return token;
  };
  let keys = 0;
  const send = async (userId: number, path: string, body: object) => {
    const token = await tokenOf(userId);
    const headers = { ...(await confirmed(app, token)), "idempotency-key": `ending-key-${++keys}` };
    return app.post(`/api${path}`, body, { token, headers });
  };
  const act = async (userId: number, path: string, body: object = {}) => {
    const answer = await send(userId, path, { id_auction: 1, ...body });
    expect([path, answer.status, answer.body]).toMatchObject([path, 200, { result: "success" }]);
  };
  const advance = async (hours: number) => {
    await app.context.sceneControl.setClock({ byMs: hours * HOUR_MS });
    await app.settled();
  };
  await act(BUYER, "/auction/makebid", { price: MAXIMUM, mode: "max" });
  await advance(1);
  const read = async (userId: number, path: string, body?: object) => {
    const answer = await (body
      ? send(userId, path, body)
      : app.get(`/api${path}`, { token: await tokenOf(userId) }));
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.text;
  };
  return { ...app, act, advance, read, send };
}

/** The replies about the sale and its money to seller, staff and other buyers. */
async function othersRead({ read, published, store }: Play, isSold: boolean): Promise<string[]> {
  const replies = [
    await read(SELLER, "/sale/lots", {}),
    await read(SELLER, "/notifications"),
    await read(SELLER, "/auth/balance/history", ALL_TIME),
    await read(MANAGER, "/backoffice/settlements/list", {}),
    ...(isSold ? [await read(MANAGER, "/backoffice/settlements/1")] : []),
    await read(MANAGER, "/backoffice/clients/list", {}),
    await read(MANAGER, `/backoffice/clients/user/${BUYER}`),
    await read(MANAGER, "/backoffice/audit", {}),
    await read(2, "/auction/lots", {}),
    await read(2, "/auction/lot/1"),
    await read(2, "/auction/history/1"),
    await read(2, "/auction/journal/1"),
    await read(SELLER, "/auction/lot/1"),
    await read(MANAGER, "/auction/lot/1"),
  ];
  const own = new Set([`user.${BUYER}`]);
  const events = published
    .filter(({ topic }) => !own.has(topic))
    .map(({ payload }) => JSON.stringify(payload));
  const acts = await store.read((db) => sqlite(db).prepare("SELECT * FROM audit").all());
  return [...replies, ...events, JSON.stringify(acts)];
}

const CHANGES = [
  {
    name: "handed over",
    type: "proceeds",
    by: -100,
    says: "it is handed_over, but the seller has 1999900 fils of it",
  },
  { name: "forfeited", type: "forfeit", by: -100, says: "it is forfeited, but 400100 fils are forfeited" },
] as const;

it.each(CHANGES)(
  "verify names a sale whose $type does not fit its price",
  async ({ name, type, by, says }) => {
    const ending = endings.find((each) => each.name === name)!;
    const sale = await setUp(ending);
    await ending.play(sale);
    const file = await sale.store.write((db) => {
      sqlite(db).prepare("UPDATE ledger SET amount_fils = amount_fils + ? WHERE type = ?").run(by, type);
      return sqlite(db).name;
    });
    const { findings } = await verify(file, defaultTerms);
    expect(findings.find(({ table }) => table === "settlement")).toMatchObject({ row: "lot 1", what: says });
  },
);

describe.each(endings)("the money of a sale: $name", (ending) => {
  it("adds up, and no hold is left over", async () => {
    const sale = await setUp(ending);
    await ending.play(sale);
    // The buyer of a lot that was handed over may claim for a day.
    if (ending.state === "handed_over") await sale.advance(24);
    await sale.settled();
    const rows = await sale.store.read((db) => ({
      wallets: sqlite(db)
        .prepare("SELECT user_id AS user, total_fils AS total, reserved_fils AS reserved FROM wallet")
        .all() as { user: number; total: number; reserved: number }[],
      sale: sqlite(db).prepare("SELECT state FROM settlement").all() as { state: string }[],
      file: sqlite(db).name,
    }));
    const wallet = (id: number) => rows.wallets.find(({ user }) => user === id);
    expect(rows.sale.map(({ state }) => state)).toEqual(ending.state === null ? [] : [ending.state]);
    expect(wallet(BUYER)).toMatchObject({ total: ending.buyer * 100, reserved: ending.held * 100 });
    expect(wallet(SELLER)).toMatchObject({ total: ending.seller * 100, reserved: 0 });
    expect((await verify(rows.file, defaultTerms)).findings).toEqual([]);
  });

  it("tells neither seller, staff nor others the winner's maximum or the hold that it needed", async () => {
    const sale = await setUp(ending);
    await ending.play(sale);
    await sale.settled();
    const secrets = [MAXIMUM, HELD, HELD - 4_000].flatMap((amount) => [
      String(amount),
      amount.toLocaleString("en-US"),
      `${amount}00`,
    ]);
    for (const text of await othersRead(sale, ending.state !== null)) {
      for (const secret of secrets)
        expect(text).not.toMatch(new RegExp(`(?<![\\d.a-f])${secret}(?![\\da-f])`));
    }
  });
});
