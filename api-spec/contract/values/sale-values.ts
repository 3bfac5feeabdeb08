/** A seller's lot from draft to sale, as the seller, staff and strangers read it. */
import { mustBeSame, mustHave } from "../base/broken.ts";
import { fieldsWith, photo } from "../cases/selling-cases.ts";
import type { World } from "../base/check.ts";
import { dataOf, type Draft } from "./ground.ts";

interface Sale {
  readonly token: string;
  readonly id: number;
  readonly fields: Readonly<Record<string, unknown>>;
}

async function drafted(world: World): Promise<Sale> {
  const [{ access_token: token }] = await dataOf(world, "makeTokens", { body: { count: 1, as: "seller" } });
  const { id_file: file } = await dataOf(world, "uploadFile", { token, form: photo() });
  const now = Date.parse((await dataOf(world, "getClock")).now);
  const fields = fieldsWith(file, now);
  const { id_auction: id } = await dataOf(world, "saveLot", { token, path: { id: 0 }, body: { fields } });
  return { token, id, fields };
}

/** Returns the lots of a seller's section. */
async function section(world: World, { token }: Sale, name: string): Promise<number[]> {
  const { items } = await dataOf(world, "listSaleLotsInSection", { token, path: { section: name } });
  return items.map((card: { lot: { id_auction: number } }) => card.lot.id_auction);
}

export const saleValues: readonly Draft[] = [
  {
    name: "a draft has the fields that were saved",
    about: "getLotDraft",
    async play(world) {
      const { token, id, fields } = await drafted(world);
      const draft = await dataOf(world, "getLotDraft", { token, path: { id } });
      const { photos, ...plain } = fields;
      mustHave(draft.fields, plain, "Fields of the draft");
      const ids = draft.photos.map(({ id_file: file }: { id_file: number }) => file);
      mustBeSame(ids, photos, "Photos of the draft");
    },
  },
  {
    name: "a lot moves from drafts to moderation to the market, and is in one of them",
    about: "listSaleLotsInSection",
    async play(world) {
      const sale = await drafted(world);
      const { token, id } = sale;
      const staff = world.testData.people.backoffice;
      const places = async () => ({
        draft: await section(world, sale, "draft"),
        moderation: await section(world, sale, "moderation"),
        active: await section(world, sale, "active"),
      });
      const none = { draft: [], moderation: [], active: [] };
      mustBeSame(await places(), { ...none, draft: [id] }, "A draft");
      await dataOf(world, "publishLot", { token, path: { id } });
      mustBeSame(await places(), { ...none, moderation: [id] }, "A published lot");
      await dataOf(world, "approveLot", { token: staff, body: { id_auction: id } });
      mustBeSame(await places(), { ...none, active: [id] }, "An approved lot");
    },
  },
  {
    name: "an approved lot shows strangers the facts that its seller wrote",
    about: "getLot",
    async play(world) {
      const { token, id, fields } = await drafted(world);
      const staff = world.testData.people.backoffice;
      await dataOf(world, "publishLot", { token, path: { id } });
      await dataOf(world, "approveLot", { token: staff, body: { id_auction: id } });
      const { kind, title, vehicle, live, review_days } = await dataOf(world, "getLot", { path: { id } });
      const { year, mileage, vin } = vehicle;
      const facts = {
        kind,
        mark: vehicle.mark.value,
        model: vehicle.model.value,
        year,
        mileage,
        vin,
        review_days,
      };
      const written = Object.entries(fields).filter(([name]) => Object.hasOwn(facts, name));
      mustBeSame(facts, Object.fromEntries(written), "Facts of the lot");
      mustBeSame(title.startsWith("Toyota Land Cruiser"), true, `The title "${title}" names make and model`);
      mustHave(live, { start_price: 90_000, step: 500, end: fields["end"], bids: 0 }, "The lot's prices");
    },
  },
];
