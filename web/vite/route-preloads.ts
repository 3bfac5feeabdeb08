import type { Plugin } from "vite";

/** The picture that makes a page's first impression, where one does: which, and for which windows. */
const PICTURES: Readonly<Record<string, { file: RegExp; media: string }[]>> = {
  "/alburaq": [
    { file: /\/harbour-phone-[^/]*\.webp$/, media: "(width < 64rem)" },
    { file: /\/harbour-(?!phone)[^/]*\.webp$/, media: "(width >= 64rem)" },
  ],
};
/** A part of a route that its first picture needs. */
const PART = /src\/routes\/(.+)\.tsx\?tsr-split=component/;

interface Chunk {
  type: "chunk";
  fileName: string;
  isEntry: boolean;
  imports: string[];
  facadeModuleId: string | null;
}

/**
 * builds/preloads.json: for each route the `Link` header that names its parts, so that the browser asks for them together
 * with the app and not after it. Keys are the routes' paths, `$id` for a place of its own.
 */
export function routePreloads(): Plugin {
  return {
    name: "marsa:route-preloads",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk") as Chunk[];
        const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
        const early = closure(
          byName,
          chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName),
        );
        const parts = new Map(
          chunks.flatMap(({ facadeModuleId, fileName }) => {
            const route = PART.exec(facadeModuleId ?? "")?.[1];
            return route === undefined ? [] : [[route, fileName] as const];
          }),
        );
        const pages = [...parts.keys()].filter((route) => route.includes("/"));
        const links = pages.map((route) => {
          const path = pathOf(route);
          const layout = route.slice(0, route.indexOf("/"));
          const own = [layout, route].flatMap((part) => parts.get(part) ?? []);
          const files = [...closure(byName, own)].filter((file) => !early.has(file));
          const pictures = (PICTURES[path] ?? []).flatMap(({ file, media }) =>
            Object.keys(bundle)
              .filter((name) => file.test(name))
              .map((name) => `</${name}>; rel=preload; as=image; fetchpriority=high; media="${media}"`),
          );
          return [path, [...files.map((file) => `</${file}>; rel=modulepreload`), ...pictures].join(", ")];
        });
        const source = JSON.stringify(Object.fromEntries(links));
        this.emitFile({ type: "asset", fileName: "builds/preloads.json", source });
      },
    },
  };
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
