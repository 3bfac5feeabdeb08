/** Serves the built web app: hashed files are cached for ever, all others are revalidated. */
import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { type FetchReply, type FetchStatus, firstReplies } from "./first-replies.ts";
import { appHeaders } from "./headers.ts";
import { canonicalAddress, withoutLanguage } from "./canonical-address.ts";
import type { LotPages, SentPage } from "./lot-pages.ts";
import { type PageStart, pageStarts } from "./page-starts.ts";
import { pageCard, shareCard } from "./share-card.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
};

const ENCODINGS = [
  { name: "br", suffix: ".br" },
  { name: "gzip", suffix: ".gz" },
] as const;

/** Dynamic pages use fast compression rather than the best one. */
const PACK: Readonly<Record<string, (text: string) => Promise<Buffer>>> = {
  br: (text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text) => promisify(gzip)(text),
};

/** A visitor has no token: the app keeps it in a cookie that the API ignores. */
const TOKEN = /(?:^|;\s*)token=([^;]+)/;

/** The call of a lot's page. */
const LOT = "/api/auction/lot/";

const FOREVER = "public, max-age=31536000, immutable";
const ALWAYS_ANEW = "no-cache";

/** Answers a GET for a path of the app: a file of the build, the app's page for a path of its router, or 404. */
export type BuiltApp = (path: string, request: Request) => Promise<Response>;

export interface BuiltAppParts {
  /** Folder of the build. A missing folder serves nothing. */
  readonly folder: string;
  /** Address of an external router. */
  readonly routerUrl: string | null;
  readonly controls: boolean;
  /** The address of this site for other sites. */
  readonly publicUrl: string;
  readonly fetchReply: FetchReply;
  readonly fetchStatus: FetchStatus;
  readonly lotPages: LotPages;
}

/** What serves a build. */
interface Site extends BuiltAppParts {
  readonly files: ReadonlySet<string>;
  readonly pageHeaders: Readonly<Record<string, string>>;
}

/** @returns the web app of a build folder. */
export function builtApp(parts: BuiltAppParts): BuiltApp {
  const { folder, routerUrl } = parts;
  const site: Site = { ...parts, files: filesOf(folder), pageHeaders: appHeaders(routerUrl) };
  const startOf = pageStarts(folder);
  return async (path, request) => {
    const file = path.slice(1);
    if (site.files.has(file) && !isCompressed(file) && isAsked(file, request))
      return send(site, file, request);
    const isFile = extname(path) !== "" && !request.headers.get("accept")?.includes("text/html");
    // A page request always gets a page, for any typed path: the app shows its own not-found page.
    const isPage = !isFile && !file.startsWith("assets/") && !file.startsWith("builds/");
    if (isPage && site.files.has("index.html")) {
      const moved = canonicalAddress(request.url);
      if (moved !== null)
        return new Response(null, {
          status: 301,
          headers: { location: moved, "cache-control": ALWAYS_ANEW },
        });
      const start = startOf(path);
      const lot = lotOf(start.exists);
      if (lot === null || !isPlainVisit(request)) return pageOf(site, start, request);
      const encoding = encodingOf(request)?.name ?? "";
      const page = await site.lotPages.get(lot, `${path} ${encoding}`, async () => {
        // Only the address and the encoding: the page is kept for others.
        const anybodys = new Request(request.url, { headers: { "accept-encoding": encoding } });
        return sentOf(await pageOf(site, start, anybodys));
      });
      return new Response(page.body, page);
    }
    return new Response(isPage ? NOT_BUILT : "Not found", {
      status: 404,
      headers: {
        "content-type": "text/plain; charset=utf-8",
        "cache-control": "no-store",
        ...site.pageHeaders,
      },
    });
  };
}

/** 404 where there is no such page for this reader. The app draws its own page for it. */
async function statusOf(
  { fetchStatus }: Site,
  { exists, keys }: PageStart,
  request: Request,
  ask: FetchReply,
): Promise<200 | 404> {
  const written = [...new URL(request.url).searchParams];
  if (written.some(([key, value]) => value !== "" && keys[key]?.test(value) === false)) return 404;
  if (typeof exists === "boolean") return exists ? 200 : 404;
  const token = TOKEN.exec(request.headers.get("cookie") ?? "")?.[1] ?? null;
  if (token === null && lotOf(exists) !== null && (await ask(exists).catch(() => null)) !== null) return 200;
  const status = await fetchStatus(exists, token);
  // An expired session reads as a visitor.
  const final = status === 401 && token !== null ? await fetchStatus(exists, null) : status;
  return final !== null && exists.missing.includes(final) ? 404 : 200;
}

/** The card of a page for messengers and search engines, which read it as visitors; "" for a signed-in person. */
async function cardOf(
  { publicUrl }: Site,
  { exists }: PageStart,
  request: Request,
  ask: FetchReply,
): Promise<string> {
  if (TOKEN.test(request.headers.get("cookie") ?? "")) return "";
  if (typeof exists === "boolean" || lotOf(exists) === null) {
    const { pathname, search } = new URL(request.url);
    return pageCard(withoutLanguage(pathname) + search, publicUrl);
  }
  const reply = await ask(exists).catch(() => null);
  return reply === null ? "" : shareCard(reply, publicUrl);
}

