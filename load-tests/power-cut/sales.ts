/** Lots that end by their time or by buy now, the steps after a sale, and lots that a seller brings. */
import { setTimeout as wait } from "node:timers/promises";
import { rowsAt } from "@marsa/api-spec/examples/forms/spreadsheet";
import type { OperationId } from "@marsa/api-spec/generated/operations";
import { bid, noteBid } from "./bidding.ts";
import type { Random } from "./random.ts";
import type { Person, World } from "./world.ts";

/** Two bidders bid, the lot ends, and the buyer pays. */
export async function sellByTime(world: World, random: Random): Promise<void> {
  const [lot] = (await world.makeLots(1, 60)) as [number];
  const [one, other] = world.bidders as [Person, Person];
  await bid(world, one, lot, random);
  const { reply } = await bid(world, other, lot, random);
  // A late bid moves the end by two minutes.
  await world.passTime(300);
  const { live } = await world.data(null, { operation: "getLot", path: { id: lot } });
  if (live.status !== "sold") throw new Error(`Lot ${lot} is ${live.status} after its end`);
  world.acknowledged.stands(`the sale of lot ${lot}`, "SELECT status FROM lot WHERE id = ?", [lot], "sold");
  await pay(world, reply.body.data?.leading ? other : one, lot);
}

/** A lot is bought at once and paid; the staff hand it over. */
export async function buyNow(world: World, random: Random): Promise<void> {
  const price = 20_000;
  const [lot] = (await world.makeLots(1, 86_400, { buy_now: price })) as [number];
  const buyer = random.pick(world.bidders);
  const { reply } = await world.command(buyer, {
    operation: "buyNow",
    headers: await world.sure(buyer),
    body: { id_auction: lot, price },
  });
  noteBid(world, buyer, reply.body.data);
  await pay(world, buyer, lot);
  await world.command(world.clerk!, { operation: "handOver", body: { id_auction: lot } });
}

/** A lot ends below its minimum: seller and buyer each make an offer, and the seller takes the second one. */
export async function counterOffer(world: World, random: Random): Promise<void> {
  const [seller] = (await world.people(1, "seller")) as [Person];
  const [lot] = (await world.makeLots(1, 60, { min_price: 30_000, seller: seller.id })) as [number];
  const buyer = random.pick(world.bidders);
  await bid(world, buyer, lot, random);
  await world.passTime(300);
  const say = (by: Person, operation: OperationId, more: object) =>
    world.command(by, { operation, body: { id_auction: lot, ...more } });
  await say(seller, "sendSellerOffer", { amount: 25_000 });
  await say(buyer, "sendBuyerOffer", { amount: 20_000 });
  const { reply } = await say(seller, "acceptBuyerOffer", { id_offer: 2 });
  if (reply.status !== 200) throw new Error(`acceptBuyerOffer was answered ${reply.text}`);
  const sold = "SELECT buyer_id FROM settlement WHERE lot_id = ?";
  world.acknowledged.stands(`the settlement of lot ${lot}`, sold, [lot], buyer.id);
}

/** Lots with a bid end in one second. */
export async function closeTogether(world: World, random: Random): Promise<void> {
  const lots = await world.makeLots(8, 200);
  for (const lot of lots) await bid(world, random.pick(world.bidders), lot, random);
  const ends = new Map<number, string>();
  for (const lot of lots) ends.set(lot, (await liveOf(world, lot)).end);
  await world.passTime(198);
  for (const lot of lots) {
    while ((await liveOf(world, lot)).status === "active") await wait(50);
    const { status, end } = await liveOf(world, lot);
    if (status !== "sold" || end !== ends.get(lot)) throw new Error(`Lot ${lot} is ${status}, until ${end}`);
    world.acknowledged.stands(`the sale of lot ${lot}`, "SELECT status FROM lot WHERE id = ?", [lot], "sold");
  }
}

async function liveOf(world: World, lot: number): Promise<{ readonly status: string; readonly end: string }> {
  const { live } = await world.data(null, { operation: "getLot", path: { id: lot } });
  return live;
}

/** A seller makes drafts of the rows of a spreadsheet. */
export async function importLots(world: World, random: Random): Promise<void> {
  const [seller] = (await world.people(1, "seller")) as [Person];
  const now = Date.parse((await world.data(null, { operation: "getClock" })).now);
  const body = rowsAt(now, `Yard ${random.int(1, 1_000_000)}`);
  const { reply } = await world.command(seller, { operation: "createImportedLots", body });
  for (const { id_auction: lot } of reply.body.data.created)
    world.acknowledged.stands(`draft ${lot}`, "SELECT seller_id FROM lot WHERE id = ?", [lot], seller.id);
}

async function pay(world: World, buyer: Person, lot: number): Promise<void> {
  const sold = "SELECT buyer_id FROM settlement WHERE lot_id = ?";
  world.acknowledged.stands(`the settlement of lot ${lot}`, sold, [lot], buyer.id);
  await world.command(buyer, {
    operation: "payWin",
    headers: await world.sure(buyer),
    body: { id_auction: lot },
  });
  const paid = "SELECT paid_at > 0 FROM settlement WHERE lot_id = ?";
  world.acknowledged.stands(`the payment of lot ${lot}`, paid, [lot]);
}
