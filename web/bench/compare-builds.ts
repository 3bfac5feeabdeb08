/**
 * Compares two builds of the app in one run: `node web/bench/compare-builds.ts --old DIR --new DIR [--pairs 6]`. Both
 * take turns, so that other work on the machine slows both. `npx vite build --outDir DIR` in `web` makes a build.
 */
import { parseArgs } from "node:util";
import { startMarsa } from "@marsa/mock-server/start-marsa";
import { chromium, request } from "@playwright/test";
import { freshLot } from "../e2e/market.ts";
import { loadOf } from "./load.ts";
import { stormOf } from "./storm.ts";
import type { Build, Turn } from "./turn.ts";

const { values } = parseArgs({
  options: {
    old: { type: "string" },
    new: { type: "string" },
    pairs: { type: "string", default: "6" },
    only: { type: "string", default: "load,storm" },
  },
});
if (!values.old || !values.new) throw new Error("Name two builds: --old DIR --new DIR");

const MEASUREMENTS: Readonly<Record<string, (build: Build, lot: number) => Promise<Turn>>> = {
  load: loadOf,
  storm: stormOf,
};

const browser = await chromium.launch(
  process.env["CHROMIUM_PATH"] ? { executablePath: process.env["CHROMIUM_PATH"] } : {},
);
const servers = await Promise.all(
  [values.old, values.new].map((folder) => startMarsa({ env: { WEB_DIR: folder } })),
);
try {
  const builds = await Promise.all(
    servers.map(async ({ url }): Promise<Build> => ({
      url,
      browser,
      request: await request.newContext({ baseURL: url }),
    })),
  );
  for (const name of values.only.split(",")) await compare(name, builds);
} finally {
  await Promise.all(servers.map((server) => server.stop()));
  await browser.close();
}

/** Measures both builds in turns, and prints the medians with the median of the ratios. */
async function compare(name: string, builds: readonly Build[]): Promise<void> {
  const measurement = MEASUREMENTS[name]!;
  const turns: Turn[][] = builds.map(() => []);
  // The first pair warms up the servers and does not count.
  for (let pair = 0; pair <= Number(values.pairs); pair++) {
    const order = pair % 2 === 0 ? [0, 1] : [1, 0];
    for (const index of order) {
      const build = builds[index]!;
      const lot = await freshLot(build.request, { start_price: 1_000, step: 100, seconds: 3_600 });
      const turn = await measurement(build, lot);
      if (pair > 0) turns[index]!.push(turn);
      console.error(`${name}, pair ${pair}, ${index === 0 ? "old" : "new"}: ${JSON.stringify(turn)}`);
    }
  }
  console.log(`\n${name}, ${values.pairs} pairs\n| | old | new | new / old |\n|---|---|---|---|`);
  for (const figure of Object.keys(turns[0]![0]!)) {
    const [old, newer] = turns.map((each) => each.map((turn) => turn[figure]!)) as [number[], number[]];
    const ratio = median(newer.map((value, pair) => value / old[pair]!));
    console.log(
      `| ${figure} | ${median(old).toFixed(1)} | ${median(newer).toFixed(1)} | ${ratio.toFixed(2)} |`,
    );
  }
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
