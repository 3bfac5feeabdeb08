/**
 * `npm run budgets` weighs the first loads, then runs Lighthouse on the front pages, the list and a lot of the built app: on a phone with a slow line (median of
 * several runs), and once on a desktop. Accessibility, best practices and SEO must be 100, performance at least 95,
 * on a desktop 97.
 * Lighthouse alone: `node .ci/lighthouse.ts [--runs 5] [--reported] [--short] [/path …]`. With --reported a missed performance is
 * printed and does not fail, since the score depends on the machine. --short is one reported run of the list and of
 * a lot on a phone.
 */
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs, promisify } from "node:util";
import { recordFigure } from "./figures/figures.ts";
import { installPackages, packagesBin } from "./packages.ts";
import { root } from "./steps.ts";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const LEAST = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 } as const;
/** The least performance on a desktop, where one run is enough. */
const LEAST_ON_A_DESK = 97;
type Device = "phone" | "desk";
type Scores = Record<(typeof CATEGORIES)[number], number>;

interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number; score: number | null; title: string }>;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: "string", default: "5" },
    reported: { type: "boolean", default: false },
    short: { type: "boolean", default: false },
  },
});
installPackages();
const runs = values.short ? 1 : Number(values.runs);
const isReported = values.reported || values.short;

const folder = mkdtempSync(join(tmpdir(), "marsa-lighthouse-"));
const port = await freePort();
const server = spawn(process.execPath, [join(root, "mock-server/src/main.ts")], {
  env: { ...process.env, PORT: String(port), DATA_DIR: join(folder, "data"), BOTS: "off", LIMITS: "off" },
  stdio: "ignore",
});
let missed = false;
try {
  await reached(`http://127.0.0.1:${port}/api/health`);
  const front = values.short ? [] : ["/alburaq", "/signin"];
  const paths = positionals.length > 0 ? positionals : [...front, "/auction", await firstLot()];
  for (const path of paths) {
    const reports: Report[] = [];
    const url = `http://127.0.0.1:${port}${path}`;
    for (let run = 0; run < runs; run++) reports.push(await audited(url, "phone"));
    missed = printReports(path, reports, "phone") || missed;
    if (!values.short) missed = printReports(path, [await audited(url, "desk")], "desk") || missed;
  }
} finally {
  const gone = once(server, "exit");
  server.kill("SIGTERM");
  await gone;
  rmSync(folder, { recursive: true, force: true });
}
process.exit(missed ? 1 : 0);

/** Prints the medians of a page. Returns whether the page fails. */
function printReports(path: string, reports: readonly Report[], device: Device): boolean {
  const scores = Object.fromEntries(
    CATEGORIES.map((name) => [name, median(reports.map(({ categories }) => 100 * categories[name]!.score))]),
  ) as Scores;
  const value = (audit: string) => median(reports.map(({ audits }) => audits[audit]?.numericValue ?? 0));
  const times = `LCP ${(value("largest-contentful-paint") / 1000).toFixed(1)} s, TBT ${Math.round(
    value("total-blocking-time"),
  )} ms, CLS ${value("cumulative-layout-shift").toFixed(3)}`;
  console.log(
    `${path}${device === "desk" ? " on a desk" : ""}: ${CATEGORIES.map((name) => `${name} ${Math.round(scores[name])}`).join(", ")}; ${times}`,
  );
  const least = device === "desk" ? { ...LEAST, performance: LEAST_ON_A_DESK } : LEAST;
  const short = CATEGORIES.filter((name) => Math.round(scores[name]) < least[name]);
  for (const name of short) console.log(`  ${name} is below ${least[name]}`);
  if (!values.short)
    recordFigure({
      id: `lighthouse: ${pageOf(path)}, ${device}`,
      what: `Lighthouse, ${pageOf(path)}, ${device}, median of ${reports.length}`,
      figure: `${CATEGORIES.map((name) => `${name} ${Math.round(scores[name])}`).join(", ")}; ${times}`,
      goal: `performance ${least.performance}, others 100`,
      met: short.length === 0,
      command: "npx node .ci/lighthouse.ts",
    });
  if (short.some((name) => name !== "performance")) printAudits(reports[0]!);
  return short.some((name) => name !== "performance" || !isReported);
}

/** Returns the path without the id of a lot, which differs from run to run. */
function pageOf(path: string): string {
  return path.replace(/\d+/, "{id}");
}

function printAudits({ audits }: Report): void {
  for (const [id, { score, title }] of Object.entries(audits)) {
    if (score !== null && score < 0.9) console.log(`  ${id}: ${title}`);
  }
}

/** Runs Lighthouse once. On a busy machine a browser may not start in time, so it tries twice. */
async function audited(url: string, device: Device): Promise<Report> {
  return lighthouse(url, device).catch(() => lighthouse(url, device));
}

async function lighthouse(url: string, device: Device): Promise<Report> {
  const output = join(folder, "report.json");
  const flags = "--headless=new --no-sandbox --disable-dev-shm-usage";
  const args = [url, "--quiet", "--output=json", `--output-path=${output}`, `--chrome-flags=${flags}`];
  if (device === "desk") args.push("--preset=desktop");
  const env = { ...process.env, CHROME_PATH: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium" };
  await promisify(execFile)(join(packagesBin, "lighthouse"), args, { env, timeout: 300_000 });
  return JSON.parse(readFileSync(output, "utf8")) as Report;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)]!;
}

async function reached(url: string): Promise<void> {
  for (let tries = 0; tries < 480; tries++) {
    if (
      await fetch(url).then(
        (response) => response.ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`${url} does not answer`);
}

/** Returns the page of the first lot in the list. */
async function firstLot(): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/api/auction/lots`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ filter: {}, limit: 1 }),
  });
  const { data } = (await response.json()) as { data: { items: [{ id_auction: number }] } };
  return `/auction/${data.items[0].id_auction}`;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port: free } = probe.address() as { port: number };
  probe.close();
  return free;
}
