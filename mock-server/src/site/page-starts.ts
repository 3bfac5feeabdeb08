/** Reads what each page of the app needs first. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { withoutLanguage } from "./canonical-address.ts";

/** A first call of a page. `path` is the API's, `body` the JSON that the app would send. */
export interface FirstCall {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly body?: string;
}

/** The start of a page, from the build. */
export interface PageStart {
  /** The `Link` header with the parts of its route, so that the browser requests them at once; null for none. */
  readonly link: string | null;
  /** Calls of the page for every reader: the answers are public. */
  readonly calls: readonly FirstCall[];
  /** Calls for a visitor: with a token the answers would differ. */
  readonly visitorCalls: readonly FirstCall[];
  /** The prerendered page for a visitor: a file of the build, null for none. */
  readonly drawn: string | null;
  /** The patterns of known values, by key of the address; with another value there is no such page. */
  readonly keys: Readonly<Record<string, RegExp>>;
  /** Whether there is such a page; or the call that tells whether there is one for its reader. */
  readonly exists: boolean | ExistenceCheck;
}

/** A call whose refusal means that the page does not exist for its reader. `missing`: the statuses of that refusal. */
export interface ExistenceCheck extends FirstCall {
  readonly missing: readonly number[];
  /** A value of `$id` with which the page exists, without a call. */
  readonly except?: string;
}

interface Written {
  readonly everywhere: readonly FirstCall[];
  /** The files of all pages; empty where the build does not name them. */
  readonly paths: readonly string[];
  /** Patterns of the values of a key, by page. */
  readonly keys?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly pages: Readonly<
    Record<
      string,
      {
        readonly parts: readonly string[];
        readonly pictures: readonly { readonly file: string; readonly media: string }[];
        readonly calls: readonly FirstCall[];
        readonly drawn: string | null;
        readonly exists?: ExistenceCheck;
      }
    >
  >;
}

/**
 * Reads builds/pages.json.
 * @param folder of the build.
 * @returns the start of a path, with or without /en; an unlisted path has the parts of every page.
 */
export function pageStarts(folder: string): (path: string) => PageStart {
  const { everywhere, paths, pages, keys = {} } = read(folder);
  const patterns = Object.entries(keys).map(([path, of]) => {
    const values = Object.entries(of).map(([key, pattern]) => [key, new RegExp(pattern)] as const);
    return { segments: segmentsOf(path), values: Object.fromEntries(values) };
  });
  const known = paths.map(segmentsOf);
  const routes = Object.entries(pages).map(([path, page]) => ({ pattern: segmentsOf(path), page }));
  return (path) => {
    const segments = segmentsOf(withoutLanguage(path));
    // A literal path comes before one with a parameter.
    const [found] = routes
      .filter(({ pattern }) => fits(pattern, segments))
      .toSorted((a, b) => wild(a.pattern) - wild(b.pattern));
    const values = patterns.find(({ segments: of }) => fits(of, segments))?.values ?? {};
    const isKnown = known.length === 0 || known.some((pattern) => fits(pattern, segments));
    if (!found)
      return {
        link: null,
        calls: everywhere,
        visitorCalls: [],
        drawn: null,
        keys: values,
        exists: isKnown,
      };
    const { page, pattern } = found;
    const visitorCalls = page.calls.map((call) => ({ ...call, path: filled(call.path, pattern, segments) }));
    const isFixed = page.exists?.except !== undefined && segments.includes(page.exists.except);
    const exists = isFixed
      ? true
      : page.exists && { ...page.exists, path: filled(page.exists.path, pattern, segments) };
    return {
      link: linkTo(page),
      calls: everywhere,
      visitorCalls,
      drawn: page.drawn,
      keys: values,
      exists: exists ?? true,
    };
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

/** Replaces parameters in "/api/auction/lot/$id" by the parts of the address. */
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
    return { everywhere: [], paths: [], pages: {} };
  }
}
