/** Serves pictures and documents. */
import { readFile, stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { disposition, downloadName } from "@marsa/api-spec/text/file-name";
import { type Context, Hono } from "hono";
import { fileById } from "../../../tables/people/files.ts";
import type { Store } from "../../../store/store.ts";
import type { Pictures } from "../pictures.ts";
import type { Uploads } from "./uploads.ts";
import { QueueFull } from "../work-queue.ts";

/** A name fully describes its picture, so its content never changes. */
const FOREVER = {
  "content-type": "image/webp",
  "cache-control": "public, max-age=31536000, immutable",
  "x-content-type-options": "nosniff",
};
/** A document is data: its scripts never run, and no cache stores it. */
const DOCUMENT = {
  "cache-control": "private, no-store",
  "content-security-policy": "sandbox; default-src 'none'; style-src 'unsafe-inline'",
  "x-content-type-options": "nosniff",
};
/** A drawn page stays in its reader's browser while the link lives: pages and thumbs are the same picture. */
const OF_READER = { "cache-control": "private, max-age=3600" };
const UPLOADED = /^[0-9a-f]{64}(-\d+)?\.webp$/;

export interface FilesRoutesParts {
  readonly pictures: Pictures;
  readonly uploads: Uploads;
  readonly store: Pick<Store, "read">;
  /** Called when a member of the staff opens somebody's document. */
  readonly opened: (by: {
    readonly staffId: number;
    readonly ownerId: number;
    readonly document: string;
  }) => Promise<void>;
}

/**
 * Files, mounted at /files. `GET /p/{name}-{width}.webp`: pictures of lots, composed or uploaded (their name begins
 * with u); `GET /u/{hash}.webp`: avatars; both public. `GET /d/{link}`: a document, by a link of five minutes.
 * `GET /r/{link}`: a report with its reader's mark, `GET /r/{link}/{page}.webp`: one of its pages, by a link of an hour.
 * Unknown names get the app's not-found answer; a full queue is 503 with Retry-After.
 */
export function filesRoutes({ pictures, uploads, store, opened }: FilesRoutesParts): Hono {
  const routes = new Hono();

  const pathOf = (name: string): Promise<string | null> =>
    name.startsWith("u") && UPLOADED.test(name.slice(1))
      ? existing(uploads.pathOf(name.slice(1)))
      : pictures.pictureFor(name);

  routes.get("/p/:file", (c) => unlessFull(c, async () => publicFile(c, await pathOf(c.req.param("file")))));

  routes.get("/u/:file", async (c) => {
    const name = c.req.param("file");
    return publicFile(c, UPLOADED.test(name) ? await existing(uploads.pathOf(name)) : null);
  });

  routes.get("/d/:link", async (c) => {
    const [id, staffId, ...more] = uploads.links.read(c.req.param("link")) ?? [];
    const row = id === undefined || more.length > 0 ? null : await store.read((db) => fileById(db, id));
    if (!row) return c.notFound();
    const isPdf = row.mime === "application/pdf";
    const path = await existing(uploads.documentPath(row));
    if (path === null) return c.notFound();
    const headers = {
      ...DOCUMENT,
      "content-type": row.mime,
      "content-disposition": disposition(
        isPdf ? "attachment" : "inline",
        downloadName(row.name, isPdf ? ".pdf" : ".webp"),
      ),
    };
    if (c.req.method === "HEAD") return c.body(null, 200, headers);
    if (staffId !== undefined) await opened({ staffId, ownerId: row.userId, document: row.name });
    return c.body(Readable.toWeb(Readable.from(uploads.read(path))) as ReadableStream, 200, headers);
  });

  const reading = (c: Context, page: number | null) =>
    unlessFull(c, async () => {
      const found = await uploads.readings.read(c.req.param("link") ?? "", page);
      if (!found) return c.notFound();
      const body = new Uint8Array(found.bytes);
      if (page !== null)
        return c.body(body, 200, { ...DOCUMENT, ...OF_READER, "content-type": "image/webp" });
      return c.body(body, 200, {
        ...DOCUMENT,
        "content-type": "application/pdf",
        "content-disposition": disposition("attachment", downloadName(found.name, ".pdf")),
      });
    });
  routes.get("/r/:link", (c) => reading(c, null));
  routes.get("/r/:link/:page{[1-9][0-9]{0,3}\\.webp}", (c) =>
    reading(c, Number.parseInt(c.req.param("page"), 10)),
  );
  return routes;
}

/** Answers with a file that everybody may keep; null: not found. */
async function publicFile(c: Context, path: string | null): Promise<Response> {
  return path === null ? c.notFound() : c.body(new Uint8Array(await readFile(path)), 200, FOREVER);
}

/** Answers 503 without a body for a full queue: an <img> reads no problem. */
async function unlessFull(c: Context, answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof QueueFull)) throw error;
    return c.body(null, 503, { "retry-after": "2" });
  }
}

async function existing(path: string): Promise<string | null> {
  const found = await stat(path).catch(() => null);
  return found?.isFile() ? path : null;
}
