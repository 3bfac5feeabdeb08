/** Tests: secrecy. */
import { describe, expect, it } from "vitest";
import { canaryPrimes } from "../../scenes/seed/canaries.ts";
import { makeScene } from "../../scenes/seed/worlds/scenes.ts";
import { START } from "../../sqlite/test-support/people.ts";
import { openTestApp, type TestApp } from "../../test-support/app.ts";

const scene = makeScene("evening", 1, START);

/** Makes every call of catalogue, favorites, dictionaries and menu, with all options of their lists. */
async function readEverything(app: TestApp, token: string | undefined): Promise<number> {
  const call = token === undefined ? {} : { token };
  const post = (path: string, body: unknown) => app.post(path, body, call);
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
  for (const { id } of scene.lots) await app.get(`/api/auction/lot/${id}`, call);
  for (const { id } of scene.lots) await app.get(`/api/auction/history/${id}`, call);
  for (const name of ["marks", "models", "cities"]) await app.get(`/api/dict/${name}`, call);
  return (await app.get("/api/navinfo", call)).status;
}

const people = {
  buyer: scene.users.find(({ email }) => email === "buyer@marsa.test")!,
  seller: scene.users.find(({ email }) => email === "seller@marsa.test")!,
  auctioneer: scene.users.find(({ email }) => email === "auctioneer@marsa.test")!,
  staff: scene.users.find(({ email }) => email === "staff@marsa.test")!,
  admin: scene.users.find(({ email }) => email === "admin@marsa.test")!,
};

describe("The secrets of the scene", () => {
  it("are many, and all primes", () => {
    expect(canaryPrimes(scene.lots).size).toBeGreaterThan(100);
  });

  // The test app scans every reply: a reply with another person's secret fails the test and is named.
  it.each([
    ["a visitor", null],
    ["a buyer", people.buyer],
    ["a seller", people.seller],
    ["an auctioneer", people.auctioneer],
    ["the back office", people.staff],
    ["an admin", people.admin],
  ] as const)("stay secret from %s in every reply, but their own", async (_, user) => {
    const app = await openTestApp({ scene });
    expect(await readEverything(app, user ? await app.tokenOf(user.id) : undefined)).toBe(200);
  });
});
