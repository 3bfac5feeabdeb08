/**
 * Checks that play the golden vectors on the server. They move the clock for everybody, so they run last on their test
 * data.
 */
import { formulaDifference, formulaVectors } from "../vectors/formula.ts";
import { firstDifference } from "../vectors/play.ts";
import { vectorsByPart } from "../vectors/vector.ts";
import { Broken } from "./base/broken.ts";
import { succeed, type Check, type World } from "./base/check.ts";
import { httpGround } from "./http-ground.ts";

const ruleChecks: readonly Check[] = [...vectorsByPart()].flatMap(([part, vectors]) =>
  vectors.map((vector) => ({
    group: "golden vectors",
    name: `${part}: ${vector.name}`,
    about: null,
    async play(world) {
      const { now } = (await succeed(world, "getClock")).body.data;
      try {
        const difference = await firstDifference(vector, await httpGround(world, vector.given));
        if (difference) throw new Broken(difference);
      } finally {
        await succeed(world, "setClock", { body: { set: now } });
        await succeed(world, "setClock", { body: { freeze: false } });
      }
    },
  })),
);

/** With the rates that the server states for its lots. */
const formulaChecks: readonly Check[] = formulaVectors.map((vector) => ({
  group: "golden vectors",
  name: `money: ${vector.name}`,
  about: null,
  async play(world) {
    const [vehicle, apartment] = [
      await conditionsOf(world, "vehicle"),
      await conditionsOf(world, "apartment"),
    ];
    const terms = {
      deposit: { vehicle: vehicle.deposit, apartment: apartment.deposit },
      price: { fee: vehicle.fee, vat: vehicle.vat },
    };
    const difference = formulaDifference(vector, terms);
    if (difference) throw new Broken(difference);
  },
}));

async function conditionsOf(world: World, kind: "vehicle" | "apartment") {
  const { ids } = (await succeed(world, "makeLots", { body: { count: 1, kind } })).body.data;
  return (await succeed(world, "getConditions", { body: { id_auction: ids[0] } })).body.data;
}

export const vectorChecks: readonly Check[] = [...formulaChecks, ...ruleChecks];
