/** Dictionaries, map, price guide and lanes, which must agree with the lists. */
import type { components } from "../../generated/api.d.ts";
import { Unmet } from "../adapters/adapter.ts";
import { mustBeSame, mustHave } from "../base/broken.ts";
import type { Check, World } from "../base/check.ts";
import { diffText } from "../base/diff.ts";
import { list, read, settled } from "./lots.ts";

type Wire = components["schemas"];
type Draft = Omit<Check, "group" | "level">;

interface Word {
  readonly value: string;
  readonly label: string;
  readonly parent?: string;
}

const words = async (world: World, name: string): Promise<readonly Word[]> =>
  (await read<{ items: Word[] }>(world, "getDictionary", { path: { name } })).items;

const dictionaries: Draft = {
  name: "models belong to makes of the dictionary, and no word is there twice",
  about: "getDictionary",
  async play(world) {
    const marks = (await words(world, "marks")).map(({ value }) => value);
    const models = await words(world, "models");
    mustBeSame(marks.length > 0 && models.length > 0, true, "Makes and models");
    mustBeSame(new Set(marks).size, marks.length, "Different makes");
    const lost = models.filter(({ parent }) => !marks.includes(parent ?? ""));
    mustBeSame(
      lost.map(({ value }) => value),
      [],
      "Models of no make",
    );
  },
};

const facetWords: Draft = {
  name: "the words of a facet are those of its dictionary",
  about: "listFacet",
  async play(world) {
    const known = new Map((await words(world, "marks")).map(({ value, label }) => [value, label]));
    const { items } = await read<{ items: Word[] }>(world, "listFacet", {
      path: { section: "all", field: "mark" },
      body: {},
    });
    const wrong = items.filter(({ value, label }) => known.get(value) !== label);
    mustBeSame(
      wrong.map(({ value, label }) => `${value} ${label}`),
      [],
      "Makes with another name",
    );
  },
};

const map: Draft = {
  name: "the map counts the lots of the list",
  about: "mapLots",
  play: (world) =>
    settled(async () => {
      const { places } = await read<Wire["LotsMap"]>(world, "mapLots", {
        path: { section: "all" },
        body: {},
      });
      const { total } = await list(world, { limit: 1 });
      const sum = places.reduce((all, { count }) => all + count, 0);
      return diffText(sum <= total && (total === 0 || sum > 0), true, `${sum} lots on the map of ${total}`);
    }),
};

const statistics: Draft = {
  name: "the price guide's quartiles are in order, and its latest sales too",
  about: "getStatistics",
  async play(world) {
    const [mark] = await words(world, "marks");
    if (!mark) throw new Unmet("needs a make in the dictionary");
    const shown = await read<Wire["Statistics"]>(world, "getStatistics", { body: { search: mark.label } });
    const quartiles = [shown.lower_quartile, shown.median, shown.upper_quartile].filter(
      (value) => value !== null,
    );
    mustBeSame(
      quartiles,
      quartiles.toSorted((a, b) => a - b),
      "Quartiles",
    );
    const dates = shown.last.map(({ sold_at }) => sold_at);
    mustBeSame(dates, dates.toSorted().toReversed(), "Latest sales, newest first");
    const strangers = shown.last.filter(
      ({ title }) => !title.toLowerCase().includes(mark.label.toLowerCase()),
    );
    mustBeSame(
      strangers.map(({ title }) => title),
      [],
      `Sales without ${mark.label}`,
    );
    mustBeSame(shown.sold >= shown.last.length, true, "As many sales as are shown");
  },
};

const fields: Draft = {
  name: "each type of object describes the fields of its kind",
  about: "getObjectMeta",
  async play(world) {
    for (const [id, kind, field] of [
      [1, "vehicle", "mark"],
      [2, "apartment", "bedrooms"],
    ] as const) {
      const shown = await read<Wire["ObjectMeta"]>(world, "getObjectMeta", { path: { id } });
      const names = shown.groups.flatMap((group) => group.fields.map(({ name }) => name));
      mustHave(shown, { id, kind }, `Fields of ${kind}`);
      mustBeSame(names.includes(field), true, `The ${kind} has the field ${field}`);
      mustBeSame(new Set(names).size, names.length, "Different fields");
    }
  },
};

const lanes: Draft = {
  name: "a lane's run holds as many lots as the lane says, in the order of their numbers",
  about: "listLaneLots",
  async play(world) {
    const queues = await read<readonly Wire["QueueCard"][]>(world, "listQueues");
    if (queues.length === 0) throw new Unmet("needs a lane: the server's list is empty");
    for (const { id_queue: id, name, lots } of queues) {
      const run = await read<{ items: readonly { position: number }[] }>(world, "listLaneLots", {
        path: { id },
      });
      mustBeSame(run.items.length, lots, `Lots of ${name}`);
      const places = run.items.map(({ position }) => position);
      mustBeSame(
        places,
        places.toSorted((a, b) => a - b),
        `Places in ${name}`,
      );
    }
  },
};

export const placeReads: readonly Draft[] = [dictionaries, facetWords, map, statistics, fields, lanes];
