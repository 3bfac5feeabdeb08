/** Reads every lot of the scenes as each kind of reader, and saves it again as its seller. */
import { expect, it } from "vitest";
import { DEMO } from "../scenes/seed/people.ts";
import { makeScene, SCENES } from "../scenes/seed/worlds/scenes.ts";
import type { LotPlan, LotSeed, SceneSeed } from "../scenes/seed/types.ts";
import { START } from "../sqlite/test-support/people.ts";
import { openTestApp } from "../test-support/app.ts";

/** The ten thousand lots of `huge` come from the same functions; `scenes.test.ts` checks the values of each. */
const WALKED = SCENES.map(({ name }) => name).filter((name) => name !== "huge");
const UNPUBLISHED: readonly LotPlan[] = ["draft", "moderation"];

const LISTS: readonly (readonly [userId: number | null, path: string])[] = [
  [null, "/auction/lots/all"],
  [DEMO.buyer, "/auction/lots/finished"],
  [DEMO.buyer, "/my/lots/all"],
  [DEMO.staff, "/auction/lots/all"],
  [DEMO.staff, "/backoffice/lots/list"],
];

interface Reply {
  readonly data?: { readonly fields?: object; readonly next?: string | null };
}

/**
 * Returns a function that calls the app on a scene, `userId` null as a visitor. A reply that breaks its closed
 * schema becomes a 500.
 */
async function openScene(scene: SceneSeed) {
  const { app, context } = await openTestApp({ scene });
  const sellers = scene.lots.map(({ sellerId }) => sellerId);
  const people = [...new Set([...sellers, DEMO.buyer, DEMO.auctioneer, DEMO.staff])];
  const tokens = await context.sessions.open(people);
  return async (userId: number | null, path: string, body?: object) => {
    const response = await app.request(`/api${path}`, {
      method: body ? "POST" : "GET",
      headers: {
        ...(userId !== null && { authorization: `Bearer ${tokens[people.indexOf(userId)]}` }),
        ...(body && { "content-type": "application/json" }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Reply };
  };
}

type Ask = Awaited<ReturnType<typeof openScene>>;

/** A lot and the statuses of its readers' answers: a visitor, a buyer, an auctioneer, staff, its seller. */
async function seenBy(ask: Ask, { id, number, sellerId }: LotSeed) {
  const statuses: number[] = [];
  for (const userId of [null, DEMO.buyer, DEMO.auctioneer, DEMO.staff, sellerId])
    statuses.push((await ask(userId, `/auction/lot/${id}`)).status);
  return { number, statuses };
}

/** A lot and the statuses when its seller opens the form and saves it unchanged. */
async function savedAgain(ask: Ask, { id, number, sellerId }: LotSeed) {
  const draft = await ask(sellerId, `/sale/getlotdraft/${id}`);
  const saved = await ask(sellerId, `/sale/createlot/${id}`, { fields: draft.body.data?.fields });
  return { number, statuses: [draft.status, saved.status] };
}

/** A list and the statuses of its pages. */
async function pagesOf(ask: Ask, [userId, path]: readonly [userId: number | null, path: string]) {
  const statuses: number[] = [];
  let after: string | null | undefined;
  do {
    const page = await ask(userId, path, { limit: 100, ...(after && { after }) });
    statuses.push(page.status);
    after = page.body.data?.next;
  } while (after);
  return { userId, path, statuses };
}

it.each(WALKED)("the lots of the scene %s follow the contract in views, lists and forms", async (name) => {
  const scene = makeScene(name, 1, START);
  const ask = await openScene(scene);
  for (const lot of scene.lots) {
    const { number, plan } = lot;
    const forAll = UNPUBLISHED.includes(plan) || lot.hidden ? 404 : 200;
    const views = [forAll, forAll, forAll, 200, 200];
    expect(await seenBy(ask, lot)).toEqual({ number, statuses: views });
    // Fields are judged first: a lot that is no longer a draft is refused only for that.
    expect(await savedAgain(ask, lot)).toEqual({ number, statuses: [200, plan === "draft" ? 200 : 409] });
  }
  const sellers = [...new Set(scene.lots.map(({ sellerId }) => sellerId))];
  for (const list of [...LISTS, ...sellers.map((id) => [id, "/sale/lots/all"] as const)]) {
    const { userId, path, statuses } = await pagesOf(ask, list);
    expect({ userId, path, statuses }).toEqual({ userId, path, statuses: statuses.map(() => 200) });
  }
});
