import { readFile } from "node:fs/promises";
import { createHash } from "node:crypto";
import type { Hono } from "hono";
import { documentFiles } from "@marsa/api-spec/document";
import type { Bindings } from "../http/bindings.ts";
import { referenceHeaders } from "./headers.ts";
import { referencePage } from "./reference.ts";

type Headers = Readonly<Record<string, string>>;

/** The two documents as they are, and as a page for people. Each is read or made at the first request. */
export function mountDocuments(app: Hono<{ Bindings: Bindings }>): void {
  const json: Headers = { "content-type": "application/json", "x-content-type-options": "nosniff" };
  const html: Headers = { "content-type": "text/html; charset=utf-8", ...referenceHeaders };
  const pages = [
    ["/openapi.json", json, () => readFile(documentFiles.openapi, "utf8")],
    ["/asyncapi.json", json, () => readFile(documentFiles.asyncapi, "utf8")],
    ["/docs", html, async () => referencePage()],
  ] as const;
  for (const [path, headers, make] of pages) {
    let made: Promise<{ text: string; etag: string }> | undefined;
    app.get(path, async (c) => {
      const { text, etag } = await (made ??= make().then(tagged));
      const all = { ...headers, etag, "cache-control": "no-cache" };
      if (c.req.header("if-none-match") === etag) return new Response(null, { status: 304, headers: all });
      return new Response(text, { headers: all });
    });
  }
}

function tagged(text: string): { text: string; etag: string } {
  return { text, etag: `"${createHash("sha256").update(text).digest("base64url").slice(0, 16)}"` };
}
