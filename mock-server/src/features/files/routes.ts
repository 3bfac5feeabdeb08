import { readFile } from "node:fs/promises";
import { Hono } from "hono";
import type { Pictures } from "./pictures.ts";
import { QueueFull } from "./work-queue.ts";

/** A name says everything about its picture, so what it shows never changes. */
const FOREVER = "public, max-age=31536000, immutable";

/**
 * `GET /p/{name}-{width}.webp`, to be mounted at /files: pictures of lots, open to everybody.
 * Unknown names end in the app's own not-found answer; a full queue is 503 with Retry-After.
 */
export function filesRoutes(deps: { readonly pictures: Pictures }): Hono {
  const routes = new Hono();
  routes.get("/p/:file", async (c) => {
    try {
      const path = await deps.pictures.pictureFor(c.req.param("file"));
      if (path === null) return await c.notFound();
      const bytes = await readFile(path);
      return c.body(new Uint8Array(bytes), 200, { "content-type": "image/webp", "cache-control": FOREVER });
    } catch (error) {
      if (!(error instanceof QueueFull)) throw error;
      // Asked for by an <img>, which reads no problem.
      return c.body(null, 503, { "retry-after": "2" });
    }
  });
  return routes;
}
