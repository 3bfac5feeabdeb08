/** Tests: site. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gzipSync } from "node:zlib";
import { describe, expect, it, onTestFinished } from "vitest";
import type { SceneSeed } from "../scenes/seed/types.ts";
import { bid } from "../sqlite/test-support/commands.ts";
import { car, person, SELLER } from "../sqlite/test-support/people.ts";
import { openTestApp } from "../test-support/app.ts";

const PAGE = '<!doctype html><html lang="en"><head></head><body><div id=root></div></body>';
const SCRIPT = "console.log('Marsa')";

/** The starts of pages in its build. */
const STARTS = {
  everywhere: [{ method: "GET", path: "/api/config" }],
  paths: ["/", "/auction", "/auction/$id", "/clients", "/schedule"],
  keys: { "/auction": { section: "^(all|vehicles)$" } },
  pages: {
    "/auction/$id": {
      parts: ["/assets/lot.js"],
      pictures: [],
      calls: [{ method: "GET", path: "/api/auction/lot/$id" }],
      drawn: "pages/lot.html",
      exists: { method: "GET", path: "/api/auction/lot/$id", missing: [404, 422] },
    },
    "/clients": {
      parts: [],
      pictures: [],
      calls: [],
      drawn: null,
      exists: { method: "POST", path: "/api/backoffice/clients/count", body: "{}", missing: [401, 403] },
    },
  },
};

/** The content of a tag in the head of a page. */
const tag = (page: string, name: string) => new RegExp(`"${name}" content="([^"]*)"`).exec(page)?.[1];

/** The app with a small build beside it. */
async function withBuild(
  wampPublicUrl: string | null = null,
  starts: object | null = null,
  controls = true,
  scene: Partial<SceneSeed> = {},
) {
  const webDir = mkdtempSync(join(tmpdir(), "marsa-web-"));
  onTestFinished(() => rmSync(webDir, { recursive: true }));
  mkdirSync(join(webDir, "assets"));
  writeFileSync(join(webDir, "index.html"), PAGE);
  writeFileSync(join(webDir, "favicon.svg"), "<svg/>");
  writeFileSync(join(webDir, "assets/app-4f1b.js"), SCRIPT);
  writeFileSync(join(webDir, "assets/app-4f1b.js.br"), brotliCompressSync(SCRIPT));
  writeFileSync(join(webDir, "assets/app-4f1b.js.gz"), gzipSync(SCRIPT));
  if (starts !== null) {
    mkdirSync(join(webDir, "builds"));
    writeFileSync(join(webDir, "builds/pages.json"), JSON.stringify(starts));
    mkdirSync(join(webDir, "pages"));
    writeFileSync(join(webDir, "pages/lot.html"), PAGE.replace("></div>", ">drawn</div>"));
  }
  return openTestApp({ env: { webDir, wampPublicUrl, controls }, scene });
}

