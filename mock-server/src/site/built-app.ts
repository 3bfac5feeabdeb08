/** Serves the built web app: files under immutable names for good, everything else asked for anew. */
import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { appHeaders } from "./headers.ts";
import { routePreloads } from "./route-preloads.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webp": "image/webp",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
};

const ENCODINGS = [
  { name: "br", suffix: ".br" },
  { name: "gzip", suffix: ".gz" },
] as const;

const FOREVER = "public, max-age=31536000, immutable";
const ALWAYS_ANEW = "no-cache";

/** Answers a GET for a path of the app: a file of the build, the app's page for a path of its router, or 404. */
export type BuiltApp = (path: string, request: Request) => Promise<Response>;

/** In: the folder of the build, and the router's address when it is elsewhere. A folder that is not there serves nothing. */
export function builtApp(folder: string, routerUrl: string | null): BuiltApp {
  const files = filesOf(folder);
  const pageHeaders = appHeaders(routerUrl);
  const preloads = routePreloads(folder);

  const send = async (file: string, request: Request): Promise<Response> => {
    const accepted = request.headers.get("accept-encoding") ?? "";
    const encoding = ENCODINGS.find(
      ({ name, suffix }) => accepted.includes(name) && files.has(file + suffix),
    );
    const bytes = await readFile(join(folder, file + (encoding?.suffix ?? "")));
    const tag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 16)}"`;
    const headers: Record<string, string> = {
      ...pageHeaders,
      "cache-control": file.startsWith("assets/") ? FOREVER : ALWAYS_ANEW,
      vary: "accept-encoding",
      etag: tag,
    };
    if (request.headers.get("if-none-match") === tag) return new Response(null, { status: 304, headers });
    if (encoding) headers["content-encoding"] = encoding.name;
    headers["content-type"] = TYPES[extname(file)] ?? "application/octet-stream";
    return new Response(bytes, { headers });
  };

  return async (path, request) => {
    const file = path.slice(1);
    if (files.has(file) && !isCompressed(file)) return send(file, request);
    const isPage = extname(path) === "" && !file.startsWith("assets/");
    if (isPage && files.has("index.html")) {
      const page = await send("index.html", request);
      const link = preloads(path);
      if (link !== null) page.headers.set("link", link);
      return page;
    }
    return new Response(isPage ? NOT_BUILT : "Not found", {
      status: 404,
      headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", ...pageHeaders },
    });
  };
}

const NOT_BUILT =
  "The web app is not built here. Run `npm start`, or `npm run build`; the API is under /api.";

/** Only what is in the build is ever read, so a path cannot lead out of its folder. */
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

function isCompressed(file: string): boolean {
  return ENCODINGS.some(({ suffix }) => file.endsWith(suffix));
}
