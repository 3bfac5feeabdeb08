/** Test: a company is named by its company's name on all screens of the staff. */
import { expect, it } from "vitest";
import { car, HOUR_MS, person, SELLER, START } from "../../sqlite/test-support/people.ts";
import { openTestApp } from "../../test-support/app.ts";

const STAFF = 50;
const BUYS = "Gulf Line Logistics LLC";
const SELLS = "Al Waha Motors LLC";
const company = (type: "buyer" | "seller", name: string) =>
  ({ type, form: "company", name, status: "ok", citizenship: "ae" }) as const;

it("a company has one name in every list, page and record of the staff", async () => {
  const buyer = person(1, 1_000_000, {
    firstName: "Omar",
    lastName: "Rashid",
    profile: company("buyer", BUYS),
  });
  const seller = person(SELLER, 0, {
    roles: ["seller"],
    firstName: "Huda",
    lastName: "Karim",
    profile: company("seller", SELLS),
  });
  const staff = person(STAFF, 0, {
    roles: ["backoffice"],
    profile: null,
    firstName: "Noura",
    lastName: "Saleh",
  });
  const lots = [
    car(1, { endsAt: START + HOUR_MS }),
    car(2, { plan: "moderation", approvedAt: null }),
    car(3, { endsAt: START + 48 * HOUR_MS }),
  ];
  const app = await openTestApp({ scene: { users: [buyer, seller, staff], lots }, jobs: true });
  const as = async (who: number) => ({
    token: await app.tokenOf(who),
    headers: { "idempotency-key": `name-key-${who}` },
  });
  await app.post("/api/auction/makebid", { id_auction: 1, price: 40_000, mode: "exact" }, await as(1));
  const read = async (path: string, body?: object) => {
    const answer = await (body ? app.post(path, body, await as(STAFF)) : app.get(path, await as(STAFF)));
    expect([path, answer.status]).toEqual([path, 200]);
    return JSON.stringify(answer.body.data);
  };
  const whileOpen = await read("/api/auction/lot/1");
  await app.context.sceneControl.setClock({ byMs: 2 * HOUR_MS });
  const texts = {
    lot: [whileOpen, BUYS],
    settlements: [await read("/api/backoffice/settlements/list", {}), BUYS, SELLS],
    found: [await read("/api/backoffice/settlements/list", { q: "Waha" }), SELLS],
    moderation: [await read("/api/backoffice/lots/list", { state: "moderation" }), SELLS],
    opened: [await read("/api/backoffice/lots/open", { id_auction: 2 }), SELLS],
    desk: [await read("/api/backoffice/desk"), SELLS],
    eligible: [await read("/api/backoffice/queues/eligible", {}), SELLS],
    clients: [await read("/api/backoffice/clients/list", { filter: { tab: "all" } }), BUYS, SELLS],
  };
  for (const [screen, [text, ...names]] of Object.entries(texts)) {
    for (const name of names) expect([screen, text?.includes(name)]).toEqual([screen, true]);
    expect([screen, /Omar Rashid|Huda Karim/.test(text ?? "")]).toEqual([screen, false]);
  }
});