describe("the built app", () => {
  it("is the same page at each path of its router, always revalidated", async () => {
    const { get } = await withBuild();
    for (const path of ["/", "/auction", "/en/auction/5", "/no/such/page"]) {
      const { status, text, headers } = await get(path);
      expect([status, text]).toEqual([200, PAGE]);
      expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
      expect(headers.get("cache-control")).toBe("no-cache");
    }
  });

  it("has its first answers: the configuration for everyone, a visitor's first calls, prerendered where possible", async () => {
    const { get } = await withBuild(null, STARTS);
    const index = await started("/auction/1", { cookie: "token=x" });
    expect([index.calls, index.text.includes("drawn")]).toEqual([["GET /api/config"], false]);
    expect(index.headers.get("link")).toBe("</assets/lot.js>; rel=modulepreload");

    const visitor = await started("/auction/1");
    expect(visitor.calls).toEqual(["GET /api/config", "GET /api/auction/lot/1"]);
    expect(visitor.text).toContain("<div id=root>drawn</div>");
    expect(visitor.headers.get("link")).toBeNull();
    for (const { headers } of [index, visitor]) {
      expect([headers.get("cache-control"), headers.get("etag")]).toEqual(["no-cache", null]);
    }

    // The app resolves queries and missing lots itself.
    expect((await started("/auction/1?bid=5")).calls).toEqual(["GET /api/config"]);
    const unknown = await started("/auction/999");
    expect([unknown.calls, unknown.text.includes("drawn")]).toEqual([["GET /api/config"], false]);

    async function started(path: string, headers: Record<string, string> = {}) {
      const answer = await get(path, { headers });
      const block = /id="first-replies">(.*?)<\/script>/.exec(answer.text)?.[1] ?? "[]";
      return { ...answer, calls: (JSON.parse(block) as { call: string }[]).map(({ call }) => call) };
    }
  });

  it("answers 404 with the app's page for a path that no page has", async () => {
    const { get } = await withBuild(null, STARTS);
    for (const path of ["/", "/en", "/auction", "/en/auction/1"])
      expect([path, (await get(path)).status]).toEqual([path, 200]);
    for (const path of [
      "/nowhere",
      "/auction/1/more",
      "/en/nowhere",
      "/fr/auction",
      "/AUCTION",
      "/auction/039",
    ]) {
      const { status, text, headers } = await get(path, { headers: { "if-none-match": "*" } });
      expect([path, status]).toEqual([path, 404]);
      expect(text).toContain("<div id=root></div>");
      expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
    }
  });

  it.each([
    ["/auction/", "/auction"],
    ["//auction", "/auction"],
    ["/auction//1", "/auction/1"],
    ["/en/", "/en"],
    ["///", "/"],
    ["/auction/?section=vehicles&q=a%20b", "/auction?section=vehicles&q=a%20b"],
    ["/%61uction/%31", "/auction/1"],
    ["/nowhere%2f/", "/nowhere%2F"],
    ["/auction/./1/", "/auction/1"],
    // Never the address of another server.
    ["//evil.example.com/", "/evil.example.com"],
    ["/%2F/evil.example.com/", "/%2F/evil.example.com"],
    ["/%5Cevil.example.com/", "/%5Cevil.example.com"],
  ])("sends %s on to %s, the one form of its address", async (path, location) => {
    const { app } = await withBuild(null, STARTS);
    const { status, headers } = await app.request(`http://localhost${path}`, {
      headers: { accept: "text/html" },
    });
    expect([status, headers.get("location")]).toEqual([301, location]);
  });

  it("gives the app's page to the service worker alone, and a page of the build to nobody", async () => {
    const { get } = await withBuild(null, STARTS);
    const stored = await get("/index.html", { headers: { "sec-fetch-dest": "empty" } });
    expect([stored.status, stored.text]).toEqual([200, PAGE]);
    for (const path of ["/index.html", "/pages/lot.html", "/en/index.html"])
      expect([path, (await get(path, { headers: { accept: "text/html" } })).status]).toEqual([path, 404]);
    expect((await get("/index.html")).status).toBe(404);
  });

  it("answers 404 with the app's page for an unknown section of a page", async () => {
    const { get } = await withBuild(null, STARTS);
    for (const query of [
      "",
      "?section=vehicles",
      "?section=",
      "?q=nonsense",
      "?section=all&section=vehicles",
    ])
      expect([query, (await get(`/auction${query}`)).status]).toEqual([query, 200]);
    for (const path of ["/auction?section=nonsense", "/en/auction?section=nonsense&q=audi"]) {
      const { status, text } = await get(path);
      expect([path, status]).toEqual([path, 404]);
      expect(text).toContain("<div id=root></div>");
    }
  });

  it("has the card of a lot for messengers: title, price and picture, and none of a lot that a visitor cannot see", async () => {
    const picture = {
      name: "v-suv-f34-white-studio",
      alt: 'A "white" car',
      width: 1200,
      height: 800,
      thumbhash: "AAAA",
    };
    const { get, tokenOf } = await withBuild(null, STARTS, true, {
      users: [person(1, 0), person(SELLER, 0)],
      lots: [car(1, { title: "Car <1>", pictures: [picture] }), car(2, { plan: "draft", approvedAt: null })],
    });
    const { text } = await get("/auction/1");
    expect(text).toContain('<meta property="og:title" content="Car &lt;1&gt;, lot 20001" />');
    expect(text).toMatch(/og:description" content="Starts at AED 20,000. Ends Nov 22, 09:00 GST."/);
    expect(text).toMatch(/og:image" content="http:\/\/[^"]+\/files\/p\/v-suv-f34-white-studio-1200.webp"/);
    expect(text).toContain('content="A &quot;white&quot; car"');
    expect(text).toMatch(/og:url" content="http:\/\/[^"]+\/auction\/1"/);
    expect((await get("/auction/2")).text).not.toContain("og:");
    // A signed-in person shares no page of their own.
    const cookie = `token=${await tokenOf(1)}`;
    expect((await get("/auction/1", { headers: { cookie } })).text).not.toContain("og:");
  });

  it("has a card on the front page, the schedule and every other page, with a picture at its whole address", async () => {
    const { get } = await withBuild(null, STARTS);
    for (const [address, title] of [
      ["/", "Marsa: cars and apartments at auction in the UAE"],
      ["/en", "Marsa: cars and apartments at auction in the UAE"],
      ["/auction?q=%22audi%22", "Marsa: cars and apartments at auction in the UAE"],
      ["/en/schedule", "Marsa: sales schedule"],
    ] as const) {
      const { text } = await get(address);
      const url = tag(text, "og:url") ?? "";
      expect([address, tag(text, "og:title"), new URL(url).pathname]).toEqual([
        address,
        title,
        address.replace(/\?.*|(?<=\/)en\/?/g, ""),
      ]);
      expect(tag(text, "og:description")).toMatch(/\.$/);
      expect(tag(text, "og:image")).toMatch(/^http:\/\/[^"]+\/icons\/share.jpg$/);
    }
    expect((await get("/nowhere")).text).not.toContain("og:");
    expect((await get("/", { headers: { cookie: "token=x" } })).text).not.toContain("og:");
  });

  it("shows a visitor each public event of a lot at once, and nothing of a reader's own", async () => {
    const app = await withBuild(null, STARTS);
    const visit = async () => (await app.get("/auction/1")).text;
    const first = await visit();
    expect([first.includes('"bids":0'), await visit()]).toEqual([true, first]);
    const token = await app.tokenOf(1);
    const own = await app.get("/auction/1", { headers: { cookie: `token=${token}` } });
    expect(own.text).not.toContain('"bids"');
    await bid(app.store, { lot: 1, user: 1, amount: 25_000 });
    expect(await visit()).toContain('"bids":1');
  });

  it("answers 404 for a lot that its reader cannot see, and 200 while faults are on", async () => {
    const { get, tokenOf, context } = await withBuild(null, STARTS);
    const cookie = `token=${await tokenOf(1)}`;
    for (const headers of [{}, { cookie }, { cookie: "token=expired" }]) {
      expect((await get("/auction/1", { headers })).status).toBe(200);
      expect((await get("/auction/999", { headers })).status).toBe(404);
      expect((await get("/auction/one", { headers })).status).toBe(404);
    }
    context.controls.faults.add({ operation: "getLot", status: 404, probability: 1 });
    expect((await get("/auction/1")).status).toBe(200);
  });

  it("answers 404 for the staff's pages to everyone else", async () => {
    const staff = person(50, 0, { roles: ["backoffice"], profile: null });
    const { get, tokenOf } = await withBuild(null, STARTS, true, {
      users: [person(1, 0), person(900, 0), staff],
    });
    const statusFor = async (cookie: string) =>
      (await get("/clients?tab=audit", { headers: { cookie } })).status;
    expect(await statusFor("")).toBe(404);
    expect(await statusFor(`token=${await tokenOf(1)}`)).toBe(404);
    expect(await statusFor(`token=${await tokenOf(50)}`)).toBe(200);
  });

  it("marks the root if the controls are on, so that their elements have space at once", async () => {
    const withThem = await withBuild(null, STARTS);
    expect((await withThem.get("/auction/1")).text).toContain('<html class="with-controls" lang="en">');
    const without = await withBuild(null, STARTS, false);
    expect((await without.get("/auction/1")).text).toContain('<html lang="en">');
  });

  it("preloads nothing while faults are on: they are meant for the app's own calls", async () => {
    const { get, context } = await withBuild(null, STARTS);
    context.controls.faults.add({ operation: "getLot", status: 500, probability: 1, times: 1 });
    const { text, headers } = await get("/auction/1");
    expect([text, headers.get("cache-control")]).toEqual([PAGE, "no-cache"]);
    expect(context.controls.faults.list()).toHaveLength(1);
  });

  it("answers a HEAD, which an app sends to check its connection", async () => {
    const { app } = await withBuild();
    const response = await app.request("/", { method: "HEAD" });
    expect([response.status, await response.text()]).toEqual([200, ""]);
  });

  it("caches files with a hash in their name for ever, in the smallest form that the browser accepts", async () => {
    const { app } = await withBuild();
    const asset = (encoding: string) =>
      app.request("/assets/app-4f1b.js", { headers: { "accept-encoding": encoding } });
    const brotli = await asset("gzip, deflate, br");
    expect(brotli.headers.get("content-encoding")).toBe("br");
    expect(brotliDecompressSync(Buffer.from(await brotli.arrayBuffer())).toString()).toBe(SCRIPT);
    expect((await asset("gzip")).headers.get("content-encoding")).toBe("gzip");
    const plain = await asset("identity");
    expect([plain.headers.get("content-encoding"), await plain.text()]).toEqual([null, SCRIPT]);
    expect(plain.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(plain.headers.get("vary")).toBe("accept-encoding");
  });

  it("sends no file again that the browser has", async () => {
    const { get } = await withBuild();
    const first = await get("/favicon.svg");
    const again = await get("/favicon.svg", { headers: { "if-none-match": first.headers.get("etag")! } });
    expect([again.status, again.text]).toEqual([304, ""]);
  });

  it("serves no other file, and never leaves its folder", async () => {
    const { get } = await withBuild();
    for (const path of [
      "/assets/",
      "/builds/",
      "/assets/old-1234.js",
      "/assets/nothing",
      "/robots.txt",
      "/assets/app-4f1b.js.br",
    ]) {
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    }
    for (const path of ["/..%2f..%2fetc/passwd", "/%2e%2e/%2e%2e/etc/hosts.txt"]) {
      expect((await get(path)).text).not.toContain("root:");
    }
  });

  it("answers a person with the app's page, for any typed path, even with a dot", async () => {
    const { get } = await withBuild();
    const headers = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
    for (const path of ["/auction/1.5", "/index.php"]) {
      const page = await get(path, { headers });
      expect([path, page.status, page.headers.get("content-type")]).toEqual([
        path,
        200,
        "text/html; charset=utf-8",
      ]);
    }
    for (const path of ["/assets/old-1234.js", "/builds/meta/old.json"]) {
      expect([path, (await get(path, { headers })).status]).toEqual([path, 404]);
    }
  });

  it("may run only its own scripts, and connect to the router", async () => {
    const { headers } = await (await withBuild()).get("/");
    const own = headers.get("content-security-policy");
    expect(own).toContain("frame-ancestors 'none';");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(own).toContain("script-src 'self';");
    expect(own).toContain("style-src 'self';");
    expect(own).toContain("object-src 'none';");
    expect(own).toContain("require-trusted-types-for 'script'; trusted-types marsa");
    expect(own).not.toContain("unsafe");
    expect(own).toContain("connect-src 'self';");
    const other = await (await withBuild("wss://router.example.com:443/ws")).get("/");
    expect(other.headers.get("content-security-policy")).toContain(
      "connect-src 'self' wss://router.example.com;",
    );
  });

  it("explains the build command when it is not built", async () => {
    const { get } = await openTestApp();
    const { status, text } = await get("/");
    expect(status).toBe(404);
    expect(text).toContain("npm run build");
  });

  it("refuses other methods", async () => {
    const { post } = await withBuild();
    expect((await post("/auction", {})).status).toBe(404);
  });
});

describe("the documents", () => {
  it("are served as they are", async () => {
    const { get } = await openTestApp();
    expect((await get("/openapi.json")).body).toMatchObject({ openapi: "3.1.0" });
    expect((await get("/asyncapi.json")).body).toMatchObject({ asyncapi: "3.0.0" });
    const { headers } = await get("/openapi.json");
    expect((await get("/openapi.json", { headers: { "if-none-match": headers.get("etag")! } })).status).toBe(
      304,
    );
  });

  it("are pages: calls, topics and refusals, and the controls with their five requests", async () => {
    const { get } = await openTestApp();
    const calls = await get("/docs");
    expect([calls.status, calls.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
    expect((await get("/docs/topics")).text).toContain("auction.lot.{id}");
    expect((await get("/docs/refusals")).text).toContain("BID_TOO_LOW");
    const controls = (await get("/docs/controls")).text;
    expect(controls).toContain("In five requests");
    expect(controls).toContain("/_mock/router");
    expect((await get("/asyncapi")).headers.get("location")).toBe("/docs/topics");
  });

  it("show whole clients of the router in three languages, named beside the topics", async () => {
    const { get } = await openTestApp();
    expect((await get("/docs/topics")).text).toContain('href="/docs/clients"');
    const { text } = await get("/docs/clients");
    for (const part of ["import autobahn from", "class Lot:", "package main"]) expect(text).toContain(part);
  });

  it("connect only to this server, and run only its own scripts", async () => {
    const { get } = await openTestApp();
    for (const path of [
      "/docs",
      "/docs/guides",
      "/docs/topics",
      "/docs/refusals",
      "/docs/controls",
      "/docs/clients",
    ]) {
      const { text, headers } = await get(path);
      expect(text).not.toMatch(/undefined|\[object|(?:src|href)="(?:https?:)?\/\//);
      expect(headers.get("content-security-policy")).toMatch(/default-src 'none'.*script-src 'self';/);
      for (const [, file] of text.matchAll(/(?:src|href)="(\/docs\/[^"#]*)"/g)) {
        expect([file, (await get(file!)).status]).toEqual([file, 200]);
      }
    }
  });

  it("link to existing schemas", async () => {
    const { text } = await (await openTestApp()).get("/docs/topics");
    const ids = new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const links = new Set([...text.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id));
    expect([...links].filter((link) => !ids.has(link))).toEqual([]);
    expect(links.size).toBeGreaterThan(5);
  });
});

it("unknown pictures are not found", async () => {
  const { get } = await openTestApp();
  expect((await get("/files/p/nothing-480.webp")).status).toBe(404);
});
