import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { routePreloads } from "./route-preloads.ts";

const folder = mkdtempSync(join(tmpdir(), "marsa-preloads-"));
mkdirSync(join(folder, "builds"));
const links = {
  "/auction": "list",
  "/auction/$id": "lot",
  "/auction/map": "map",
  "/account/delete": "delete",
};
writeFileSync(join(folder, "builds/preloads.json"), JSON.stringify(links));
afterAll(() => rmSync(folder, { recursive: true }));

describe("the parts of the app that a page needs", () => {
  const of = routePreloads(folder);

  it("are named for its route, under /en as well", () => {
    expect(of("/auction")).toBe("list");
    expect(of("/en/auction")).toBe("list");
    expect(of("/auction/7")).toBe("lot");
    expect(of("/account/delete")).toBe("delete");
  });

  it("are those of the page that is named in full, where another takes any name", () => {
    expect(of("/auction/map")).toBe("map");
  });

  it("are not named for a page that is not there, nor by a build that says nothing", () => {
    expect(of("/nowhere")).toBeNull();
    expect(of("/auction/7/more")).toBeNull();
    expect(routePreloads(join(folder, "none"))("/auction")).toBeNull();
  });
});
