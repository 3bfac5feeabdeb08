/** Bids like those of people: exact ones, maxima, repeated and refused ones, and page views between them. */
import type { Random } from "./random.ts";
import type { Person, Sent, World } from "./world.ts";

interface Offer {
  readonly id_auction: number;
  /** AED. */
  readonly price: number;
  readonly mode: "exact" | "max";
}

/** Places a bid of the next minimum or a little more. A lot that has closed refuses it. */
export async function bid(world: World, by: Person, lot: number, random: Random): Promise<Sent> {
  const price = (world.nextMinimum.get(lot) ?? 10_000) + 100 * random.int(0, 5);
  const mode = random.chance(0.3) ? "max" : "exact";
  return send(world, by, { id_auction: lot, price, mode });
}

/** A bid of one dirham, which is refused. */
export function bidTooLow(world: World, by: Person, lot: number): Promise<Sent> {
  return send(world, by, { id_auction: lot, price: 1, mode: "exact" });
}

async function send(world: World, by: Person, body: Offer): Promise<Sent> {
  const sent = await world.command(by, { operation: "makebid", body });
  const { data, details } = sent.reply.body;
  const next: unknown = data?.next_min ?? details?.next_min;
  if (typeof next === "number") world.nextMinimum.set(body.id_auction, next);
  if (data) noteBid(world, by, data);
  return sent;
}

/** The journal row of a bid, with the hash that stands for all earlier rows. */
export function noteBid(
  { acknowledged }: World,
  by: Person,
  {
    id_bid: id,
    receipt: { seq, hash },
  }: { readonly id_bid: number; readonly receipt: { readonly seq: number; readonly hash: string } },
): void {
  acknowledged.stands(`bid ${id}`, "SELECT user_id FROM history WHERE id = ?", [id], by.id);
  acknowledged.stands(`the row of bid ${id}`, "SELECT hash FROM history WHERE id = ?", [seq], hash);
}

/** The history that a visitor has read must stay too. */
async function readLot(world: World, by: Person, lot: number): Promise<void> {
  const { live } = await world.data(by, { operation: "getLot", path: { id: lot } });
  const query = "SELECT seq >= ? FROM lot WHERE id = ?";
  world.acknowledged.stands(`lot ${lot} as it was read`, query, [live.seq, lot]);
}

async function changeFavorite(world: World, by: Person, lot: number, random: Random): Promise<void> {
  const isAdded = random.chance(0.6);
  const query = "SELECT count(*) FROM favorite WHERE user_id = ? AND lot_id = ?";
  const done = world.acknowledged.asks(`favorite ${lot}`, query, [by.id, lot], isAdded ? 1 : 0);
  await world.data(by, { operation: isAdded ? "addFavorite" : "removeFavorite", path: { id: lot } });
  done();
}

async function writeNote(world: World, by: Person, lot: number, random: Random): Promise<void> {
  const comment = `Look at it again, ${random.int(1, 1_000_000)}`;
  const query = "SELECT text FROM note WHERE user_id = ? AND lot_id = ?";
  const done = world.acknowledged.asks(`the note on lot ${lot}`, query, [by.id, lot], comment);
  await world.data(by, { operation: "setNote", body: { id_auction: lot, comment } });
  done();
}

/** Some actions of one bidder, one after another. */
export async function bidOn(world: World, by: Person, things: number, random: Random): Promise<void> {
  let last: Sent | null = null;
  for (let thing = 0; thing < things; thing += 1) {
    const lot = random.pick(world.lots);
    const what = random.next();
    if (what < 0.5) last = await bid(world, by, lot, random);
    else if (what < 0.65) await (last ? world.repeat(last) : readLot(world, by, lot));
    else if (what < 0.75) last = await bidTooLow(world, by, lot);
    else if (what < 0.83) await changeFavorite(world, by, lot, random);
    else if (what < 0.91) await writeNote(world, by, lot, random);
    else await readLot(world, by, lot);
  }
}
