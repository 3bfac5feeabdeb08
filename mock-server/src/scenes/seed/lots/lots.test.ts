/** Tests of `lots.ts`. */
import { communityAt } from "@marsa/api-spec/map/communities";
import { groundAt } from "@marsa/api-spec/map/land";
import { ZONES } from "../../../tables/lots/condition-words.ts";
import type { DictName } from "../../../tables/schema/dict-names.ts";
import { sqftLeft } from "@marsa/api-spec/rooms";
import { suggestedStep } from "@marsa/api-spec/money";
import { beforeAll, describe, expect, it } from "vitest";
import type { LotState } from "../../../domain/lot/lot.ts";
import { Room, aPerson } from "../../../domain/test-support/room.ts";
import { parsePictureName } from "../../pictures/names.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../calendar.ts";
import { canaryPrimes, isCanary } from "../canaries.ts";
import { DICTIONARIES, markValue, modelValue } from "./dictionaries.ts";
import { openingState } from "../lot-draft.ts";
import { FIRST_NUMBERS, makeLots } from "./lots.ts";
import { DEMO, makePeople } from "../people.ts";
import { isVin } from "@marsa/api-spec/vin";
import { VEHICLE_MODELS } from "./vehicle-models/catalogue.ts";
import { makeEarlierSales } from "./earlier-sales.ts";
import { SHAPED } from "./vehicle-models/shapes.ts";
import { makeScene } from "../worlds/scenes.ts";
import type { LotSeed, VehicleLotSeed } from "../types.ts";

const NOW = Date.UTC(2026, 10, 24, 10, 2, 54);
const SEEDS = [1, 7, 20_261_124];

/** Every lot of a scene after the engine judged its bids in order and closed ended lots. */
function replay(lots: readonly LotSeed[]): { room: Room; refusals: string[] } {
  const deposits = makePeople(NOW).map(({ id, deposit }) => [
    id,
    deposit.reduce((sum, { amount }) => sum + amount, 0),
  ]);
  const live = lots.filter(({ plan }) => plan !== "draft" && plan !== "moderation");
  const room = new Room(live.map(openingState), Object.fromEntries(deposits));
  const refusals: string[] = [];
  const closings = new Map(live.map((lot) => [lot.id, lot.endsAt]));
  const bids = live
    .flatMap((lot) => lot.bids.map((bid) => ({ lot, bid })))
    .toSorted((a, b) => a.bid.at - b.bid.at);
  for (const { lot, bid } of bids) {
    for (const [id, endsAt] of closings) if (endsAt <= bid.at) room.close(id, bid.at);
    const answer = room.bid(lot.id, aPerson(bid.userId), {
      amount: bid.amount,
      mode: bid.mode,
      receivedAt: bid.at,
    });
    if (!answer.ok) refusals.push(`${lot.number} ${lot.title}: ${answer.code} ${JSON.stringify(bid)}`);
    closings.set(lot.id, room.lot(lot.id).endsAt);
  }
  for (const id of closings.keys()) room.close(id, NOW);
  return { room, refusals };
}

/** Neighbors in the list of earliest ends. */
function listed<Lot extends LotSeed>(lots: readonly Lot[]): Lot[] {
  const ended = ({ plan }: Lot): number => (plan === "open" || plan === "upcoming" ? 0 : 1);
  return lots.toSorted((a, b) => ended(a) - ended(b) || a.endsAt - b.endsAt);
}

const statusOf = (lot: LotState): string =>
  lot.status === "active" ? (lot.opensAt > NOW ? "upcoming" : "open") : lot.status;
const known = (name: DictName, value: string): boolean =>
  DICTIONARIES[name].some((entry) => entry.value === value);
const titles = (seed: number, now: number): string[] => makeLots(seed, now).map(({ title }) => title);
const isVehicle = (lot: LotSeed): lot is VehicleLotSeed => lot.kind === "vehicle";
/** A lot without pictures is like no other. */
const mainOf = (lot: LotSeed): string => lot.pictures[0]?.name ?? `none of ${lot.number}`;
/** The look at a glance: body and paint of a car, the first picture of an apartment. */
const lookOf = (lot: LotSeed): string =>
  isVehicle(lot) && lot.pictures.length > 0 ? `${shapeIn(lot)} ${lot.facts.colour}` : mainOf(lot);
