/**
 * The golden vectors of the rules, played behind the server. Time goes on for everybody, so the lots of the stage are over
 * afterwards: these come last on it.
 */
import { firstDifference } from "../vectors/play.ts";
import { vectorsByPart } from "../vectors/vector.ts";
import { Broken } from "./broken.ts";
import { succeed, type Check } from "./check.ts";
import { httpGround } from "./http-ground.ts";

export const vectorChecks: readonly Check[] = [...vectorsByPart()].flatMap(([part, vectors]) =>
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
