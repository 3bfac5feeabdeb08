/** Tests of `page-starts.ts`. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { pageStarts } from "./page-starts.ts";

const folder = mkdtempSync(join(tmpdir(), "marsa-starts-"));
mkdirSync(join(folder, "builds"));
const page = { parts: [] as string[], pictures: [] as object[], calls: [] as object[], drawn: null };
const config = { method: "GET", path: "/api/config" };
const pages = {
  "/auction": { ...page, parts: ["/assets/list.js", "/assets/card.js"], drawn: "pages/auction.html" },
  "/auction/$id": { ...page, calls: [{ method: "GET", path: "/api/auction/lot/$id" }] },
  "/auction/map": { ...page, parts: ["/assets/map.js"] },
  "/alburaq": { ...page, pictures: [{ file: "/assets/harbour.webp", media: "(width >= 64rem)" }] },
};
writeFileSync(
  join(folder, "builds/pages.json"),
  JSON.stringify({ everywhere: [config], paths: Object.keys(pages), pages }),
);
afterAll(() => rmSync(folder, { recursive: true }));

describe("the start of a page", () => {
  const of = pageStarts(folder);

  it("has the parts of its route, under /en as well", () => {
    const link = "</assets/list.js>; rel=modulepreload, </assets/card.js>; rel=modulepreload";
    expect(of("/auction")).toMatchObject({ link, drawn: "pages/auction.html" });
    expect(of("/en/auction").link).toBe(link);
    expect(of("/alburaq").link).toBe(
      '</assets/harbour.webp>; rel=preload; as=image; fetchpriority=high; media="(width >= 64rem)"',
    );
  });

  it("is that of a literal path before one with a parameter", () => {
    expect(of("/auction/map").link).toBe("</assets/map.js>; rel=modulepreload");
  });

  it("has calls with the ids in the address", () => {
    expect(of("/auction/7").visitorCalls).toEqual([{ method: "GET", path: "/api/auction/lot/7" }]);
    expect(of("/auction/7").calls).toEqual([config]);
  });

  it("has the parts of every page only, for an unlisted path", () => {
    const bare = { link: null, calls: [config], visitorCalls: [], drawn: null, keys: {}, exists: false };
    expect(of("/nowhere")).toEqual(bare);
    expect(of("/auction/7/more")).toEqual(bare);
    // A folder without a build cannot say which pages exist.
    expect(pageStarts(join(folder, "none"))("/auction")).toEqual({ ...bare, calls: [], exists: true });
  });
});