/** The body that its model has in the pictures. */
const shapeIn = ({ facts }: VehicleLotSeed): string | undefined =>
  VEHICLE_MODELS.find((each) => modelValue(each) === facts.model && markValue(each) === facts.mark)?.shape;

describe.each(SEEDS)("the lots of seed %i", (seed) => {
  let lots: LotSeed[];
  let room: Room;
  let refusals: string[];
  beforeAll(() => {
    lots = makeLots(seed, NOW);
    ({ room, refusals } = replay(lots));
  });

  /** As lists sort. */
  const price = ({ id, startPrice }: LotSeed): number =>
    (room.lots.has(id) ? room.lot(id).lead?.price : null) ?? startPrice;

  it("are the same every time", () => {
    expect(makeLots(seed, NOW)).toEqual(lots);
  });

  it("are 200 vehicles and 60 apartments, numbered by kind in the order of their creation", () => {
    const vehicles = lots.filter(isVehicle);
    expect(vehicles.map(({ number }) => number)).toEqual(Array.from({ length: 200 }, (_, i) => 20_001 + i));
    const apartments = lots.filter(({ kind }) => kind === "apartment");
    expect(apartments.map(({ number }) => number)).toEqual(Array.from({ length: 60 }, (_, i) => 30_001 + i));
    expect(lots.map(({ id }) => id)).toEqual(lots.map((_, i) => i + 1));
    expect(lots.every((lot, i) => i === 0 || lots[i - 1]!.createdAt <= lot.createdAt)).toBe(true);
  });

  it("take every planned bid, with the existing deposits", () => {
    expect(refusals).toEqual([]);
  });

  it("reach their planned state", () => {
    const wrong = lots.filter(({ id, plan }) => room.lots.has(id) && statusOf(room.lot(id)) !== plan);
    expect(wrong.map(({ number, plan, id }) => ({ number, plan, is: statusOf(room.lot(id)) }))).toEqual([]);
  });

  it("have some lots that end within a quarter of an hour, and some that bids have kept open", () => {
    const open = lots.filter(({ plan }) => plan === "open");
    expect(open.filter(({ endsAt }) => endsAt > NOW && endsAt < NOW + 15 * MINUTE_MS).length).toBeGreaterThan(
      5,
    );
    expect(open.filter(({ id }) => room.lot(id).extensions > 0).length).toBeGreaterThanOrEqual(3);
    expect(open.filter(({ endsAt }) => endsAt > NOW + HOUR_MS).length).toBeGreaterThan(80);
  });

  it("keep their order of times", () => {
    for (const { createdAt, approvedAt, opensAt, endsAt, bids } of lots) {
      const times = [createdAt, approvedAt ?? opensAt - 1, opensAt, endsAt];
      expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b));
      expect(Math.max(createdAt, approvedAt ?? 0)).toBeLessThan(NOW);
      expect(bids.filter(({ at }) => at < opensAt || at >= NOW)).toEqual([]);
    }
  });

  it("set prices by the rules: suggested steps, minimum not below start, buy now four steps above and above the minimum", () => {
    for (const { startPrice, step, reserve, buyNow } of lots) {
      expect(step).toBe(suggestedStep(startPrice));
      expect(reserve ?? startPrice).toBeGreaterThanOrEqual(startPrice);
      if (buyNow === null) continue;
      expect(buyNow).toBeGreaterThanOrEqual(startPrice + 4 * step);
      expect(buyNow).toBeGreaterThan(reserve ?? 0);
    }
    expect(lots.filter(({ buyNow }) => buyNow !== null).length).toBeGreaterThan(30);
  });

  it("use a canary as every minimum price and every unbeaten stored maximum", () => {
    const secrets = canaryPrimes(lots);
    expect(lots.every(({ reserve }) => reserve === null || secrets.has(reserve))).toBe(true);
    const hidden = [...room.lots.values()].filter(
      ({ lead }) => lead !== null && lead.leaderMax !== lead.price,
    );
    expect(hidden.length).toBeGreaterThan(40);
    expect(hidden.filter(({ lead }) => !lead || !secrets.has(lead.leaderMax))).toEqual([]);
  });

  it("have no canary in public data", () => {
    const shown = lots.flatMap((lot) => [
      lot.startPrice,
      lot.step,
      lot.buyNow ?? 0,
      ...(isVehicle(lot) ? [lot.facts.mileageKm] : [lot.facts.areaSqft, lot.facts.balconySqft]),
      ...(room.history.get(lot.id) ?? []).map(({ kind, amount }) =>
        kind.startsWith("proxy") ? 0 : (amount ?? 0),
      ),
    ]);
    expect(shown.filter(isCanary)).toEqual([]);
  });

  it("never have two similar pictures side by side, in the list or by number", () => {
    for (const some of [lots, lots.filter(isVehicle), lots.filter((lot) => !isVehicle(lot))]) {
      const orders = [
        some,
        listed(some),
        some.toSorted((a, b) => a.approvedAt! - b.approvedAt!),
        some.toSorted((a, b) => price(a) - price(b)),
      ];
      const open = orders.map((order) => order.filter(({ plan }) => plan === "open"));
      for (const order of [...orders, ...open]) {
        const twins = order.filter((lot, i) => i > 0 && mainOf(order[i - 1]!) === mainOf(lot));
        expect(twins.map(({ number }) => number)).toEqual([]);
      }
    }
    const cars = listed(lots.filter(isVehicle));
    const close = cars.filter((car, i) =>
      cars.slice(Math.max(0, i - 6), i).some((other) => lookOf(other) === lookOf(car)),
    );
    expect(close.map(({ number }) => number)).toEqual([]);
    expect(new Set(cars.map(mainOf)).size).toBe(cars.length);
  });

  it("begin with a picture of their own among the apartments for sale, so that no order puts twins together", () => {
    const forSale = lots.filter(
      ({ kind, plan }) => kind === "apartment" && (plan === "open" || plan === "upcoming"),
    );
    const twins = [...Map.groupBy(forSale, mainOf).values()].filter(({ length }) => length > 1);
    expect(
      twins.map((some) => `${some[0]!.pictures[0]!.name} ${some.map(({ title }) => title).join(", ")}`),
    ).toEqual([]);
  });

  it("have no picture in one of ten, and in no draft that waits for the staff", () => {
    const blank = lots.filter(({ pictures }) => pictures.length === 0);
    expect(blank.length / lots.length).toBeCloseTo(0.1, 1);
    expect(new Set(blank.map(({ kind }) => kind)).size).toBe(2);
    expect(blank.filter(({ plan }) => plan === "moderation" || plan === "draft")).toEqual([]);
    expect(
      blank.filter(isVehicle).flatMap(({ condition }) => condition.zones.filter((z) => z.photo)),
    ).toEqual([]);
  });

  it("show one flat in one palette and time of day, and gardens where no towers stand", () => {
    for (const lot of lots.filter((each) => !isVehicle(each))) {
      const interiors = lot.pictures
        .map(({ name }) => parsePictureName(name))
        .filter((each) => each?.kind === "interior");
      const groups = new Set(
        interiors.map(({ interior }) => interior.group).filter((group) => !group.startsWith("any-")),
      );
      expect([lot.number, groups.size <= 1]).toEqual([lot.number, true]);
      const isSmallTown = !["dubai", "abu-dhabi", "sharjah"].includes(lot.place.city);
      const gardens = interiors.every(({ interior: { name, group } }) =>
        /^garden|sage|terra/.test(name + group),
      );
      expect([lot.number, gardens || !isSmallTown]).toEqual([lot.number, true]);
    }
  });

  it("divide an apartment into rooms that its area holds, in two rows", () => {
    for (const lot of lots.filter((each) => each.kind === "apartment")) {
      const { roomList = [], areaSqft, bedrooms } = lot.facts;
      const left = sqftLeft(areaSqft, roomList);
      expect([left > areaSqft * 0.08, left < areaSqft * 0.25]).toEqual([true, true]);
      expect(roomList.filter(({ kind }) => kind === "bedroom").length).toBe(bedrooms);
    }
  });

  it("tell the end of a tenancy as a person writes it", () => {
    const words = lots.flatMap((lot) => (lot.kind === "apartment" ? [lot.facts.tenancy] : []));
    const leases = words.filter((text) => text.startsWith("Let until"));
    expect(leases.length).toBeGreaterThan(0);
    for (const text of leases)
      expect(text).toMatch(/^Let until [A-Z][a-z]{2} \d{1,2}, \d{4} at AED [\d,]+ a year$/);
  });

  it("have existing pictures, in the color of their facts", () => {
    for (const lot of lots.filter(({ pictures }) => pictures.length > 0)) {
      const pictures = lot.pictures.map(({ name }) => parsePictureName(name));
      expect(pictures).not.toContain(null);
      expect(new Set(lot.pictures.map(({ name }) => name)).size).toBe(lot.pictures.length);
      expect(lot.pictures.length).toBeGreaterThanOrEqual(3);
    }
    for (const lot of lots.filter(isVehicle).filter(({ pictures }) => pictures.length > 0)) {
      expect(parsePictureName(mainOf(lot))).toMatchObject({
        paint: lot.facts.colour,
        body: shapeIn(lot),
      });
    }
  });

  it("use only values of the dictionaries", () => {
    for (const lot of lots) {
      const named: [DictName, string][] = isVehicle(lot)
        ? [
            ["marks", lot.facts.mark],
            ["models", lot.facts.model],
            ["gearboxes", lot.facts.gearbox],
            ["engines", lot.facts.engine],
            ["bodies", lot.facts.body],
            ["drives", lot.facts.drive],
            ["colours", lot.facts.colour],
            ["regions", lot.facts.region],
          ]
        : [
            ["property_types", lot.facts.type],
            ["developers", lot.facts.developer],
          ];
      named.push(["cities", lot.place.city], ["emirates", lot.place.emirate]);
      expect(named.filter(([name, value]) => !known(name, value))).toEqual([]);
    }
  });

  it("stand on land, apartments of Dubai in the community of their name", () => {
    expect(lots.filter(({ place }) => groundAt(place) !== "emirates")).toEqual([]);
    const apart = lots.filter((lot) => !isVehicle(lot) && lot.place.city === "dubai");
    expect(apart.filter(({ place }) => communityAt(place)?.name !== place.location)).toEqual([]);
  });

  it("describe cars with a valid VIN, zones of the drawing and a past year", () => {
    const cars = lots.filter(isVehicle);
    expect(cars.filter(({ facts }) => !isVin(facts.vin) || facts.year > 2026)).toEqual([]);
    expect(
      cars.flatMap(({ condition }) => condition.zones).filter(({ zone }) => !ZONES.includes(zone)),
    ).toEqual([]);
    expect(new Set(cars.map(({ facts }) => facts.vin)).size).toBe(cars.length);
  });

  it("give the demo buyer one lot in each state, and no own lot", () => {
    const mine = lots
      .filter(({ bids }) => bids.some(({ userId }) => userId === DEMO.buyer))
      .map(({ id }) => room.lot(id));
    const leading = mine.filter(({ lead }) => lead?.leaderId === DEMO.buyer).map(({ status }) => status);
    const beaten = mine.filter(({ lead }) => lead?.leaderId !== DEMO.buyer);
    expect(leading.toSorted()).toEqual(["active", "active", "sold", "summarizing"]);
    expect(beaten.map(({ status }) => status).toSorted()).toEqual(["active", "sold"]);
    expect(beaten.find(({ status }) => status === "active")!.endsAt).toBeLessThan(NOW + 10 * MINUTE_MS);
    expect(room.availableFils(DEMO.buyer)).toBe(4_500_000);
    expect(lots.filter(({ favoriteOf }) => favoriteOf.includes(DEMO.buyer)).length).toBeGreaterThanOrEqual(5);
    expect(lots.some(({ sellerId }) => sellerId === DEMO.buyer)).toBe(false);
  });

  it("give the demo seller unsold lots, and an archive", () => {
    const theirs = lots.filter(({ sellerId }) => sellerId === DEMO.seller);
    const unsold = theirs.filter(({ plan }) => plan === "notSold");
    expect(unsold.filter(({ hidden }) => !hidden).length).toBeGreaterThanOrEqual(2);
    expect(
      theirs
        .filter(({ hidden }) => hidden)
        .map(({ plan }) => plan)
        .toSorted(),
    ).toEqual(["draft", "notSold", "notSold"]);
    expect(lots.filter(({ sellerId, hidden }) => hidden && sellerId !== DEMO.seller)).toEqual([]);
  });

  it("give the demo seller drafts, lots in moderation and lots in the auction", () => {
    const plans = new Set(lots.filter(({ sellerId }) => sellerId === DEMO.seller).map(({ plan }) => plan));
    expect([...plans]).toEqual(expect.arrayContaining(["draft", "moderation", "open"]));
  });
});

