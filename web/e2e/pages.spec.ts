/** Every page of the product specification, plain and under /en, as the server answers for a person who may see it. */
import type { components } from "@marsa/api-spec/generated/api.d.ts";
import { type APIRequestContext, expect } from "@playwright/test";
import { test } from "./journey.ts";
import { freshLot, tokenOf } from "./market.ts";
import { newDraft, vehicle } from "./selling/seller.ts";

type Kind = components["schemas"]["PersonKind"];

const words = (text: string) => text.split(" ");
const PUBLIC = words(
  "/ /account/delete /alburaq /auction /auction/map /conditions /policy /recovery /schedule /signin /signup /smart-search /terms",
);
const OWN = words(
  "/account /auction/workbook /buying /dashboard/standard /dashboard/static /deposit /profile/create /queue/current /sale /verification",
);

// @proves 2.route.every-route-exists-plain-and-under
test("each specified page is there, plain and under /en", async ({ request }) => {
  const [buyer, seller, staff] = await Promise.all(
    (["buyer", "seller", "backoffice"] satisfies Kind[]).map((kind) => tokenOf(request, kind)),
  );
  const lot = await freshLot(request);
  const { id_auction: draft } = await newDraft(request, seller!, vehicle());
  const paths: Readonly<Record<string, readonly string[]>> = {
    [buyer!]: [...PUBLIC, ...OWN, `/auction/${lot}`, `/dashboard/live/${await aLane(request)}`],
    [seller!]: [`/auction/edit/${draft}`],
    [staff!]: ["/clients"],
  };
  const answers: [path: string, status: number][] = [];
  for (const [token, all] of Object.entries(paths)) {
    for (const path of all.flatMap((plain) => [plain, `/en${plain}`])) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as a person opens them
      const answer = await request.get(path, { headers: { cookie: `token=${token}` } });
      answers.push([path, answer.status()]);
    }
  }
  expect(answers).toHaveLength(2 * 27);
  expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
  expect((await request.get("/en/nowhere")).status()).toBe(404);
});

async function aLane(request: APIRequestContext): Promise<number> {
  const answer = await request.get("/api/live/queue");
  const { data } = (await answer.json()) as { data: { id_queue: number }[] };
  return data[0]!.id_queue;
}