/** Returns the best encoding that a browser takes, of those that a file has; undefined: none. */
function encodingOf({ headers }: Request, of: readonly (typeof ENCODINGS)[number][] = ENCODINGS) {
  const accepted = headers.get("accept-encoding") ?? "";
  return of.find(({ name }) => accepted.includes(name));
}

async function send(
  { folder, files, pageHeaders }: Site,
  file: string,
  request: Request,
  status: 200 | 404 = 200,
): Promise<Response> {
  const encoding = encodingOf(
    request,
    ENCODINGS.filter(({ suffix }) => files.has(file + suffix)),
  );
  const bytes = await readFile(join(folder, file + (encoding?.suffix ?? "")));
  const tag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 16)}"`;
  const headers: Record<string, string> = {
    ...pageHeaders,
    "cache-control": file.startsWith("assets/") ? FOREVER : ALWAYS_ANEW,
    vary: "accept-encoding",
    etag: tag,
  };
  if (status === 200 && request.headers.get("if-none-match") === tag)
    return new Response(null, { status: 304, headers });
  if (encoding) headers["content-encoding"] = encoding.name;
  headers["content-type"] = TYPES[extname(file)] ?? "application/octet-stream";
  return new Response(bytes, { status, headers });
}

/** Returns the app's page with its first answers, prerendered where possible; null without answers. */
async function sendStarted(
  site: Site,
  start: PageStart,
  request: Request,
  status: 200 | 404,
  ask: FetchReply,
): Promise<Response | null> {
  const { folder, files, controls, pageHeaders } = site;
  const isVisitor = isPlainVisit(request);
  const own =
    isVisitor && status === 200 ? await firstReplies([...start.calls, ...start.visitorCalls], ask) : null;
  const block = own ?? (await firstReplies(start.calls, ask));
  if (block === null) return null;
  const drawn = own !== null && start.drawn !== null && files.has(start.drawn) ? start.drawn : null;
  const html = await readFile(join(folder, drawn ?? "index.html"), "utf8");
  const card = status === 200 ? await cardOf(site, start, request, ask) : "";
  const page = html
    .replace("</head>", () => `${card}</head>`)
    .replace("</body>", () => `${block}</body>`)
    // Space for elements that exist only with the controls, before the app loads.
    .replace("<html ", controls ? '<html class="with-controls" ' : "<html ");
  const headers: Record<string, string> = {
    ...pageHeaders,
    "cache-control": ALWAYS_ANEW,
    vary: "accept-encoding, cookie",
    "content-type": TYPES[".html"]!,
    // A prerendered page loads its route's parts itself, once painted.
    ...(drawn === null && start.link !== null && { link: start.link }),
  };
  const encoding = encodingOf(request)?.name;
  if (encoding === undefined) return new Response(page, { status, headers });
  const packed = await PACK[encoding]!(page);
  return new Response(new Uint8Array(packed), {
    status,
    headers: { ...headers, "content-encoding": encoding },
  });
}

/** Returns the page of an address of the app. */
async function pageOf(site: Site, start: PageStart, request: Request): Promise<Response> {
  const ask = onceEach(site.fetchReply);
  const status = await statusOf(site, start, request, ask);
  const started = await sendStarted(site, start, request, status, ask);
  if (started) return started;
  const page = await send(site, "index.html", request, status);
  if (start.link !== null) page.headers.set("link", start.link);
  return page;
}

/** The id of the lot whose page this is, as written; null for another page. */
function lotOf(exists: PageStart["exists"]): string | null {
  return typeof exists === "boolean" || !exists.path.startsWith(LOT) ? null : exists.path.slice(LOT.length);
}

/** Whether a visitor asks for a page without a query, which everybody may see. */
function isPlainVisit({ headers, url }: Request): boolean {
  return !TOKEN.test(headers.get("cookie") ?? "") && !url.includes("?");
}

/** Makes each call of a page once. */
function onceEach(fetchReply: FetchReply): FetchReply {
  const asked = new Map<string, Promise<string | null>>();
  return (call) => {
    const key = `${call.method} ${call.path} ${call.body ?? ""}`;
    const known = asked.get(key) ?? fetchReply(call);
    asked.set(key, known);
    return known;
  };
}

async function sentOf(response: Response): Promise<SentPage> {
  return {
    status: response.status,
    headers: response.headers,
    body: new Uint8Array(await response.arrayBuffer()),
  };
}

const NOT_BUILT =
  "The web app is not built here. Run `npm start`, or `npm run build`; the API is under /api.";

/** Returns the files of the build: only these are read, so a path cannot leave the folder. */
function filesOf(folder: string): ReadonlySet<string> {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    const paths = entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
    return new Set(paths.map((path) => path.split(sep).join("/")));
  } catch {
    return new Set();
  }
}

/**
 * The service worker stores the app's page. Opened as an address, a page of the build is none of the app; an address
 * that the worker hands on has its destination, too, and takes HTML.
 */
function isAsked(file: string, { headers }: Request): boolean {
  if (!file.endsWith(".html")) return true;
  if (headers.get("accept")?.includes("text/html")) return false;
  return file === "index.html" && headers.get("sec-fetch-dest") === "empty";
}

function isCompressed(file: string): boolean {
  return ENCODINGS.some(({ suffix }) => file.endsWith(suffix));
}