describe("a scene", () => {
  it("changes with its seed", () => {
    expect(titles(1, NOW)).not.toEqual(titles(2, NOW));
  });

  it("is as full a week later", () => {
    expect(titles(3, NOW + 7 * DAY_MS).length).toBe(260);
  });

  it("gets a new batch with new numbers and without scripted lots", () => {
    const from = { id: 261, vehicle: 20_201, apartment: 30_061 };
    const batch = makeLots(1, NOW + DAY_MS, { vehicles: 60, apartments: 20 }, from);
    expect(Math.min(...batch.map(({ id }) => id))).toBe(261);
    expect(batch.filter(isVehicle)[0]!.number).toBe(20_201);
    expect(batch.some(({ bids }) => bids.some(({ userId }) => userId === DEMO.buyer))).toBe(false);
    const first = new Set(
      makeLots(1, NOW)
        .filter(isVehicle)
        .map(({ facts }) => facts.vin),
    );
    expect(batch.filter(isVehicle).filter(({ facts }) => first.has(facts.vin))).toEqual([]);
  });

  it("can be empty, with all its people", () => {
    const { lots, users } = makeScene("empty", 1, NOW);
    expect(lots).toEqual([]);
    expect(users.length).toBeGreaterThan(80);
    expect(FIRST_NUMBERS.id).toBe(1);
  });
});

it("a model with a body of its own in the pictures exists", () => {
  const models = VEHICLE_MODELS.map(({ mark, model }) => `${mark} ${model}`);
  expect(SHAPED.filter((name) => !models.includes(name))).toEqual([]);
});

it("an earlier sale is of a year in which its trim was made, and is comparable with a lot on sale", () => {
  const lots = makeLots(1, NOW);
  const sales = makeEarlierSales(1, NOW, lots, 10_000).filter(isVehicle);
  for (const { title, facts } of sales) {
    const model = VEHICLE_MODELS.find(
      (each) => modelValue(each) === facts.model && markValue(each) === facts.mark,
    )!;
    const trim = model.trims.find(({ name }) => name === facts.trim)!;
    expect(`${title} ${facts.year >= trim.from && facts.year <= trim.to}`).toBe(`${title} true`);
    const alike = lots.filter(isVehicle).filter((lot) => lot.facts.model === facts.model);
    const near = alike.some(
      (lot) =>
        Math.abs(lot.facts.year - facts.year) <= 1 &&
        Math.abs(lot.facts.mileageKm - facts.mileageKm) <= 20_000,
    );
    expect(`${title} ${near}`).toBe(`${title} true`);
  }
});
