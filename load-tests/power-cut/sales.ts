/** Lots that end by their time or by buy now, and the steps after a sale. */
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
  const [lot] = (await world.makeLots(1, 86_400, price)) as [number];
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
