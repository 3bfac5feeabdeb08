import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The `Link` header of a page: the parts of the app that its route needs, as the build names them, so that the browser
 * asks for them at once. In: the folder of the build. Out: by path, with or without /en; null where nothing is named.
 */
export function routePreloads(folder: string): (path: string) => string | null {
  const routes = read(folder).map(([path, link]) => ({ pattern: segmentsOf(path), link }));
  return (path) => {
    const segments = segmentsOf(path.replace(/^\/en(?=\/|$)/, ""));
    const fits = (pattern: readonly string[]) =>
      pattern.length === segments.length &&
      pattern.every((part, at) => part.startsWith("$") || part === segments[at]);
    // A place named in full comes before one that takes any name.
    const found = routes.filter(({ pattern }) => fits(pattern)).toSorted((a, b) => wild(a) - wild(b));
    return found[0]?.link ?? null;
  };
}

function wild({ pattern }: { pattern: readonly string[] }): number {
  return pattern.filter((part) => part.startsWith("$")).length;
}

function segmentsOf(path: string): string[] {
  return path.split("/").filter((segment) => segment !== "");
}

function read(folder: string): [string, string][] {
  try {
    const links = JSON.parse(readFileSync(join(folder, "builds/preloads.json"), "utf8")) as Record<
      string,
      string
    >;
    return Object.entries(links);
  } catch {
    return [];
  }
}
