import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A call that a page of the app begins with. `path` is the API's, `body` the JSON that the app would send. */
export interface FirstCall {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly body?: string;
}

/** How a page of the app begins, as the build says it. */
export interface PageStart {
  /** The `Link` header that names what its route needs, so that the browser asks for it at once; null where that is nothing. */
  readonly link: string | null;
  /** What it asks for before it is drawn, whoever reads it: the answers are public. */
  readonly calls: readonly FirstCall[];
  /** The same for a visitor: with a token the answers would be others. */
  readonly visitorCalls: readonly FirstCall[];
  /** The page as a visitor sees it before the app is there: a file of the build, null where there is none. */
  readonly drawn: string | null;
}

interface Written {
  readonly everywhere: readonly FirstCall[];
  readonly pages: Readonly<
    Record<
      string,
      {
        readonly parts: readonly string[];
        readonly pictures: readonly { readonly file: string; readonly media: string }[];
        readonly calls: readonly FirstCall[];
        readonly drawn: string | null;
      }
    >
  >;
}

/**
 * What builds/pages.json says of the app's pages. In: the folder of the build. Out: by path, with or without /en; a path
 * that it does not name begins with what every page does.
 */
export function pageStarts(folder: string): (path: string) => PageStart {
  const { everywhere, pages } = read(folder);
  const routes = Object.entries(pages).map(([path, page]) => ({ pattern: segmentsOf(path), page }));
  return (path) => {
    const segments = segmentsOf(path.replace(/^\/en(?=\/|$)/, ""));
    // A place named in full comes before one that takes any name.
    const [found] = routes
      .filter(({ pattern }) => fits(pattern, segments))
      .toSorted((a, b) => wild(a.pattern) - wild(b.pattern));
    if (!found) return { link: null, calls: everywhere, visitorCalls: [], drawn: null };
    const { page, pattern } = found;
    const visitorCalls = page.calls.map((call) => ({ ...call, path: filled(call.path, pattern, segments) }));
    return { link: linkTo(page), calls: everywhere, visitorCalls, drawn: page.drawn };
  };
}

function linkTo({ parts, pictures }: Written["pages"][string]): string | null {
  const links = [
    ...parts.map((file) => `<${file}>; rel=modulepreload`),
    ...pictures.map(
      ({ file, media }) => `<${file}>; rel=preload; as=image; fetchpriority=high; media="${media}"`,
    ),
  ];
  return links.length > 0 ? links.join(", ") : null;
}

function fits(pattern: readonly string[], segments: readonly string[]): boolean {
  return (
    pattern.length === segments.length &&
    pattern.every((part, at) => part.startsWith("$") || part === segments[at])
  );
}

/** "/api/auction/lot/$id" with the id that stands in the address. */
function filled(path: string, pattern: readonly string[], segments: readonly string[]): string {
  return path.replaceAll(/\$\w+/g, (name) => segments[pattern.indexOf(name)] ?? name);
}

function wild(pattern: readonly string[]): number {
  return pattern.filter((part) => part.startsWith("$")).length;
}

function segmentsOf(path: string): string[] {
  return path.split("/").filter((segment) => segment !== "");
}

function read(folder: string): Written {
  try {
    return JSON.parse(readFileSync(join(folder, "builds/pages.json"), "utf8")) as Written;
  } catch {
    return { everywhere: [], pages: {} };
  }
}
