/** Tests: the notices of a negotiation. */
import { describe, expect, it } from "vitest";
import { car, HOUR_MS, person, SELLER } from "../../sqlite/test-support/people.ts";
import { openTestApp } from "../../test-support/app.ts";

const users = [person(1, 100_000), person(2, 100_000), person(SELLER, 0, { roles: ["seller"] })];
const DAY_MS = 24 * HOUR_MS;
const REVIEW_ENDS = "Nov 24, 2026, 9:00 AM GST";
const CAR = "Car 1 (lot 20001)";

/** Lot 1 has ended at 30,500 of person 1, below its minimum price; two days to decide. */
async function setUp() {
  const app = await openTestApp({ scene: { users, lots: [car(1, { reserve: 40_009 })] }, jobs: true });
  let keys = 0;
  const call = async (path: string, userId: number, body: object = {}) =>
    app.post(
      `/api${path}`,
      { id_auction: 1, ...body },
      { token: await app.tokenOf(userId), headers: { "idempotency-key": `notice-key-${++keys}` } },
    );
  await call("/auction/makebid", 2, { price: 30_000 });
  await call("/auction/makebid", 1, { price: 36_000, mode: "max" });
  const advance = (ms: number) => app.context.sceneControl.setClock({ byMs: ms });
  await advance(HOUR_MS);
  const latestNotices = async (userId: number) => {
    await app.settled();
    const { body } = await app.get("/api/notifications", { token: await app.tokenOf(userId) });
    return body.data.items as { text: string; kind: string; link: string }[];
  };
  return {
    call,
    advance,
    latestNotices,
    /** The newest notice of a side. */
    latestText: async (userId: number) => (await latestNotices(userId))[0]?.text,
  };
}

describe("The notices after an auction below the minimum price", () => {
  it("tell each side who decides until when", async () => {
    const { latestText } = await setUp();
    expect(await latestText(1)).toBe(
      `Your bid of AED 30,500 on ${CAR} is the highest, below the minimum price. The seller decides until ${REVIEW_ENDS}.`,
    );
    expect(await latestText(SELLER)).toBe(
      `Your ${CAR} ended at AED 30,500, below your minimum price. You decide until ${REVIEW_ENDS}.`,
    );
  });

  it("are one per lot: an open offer replaces the decision, and leads to the lot", async () => {
    const { call, latestNotices, latestText } = await setUp();
    await call("/sale/offer/send", SELLER, { amount: 38_000 });
    expect((await latestNotices(1)).filter(({ kind }) => kind !== "ending")).toMatchObject([
      {
        kind: "offers",
        link: "/auction/1",
        text: `The seller offers you ${CAR} for AED 38,000. Answer by Nov 23, 2026, 9:00 AM GST.`,
      },
    ]);
    await call("/my/offer/send", 1, { amount: 33_000 });
    expect(await latestText(SELLER)).toBe(
      `The buyer offers AED 33,000 for your ${CAR}. Answer by Nov 23, 2026, 9:00 AM GST.`,
    );
  });

  it("say that an offer lapsed, and that the bid stands", async () => {
    const { call, advance, latestText } = await setUp();
    await call("/sale/offer/send", SELLER, { amount: 38_000 });
    await advance(DAY_MS);
    expect(await latestText(1)).toBe(
      `The seller’s offer of AED 38,000 for ${CAR} lapsed without an answer. Your bid of AED 30,500 stands, and the seller decides until ${REVIEW_ENDS}.`,
    );
    expect(await latestText(SELLER)).toBe(
      `Your offer of AED 38,000 for your ${CAR} lapsed without an answer. The bid of AED 30,500 stands, and you decide until ${REVIEW_ENDS}.`,
    );
  });

  it("say who accepted", async () => {
    const { call, latestText } = await setUp();
    await call("/sale/offer/send", SELLER, { amount: 38_000 });
    await call("/my/offer/accept", 1, { id_offer: 1 });
    expect(await latestText(1)).toBe(
      `You accepted the seller’s offer: you won ${CAR} at AED 38,000. Pay AED 38,798 to Marsa by ${REVIEW_ENDS}.`,
    );
    expect(await latestText(SELLER)).toBe(
      `The buyer accepted your offer: your ${CAR} is sold at AED 38,000.`,
    );
    const other = await setUp();
    await other.call("/sale/bid/accept", SELLER);
    expect(await other.latestText(1)).toBe(
      `The seller accepted the highest bid: you won ${CAR} at AED 30,500. Pay AED 31,140.50 to Marsa by ${REVIEW_ENDS}.`,
    );
  });

  it.each([
    [
      "the buyer",
      1,
      `You did not win ${CAR}: you declined the seller’s offer of AED 38,000, which voids the auction. Your hold is free.`,
      `Your ${CAR} was not sold: the buyer declined your offer of AED 38,000, which voids the auction.`,
    ],
    [
      "the seller",
      SELLER,
      `You did not win ${CAR}: the seller declined your offer of AED 33,000, which voids the auction. Your hold is free.`,
      `Your ${CAR} was not sold: you declined the buyer’s offer of AED 33,000, which voids the auction.`,
    ],
  ])("say that %s voided the auction", async (_, who, toBuyer, toSeller) => {
    const { call, latestText } = await setUp();
    await call("/sale/offer/send", SELLER, { amount: 38_000 });
    if (who === SELLER) {
      await call("/my/offer/send", 1, { amount: 33_000 });
      await call("/sale/offer/decline", SELLER, { id_offer: 2 });
    } else await call("/my/offer/decline", 1, { id_offer: 1 });
    expect(await latestText(1)).toBe(toBuyer);
    expect(await latestText(SELLER)).toBe(toSeller);
  });

  it("give the seller's reason as a sentence", async () => {
    const { call, latestText } = await setUp();
    await call("/sale/bid/decline", SELLER, { reason: "I decided to keep it" });
    expect(await latestText(1)).toBe(
      `You did not win ${CAR}: the seller declined your bid of AED 30,500. Reason: I decided to keep it. Your hold is free.`,
    );
    expect(await latestText(SELLER)).toBe(
      `Your ${CAR} was not sold: you declined the highest bid of AED 30,500. Reason: I decided to keep it.`,
    );
  });

  it("say that the time for a decision is over", async () => {
    const { advance, latestText } = await setUp();
    await advance(2 * DAY_MS);
    expect(await latestText(1)).toBe(
      `You did not win ${CAR}: the time for a decision is over. Your hold is free.`,
    );
    expect(await latestText(SELLER)).toBe(`Your ${CAR} was not sold: the time for a decision is over.`);
  });
});
