/** Serves the contract as documents and pages. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { documentFiles } from "@marsa/api-spec/document";
import type { Hono } from "hono";
import type { Bindings } from "../http/bindings.ts";
import { callsPage, startScript, swaggerFiles } from "./calls/calls-page.ts";
import { clientsPage } from "./clients-page.ts";
import { controlsPage } from "./controls-page.ts";
import { frontEndPage } from "./front-end-page.ts";
import { guidesPage } from "./guides/guides-page.ts";
import { docsHeaders } from "./headers.ts";
import { refusalsPage } from "./refusals-page.ts";
import { searchPage } from "./search/search-page.ts";
import { topicsPage } from "./topics/topics-page.ts";

const zip = promisify(gzip);

const JSON_TYPE = "application/json";
const HTML = "text/html; charset=utf-8";
const SCRIPT = "text/javascript; charset=utf-8";
const STYLE = "text/css; charset=utf-8";
const TRY_OUT_FILE = fileURLToPath(new URL("./calls/try-out.js", import.meta.url));
const CALLS_STYLE_FILE = fileURLToPath(new URL("./calls/calls.css", import.meta.url));
const STYLE_FILE = fileURLToPath(new URL("./docs.css", import.meta.url));

/** Path, content type and source. Each is read or built on first request. */
const DOCUMENTS = [
  ["/openapi.json", JSON_TYPE, () => readFile(documentFiles.openapi, "utf8")],
  ["/asyncapi.json", JSON_TYPE, () => readFile(documentFiles.asyncapi, "utf8")],
  ["/docs", HTML, async (controls: boolean) => callsPage(controls)],
  ["/docs/guides", HTML, async () => guidesPage()],
  ["/docs/topics", HTML, async () => topicsPage()],
  ["/docs/refusals", HTML, async () => refusalsPage()],
  ["/docs/controls", HTML, controlsPage],
  ["/docs/clients", HTML, clientsPage],
  ["/docs/front-end", HTML, frontEndPage],
  ["/docs/docs.css", STYLE, () => readFile(STYLE_FILE, "utf8")],
  ["/docs/calls.css", STYLE, () => readFile(CALLS_STYLE_FILE, "utf8")],
  ["/docs/try-out.js", SCRIPT, () => readFile(TRY_OUT_FILE, "utf8")],
  ["/docs/start.js", SCRIPT, async () => startScript],
  ["/docs/swagger-ui.css", STYLE, () => readFile(swaggerFiles["swagger-ui.css"](), "utf8")],
  ["/docs/swagger-ui.js", SCRIPT, () => readFile(swaggerFiles["swagger-ui.js"](), "utf8")],
] as const;

interface Made {
  readonly text: string;
  readonly zipped: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

/** Serves the two documents as files and as pages: calls, guides, topics, clients, refusals, controls, an example app, and a search. */
export function mountDocuments(app: Hono<{ Bindings: Bindings }>, controls: boolean): void {
  app.get("/asyncapi", (c) => c.redirect("/docs/topics"));
  app.get("/docs/search", (c) =>
    c.body(searchPage(c.req.query("q") ?? ""), 200, {
      ...docsHeaders,
      "content-type": HTML,
      "cache-control": "no-cache",
    }),
  );
  for (const [path, type, make] of DOCUMENTS) {
    let made: Promise<Made> | undefined;
    app.get(path, async (c) => {
      const { text, zipped, etag } = await (made ??= make(controls).then(prepared));
      const headers = { ...docsHeaders, "content-type": type, etag, "cache-control": "no-cache" };
      if (c.req.header("if-none-match") === etag) return new Response(null, { status: 304, headers });
      const takesGzip = /\bgzip\b/.test(c.req.header("accept-encoding") ?? "");
      const encoding = { vary: "accept-encoding, origin", ...(takesGzip && { "content-encoding": "gzip" }) };
      return new Response(takesGzip ? zipped : text, { headers: { ...headers, ...encoding } });
    });
  }
}

async function prepared(text: string): Promise<Made> {
  const etag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 16)}"`;
  return { text, zipped: Uint8Array.from(await zip(text)), etag };
}
