import { describe, expect, it } from "vitest";
import { canaryPrimes } from "../../db/seed/canaries.ts";
import { makeScene } from "../../db/seed/scenes.ts";
import { START } from "../../db/test-support/people.ts";
import { openTestApp, type TestApp } from "../../test-support/app.ts";

const scene = makeScene("evening", 1, START);
const canaries = canaryPrimes(scene.lots);

/** Every call of the catalogue, favourites, dictionaries and menu, with all that their lists offer. */
async function everyReply(app: TestApp, token: string | undefined): Promise<string[]> {
  const call = token === undefined ? {} : { token };
  const texts: string[] = [];
  const post = async (path: string, body: unknown) => {
    const answer = await app.post(path, body, call);
    texts.push(answer.text);
    return answer;
  };
  for (const section of ["all", "vehicles", "apartments", "live", "upcoming", "finished", "favorites"]) {
    for (const sort of ["ending", "new", "price_asc", "price_desc", "bids", "year", "mileage"]) {
      let after: string | null = null;
      do {
        const query: Record<string, unknown> = { sort, limit: 100, ...(after !== null && { after }) };
        const { body } = await post(`/api/auction/lots/${section}`, query);
        after = (body.data?.next as string | null | undefined) ?? null;
      } while (after !== null);
    }
    await post(`/api/auction/count/${section}/all`, {});
    for (const field of ["kind", "status", "mark", "model", "city", "bedrooms", "light", "mine", "vat"]) {
      await post(`/api/auction/selectlist/${section}/${field}`, {});
    }
  }
  await post("/api/auction/selectlist/all/all/menu_otypes", {});
  for (const { id } of scene.lots) texts.push((await app.get(`/api/auction/lot/${id}`, call)).text);
  for (const name of ["marks", "models", "cities"])
    texts.push((await app.get(`/api/dict/${name}`, call)).text);
  texts.push((await app.get("/api/navinfo", call)).text);
  return texts;
}

/** Whole numbers in a text, also such as are written with separators. Instants, pictures and VINs are no amounts. */
function numbersIn(text: string): Set<number> {
  const bare = text.replaceAll(/"(now|thumbhash|vin|epoch|next|opens|end|as_of)":("[^"]*"|\d+)/g, "");
  return new Set(
    [...bare.matchAll(/\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?/g)].map(([digits]) =>
      Number(digits.replaceAll(",", "")),
    ),
  );
}

/** The secrets in a reply, but those that are the reader's own. */
function leaks(texts: readonly string[], own: ReadonlySet<number>): number[] {
  const found = new Set<number>();
  for (const text of texts)
    for (const number of numbersIn(text)) if (canaries.has(number) && !own.has(number)) found.add(number);
  return [...found];
}

const people = {
  buyer: scene.users.find(({ email }) => email === "buyer@marsa.test")!,
  seller: scene.users.find(({ email }) => email === "seller@marsa.test")!,
  auctioneer: scene.users.find(({ email }) => email === "auctioneer@marsa.test")!,
  staff: scene.users.find(({ email }) => email === "staff@marsa.test")!,
  admin: scene.users.find(({ email }) => email === "admin@marsa.test")!,
};

const maximaOf = (userId: number): number[] =>
  scene.lots.flatMap(({ bids }) => bids.filter((each) => each.userId === userId).map(({ amount }) => amount));
const reserves = (sellerId?: number): number[] =>
  scene.lots
    .filter((lot) => sellerId === undefined || lot.sellerId === sellerId)
    .flatMap(({ reserve }) => (reserve === null ? [] : [reserve]));
/** Prices that everybody sees: a maximum that was beaten, a reserve that was reached. */
const publicNow = async (app: TestApp): Promise<number[]> =>
  await app.store.read((db) => {
    const sql = `SELECT amount FROM history WHERE kind IN ('bid', 'automatic_bid') UNION SELECT price FROM lot WHERE price IS NOT NULL`;
    return db.$client.prepare(sql).pluck().all() as number[];
  });

describe("The secrets of the scene", () => {
  it("are many, and all of them primes", () => {
    expect(canaries.size).toBeGreaterThan(100);
  });

  it.each([
    ["a visitor", null, () => []],
    ["a buyer", people.buyer, () => maximaOf(people.buyer.id)],
    ["a seller", people.seller, () => [...reserves(people.seller.id), ...maximaOf(people.seller.id)]],
    ["an auctioneer", people.auctioneer, () => []],
    ["the back office", people.staff, () => reserves()],
    ["an admin", people.admin, () => reserves()],
  ] as const)("stay secret from %s in every reply, but his own", async (_, user, own) => {
    const app = await openTestApp({ scene });
    const token = user ? await app.tokenOf(user.id) : undefined;
    const known = new Set([...own(), ...(await publicNow(app))]);
    expect(leaks(await everyReply(app, token), known)).toEqual([]);
  });

  it("are found by this scan when a reply holds one", () => {
    const [secret] = canaries;
    expect(leaks([JSON.stringify({ price: secret })], new Set())).toEqual([secret]);
    expect(leaks([JSON.stringify({ cause: `up to ${secret!.toLocaleString("en-US")}` })], new Set())).toEqual(
      [secret],
    );
  });
});
