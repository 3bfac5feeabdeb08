/** Money in and out of deposits: refunds, cards, invoices. */
import type { Random } from "./random.ts";
import type { World } from "./world.ts";

const anyBidder = (world: World, random: Random) => random.pick(world.bidders);

/** A person asks for a refund, and the staff decline it: a new account takes payouts a day later, after the evening. */
export async function refund(world: World, random: Random): Promise<void> {
  const account = {
    recipient: "Omar Haddad",
    iban: "AE070331234567890123456",
    bank: "Emirates NBD",
    swift: "EBILAEAD",
  };
  const body = { id: 0, amount: random.int(1, 5_000), ...account };
  const by = anyBidder(world, random);
  const headers = await world.sure(by);
  const { reply } = await world.command(by, { operation: "applyRefund", body, headers });
  const { id } = reply.body.data;
  world.acknowledged.stands(`refund ${id}`, "SELECT count(*) FROM refund WHERE id = ?", [id]);
  const decided = world.acknowledged.asks(
    `the decision on refund ${id}`,
    "SELECT status FROM refund WHERE id = ?",
    [id],
    "declined",
  );
  const decision = { id, reason: "The account is in another name" };
  await world.command(world.clerk!, { operation: "declineRefund", body: decision });
  decided();
}

/** A top-up by card, on the provider's page. */
export async function payByCard(world: World, random: Random): Promise<void> {
  const body = { amount: random.int(100, 5_000) };
  const { reply } = await world.command(anyBidder(world, random), { operation: "requestPayment", body });
  const { id_payment: id, url } = reply.body.data;
  world.acknowledged.stands(`payment ${id}`, "SELECT count(*) FROM payment WHERE id = ?", [id]);
  const query = "SELECT status FROM payment WHERE id = ?";
  const paid = world.acknowledged.asks(`payment ${id} by card`, query, [id], "paid");
  await world.press(url, { outcome: "paid" });
  paid();
}

/** A top-up by invoice, confirmed by the staff. */
export async function payByInvoice(world: World, random: Random): Promise<void> {
  const body = { amount: random.int(100, 50_000) };
  const { reply } = await world.command(anyBidder(world, random), { operation: "requestInvoice", body });
  const { id_invoice: id, ready_at } = reply.body.data;
  world.acknowledged.stands(`invoice ${id}`, "SELECT count(*) FROM invoice WHERE id = ?", [id]);
  // The server makes an invoice after ten minutes.
  await world.passTime(601);
  const query = "SELECT status FROM invoice WHERE id = ?";
  const paid = world.acknowledged.asks(`invoice ${id} is paid`, query, [id], "paid");
  await world.command(world.clerk!, {
    operation: "confirmInvoice",
    body: { id_invoice: id, ...body, value_date: ready_at.slice(0, 10), reference: `FT ${id}` },
  });
  paid();
}
