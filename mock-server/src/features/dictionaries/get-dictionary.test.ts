/** Tests of `get-dictionary.ts`. */
import { describe, expect, it } from "vitest";
import { DICTIONARIES } from "../../scenes/seed/lots/dictionaries.ts";
import { openTestApp } from "../../test-support/app.ts";

describe("A dictionary", () => {
  it.each(Object.keys(DICTIONARIES))("%s comes whole, in the order in which it is offered", async (name) => {
    const app = await openTestApp();
    const { status, body } = await app.get(`/api/dict/${name}`);
    expect(status).toBe(200);
    expect(body.data).toEqual({ name, items: DICTIONARIES[name as keyof typeof DICTIONARIES] });
  });

  it("is not sent again to a client that has it", async () => {
    const app = await openTestApp();
    const first = await app.get("/api/dict/marks");
    const etag = first.headers.get("etag")!;
    expect(etag).toMatch(/^"[\w-]+"$/);
    expect(first.headers.get("cache-control")).toBe("public, no-cache");

    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
      const again = await app.get("/api/dict/marks", { headers: { "if-none-match": known } });
      expect([again.status, again.text, again.headers.get("etag")]).toEqual([304, "", etag]);
    }
    const stale = await app.get("/api/dict/marks", { headers: { "if-none-match": '"other"' } });
    expect(stale.status).toBe(200);
    const another = await app.get("/api/dict/models", { headers: { "if-none-match": etag } });
    expect(another.status).toBe(200);
  });

  it("is not found under an unknown name", async () => {
    const app = await openTestApp();
    for (const name of ["nothing", "constructor", "__proto__"]) {
      expect((await app.get(`/api/dict/${name}`)).status).toBe(404);
    }
  });
});
