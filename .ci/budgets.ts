/**
 * Weighs the first load of each page of the built app: gzipped scripts that the page needs before it can draw.
 * Fails when a page is more than 3 % above its budget. Run it after a build. BUDGETS_DIR names another folder than
 * web/dist.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { root } from "./steps.ts";

const KB = 1024;
const TOLERANCE = 1.03;

/** Budgets for the JavaScript of a first load, kB gzipped. The key lists the routes of the page, the layout first. */
const PAGES: Readonly<Record<string, { routes: string[]; most: number }>> = {
  "/alburaq": { routes: ["_simple", "_simple/alburaq"], most: 163.3 },
  "/signin": { routes: ["_outside", "_outside/signin"], most: 138 },
  "/auction": { routes: ["_inside", "_inside/auction/index"], most: 172.9 },
  "/auction/{id}": { routes: ["_inside", "_inside/auction/$id"], most: 199.1 },
  "/queue/current": { routes: ["_inside", "_inside/queue/current"], most: 190 },
  "/dashboard/standard": { routes: ["_dashboard", "_dashboard/dashboard/standard"], most: 163.5 },
  "/dashboard/static": { routes: ["_dashboard", "_dashboard/dashboard/static"], most: 164.1 },
  "/dashboard/live/{id}": { routes: ["_dashboard", "_dashboard/dashboard/live.$id"], most: 170 },
  "/deposit": { routes: ["_inside", "_inside/deposit"], most: 173.4 },
  "/clients": { routes: ["_inside", "_inside/clients"], most: 161 },
  "/auction/edit/{id}": { routes: ["_inside", "_inside/auction/edit.$id"], most: 226.3 },
};
/** One file for all screens. */
const CSS_MOST = 28.8;
const LAZY_MOST = 60;
const FONT_MOST = 75;

interface Part {
  file: string;
  imports?: string[];
  css?: string[];
  isEntry?: boolean;
}

const folder = process.env["BUDGETS_DIR"] ?? join(root, "web/dist");
const manifest = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8")) as Record<
  string,
  Part
>;

/** Returns the size of a file on the wire, kB. */
function weight(file: string): number {
  const packed = join(folder, `${file}.gz`);
  const path = join(folder, file);
  const bytes = existsSync(packed)
    ? readFileSync(packed).length
    : gzipSync(readFileSync(path), { level: 9 }).length;
  return bytes / KB;
}

/** Returns the scripts or styles of these parts and of all parts that they import. */
function filesOf(keys: readonly string[], kind: "scripts" | "styles" = "scripts"): Set<string> {
  const seen = new Set<string>();
  const files = new Set<string>();
  const take = (key: string): void => {
    const part = manifest[key];
    if (!part || seen.has(key)) return;
    seen.add(key);
    for (const file of kind === "scripts" ? [part.file] : (part.css ?? [])) files.add(file);
    for (const imported of part.imports ?? []) take(imported);
  };
  for (const key of keys) take(key);
  return files;
}

const sum = (files: Iterable<string>): number => [...files].reduce((total, file) => total + weight(file), 0);
const keys = Object.keys(manifest);
const entries = keys.filter((key) => manifest[key]?.isEntry);
/** The script that loads the app. It is no part of the app. */
const boot = readdirSync(join(folder, "assets")).filter((name) => /^boot-.*\.js$/.test(name));
/** The parts of a route that a page needs to draw, without its error and not-found pages. */
const partsOf = (route: string) =>
  keys.filter((key) => key.startsWith(`src/routes/${route}.tsx?tsr-split=`) && /split=component/.test(key));

const rows = Object.entries(PAGES).flatMap(([page, { routes, most }]) => {
  const parts = routes.map(partsOf);
  // A page without a screen in this build has no weight.
  if (parts.at(-1)?.length === 0) return [];
  return [
    {
      name: `JS ${page}`,
      size: sum([...boot.map((name) => `assets/${name}`), ...filesOf([...entries, ...parts.flat()])]),
      most,
    },
  ];
});

const firstParts = [...entries, ...Object.values(PAGES).flatMap(({ routes }) => routes.flatMap(partsOf))];
const initial = filesOf(firstParts);
const assets = readdirSync(join(folder, "assets")).map((name) => `assets/${name}`);
const heaviest = assets
  .filter((file) => file.endsWith(".js") && !initial.has(file))
  .map((file) => ({ file, size: weight(file) }))
  .toSorted((one, other) => other.size - one.size)[0];
const fonts = assets.filter((file) => file.endsWith(".woff2"));

rows.push(
  { name: "CSS", size: sum(filesOf(firstParts, "styles")), most: CSS_MOST },
  { name: `heaviest lazy part (${heaviest?.file ?? "none"})`, size: heaviest?.size ?? 0, most: LAZY_MOST },
  { name: `font (${fonts.length} file)`, size: sum(fonts), most: FONT_MOST },
);

let over = fonts.length > 1;
for (const { name, size, most } of rows) {
  const broken = size > most * TOLERANCE;
  over ||= broken;
  console.log(`${broken ? "OVER" : "ok  "}  ${name.padEnd(52)} ${size.toFixed(1).padStart(6)} of ${most} kB`);
}
process.exit(over ? 1 : 0);
