import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { CALLS, EVERYWHERE, EXISTENCE, type ExistenceCheck, type FirstCall } from "./first-calls.ts";
import { KEYS } from "./page-keys.ts";

/** Pages that a visitor sees before the app has loaded: their layout, and all parts that need no reply. */
export const DRAWN: readonly string[] = ["/signin", "/alburaq", "/auction", "/auction/$id"];

/** The main picture of a page, if any, and its windows. */
const PICTURES: Readonly<Record<string, { file: RegExp; media: string }[]>> = {
  "/alburaq": [
    { file: /\/harbour-phone-[^/]*\.webp$/, media: "(width < 64rem)" },
    { file: /\/harbour-(?!phone)[^/]*\.webp$/, media: "(width >= 64rem)" },
  ],
};
/** A part of a route that its first draw needs. */
const PART = /src\/routes\/(.+)\.tsx\?tsr-split=component/;

interface Chunk {
  type: "chunk";
  fileName: string;
  isEntry: boolean;
  imports: string[];
  facadeModuleId: string | null;
}

/** The start of a page. */
export interface PageStart {
  /** Parts of its route, which the browser loads together with the app. */
  parts: string[];
  pictures: { file: string; media: string }[];
  /** Calls whose replies are in the page. */
  calls: readonly FirstCall[];
  /** The drawn page, a file of the build; null: none. */
  drawn: string | null;
  /** Undefined: the page exists for everybody. */
  exists?: ExistenceCheck;
}

const ROUTE_TREE = join(import.meta.dirname, "../src/routeTree.gen.ts");

/** The file of a drawn page: "/auction/$id" → "pages/auction/$id.html". */
export function fileOf(path: string): string {
  return `pages${path}.html`;
}

/**
 * Writes builds/pages.json: the paths of all pages with their starts. `$id` in a path stands for a part of the address.
 */
export function pageStarts(): Plugin {
  return {
    name: "marsa:page-starts",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk") as Chunk[];
        const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
        const app = closure(
          byName,
          chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName),
        );
        const partOf = new Map(
          chunks.flatMap(({ facadeModuleId, fileName }) => {
            const route = PART.exec(facadeModuleId ?? "")?.[1];
            return route === undefined ? [] : [[route, fileName] as const];
          }),
        );
        const pages = [...partOf.keys()].filter((route) => route.includes("/"));
        const starts = pages.map((route) => {
          const path = pathOf(route);
          const layout = route.slice(0, route.indexOf("/"));
          const own = [layout, route].flatMap((part) => partOf.get(part) ?? []);
          const files = [...closure(byName, own)].filter((file) => !app.has(file));
          const pictures = (PICTURES[path] ?? []).flatMap(({ file, media }) =>
            Object.keys(bundle)
              .filter((name) => file.test(name))
              .map((name) => ({ file: `/${name}`, media })),
          );
          const drawn = DRAWN.includes(path) ? fileOf(path) : null;
          const parts = files.map((file) => `/${file}`);
          const check = EXISTENCE[path];
          const exists = check ? { exists: check } : {};
          return [path, { parts, pictures, calls: CALLS[path] ?? [], drawn, ...exists } satisfies PageStart];
        });
        const source = JSON.stringify({
          everywhere: EVERYWHERE,
          paths: allPaths(readFileSync(ROUTE_TREE, "utf8")),
          keys: KEYS,
          pages: Object.fromEntries(starts),
        });
        this.emitFile({ type: "asset", fileName: "builds/pages.json", source });
      },
    },
  };
}

/** @returns the paths of all routes, also of those without a screen */
function allPaths(routeTree: string): string[] {
  const union = /fullPaths:((?:\s*\|\s*"[^"]*")+)/.exec(routeTree)?.[1];
  if (union === undefined) throw new Error("The route tree names no paths");
  return [...union.matchAll(/"([^"]*)"/g)].map(([, path]) => path!);
}

/** "_inside/auction/index" → "/auction", "_simple/account.delete" → "/account/delete". */
function pathOf(route: string): string {
  const segments = route.split(/[/.]/).filter((segment) => !segment.startsWith("_") && segment !== "index");
  return `/${segments.join("/")}`;
}

function closure(byName: ReadonlyMap<string, Chunk>, names: readonly string[]): Set<string> {
  const found = new Set<string>();
  const take = (name: string): void => {
    if (found.has(name)) return;
    found.add(name);
    for (const imported of byName.get(name)?.imports ?? []) take(imported);
  };
  for (const name of names) take(name);
  return found;
}
