/** Tests of the search under /docs. */
import { expect, it } from "vitest";
import { openTestApp } from "../../test-support/app.ts";

async function setUp() {
  const { get } = await openTestApp();
  const search = async (query: string) => (await get(`/docs/search?q=${encodeURIComponent(query)}`)).text;
  return { get, search };
}

it("finds calls by id, path, summary and tag, and topics, refusals, controls and guides", async () => {
  const { search } = await setUp();
  const call = 'href="/docs#/bidding/makebid"';
  for (const query of ["MakeBid", "/api/auction/makebid", "store a maximum", "bidding makebid"])
    expect(await search(query)).toContain(call);
  expect(await search("makebid nonsense")).not.toContain(call);
  expect(await search("auction.lot")).toContain('href="/docs/topics#topic-auction.lot.{id}"');
  expect(await search("bid_too_low")).toContain('href="/docs/refusals#BID_TOO_LOW"');
  expect(await search("_mock/lots")).toContain('href="/docs#/controls/makeLots"');
  expect(await search("lost connection")).toContain('href="/docs/guides#recovery"');
});

it("finds calls and topics by their headers, parameters and fields, after those with the words in their names", async () => {
  const { search } = await setUp();
  const makebid = 'href="/docs#/bidding/makebid"';
  for (const header of ["Idempotency-Key", "retry-after"]) expect(await search(header)).toContain(makebid);
  expect(await search("X-Confirm")).toContain('href="/docs#/bidding/buyNow"');
  expect(await search("contactType")).toContain('href="/docs#/identity/changeContact"');
  expect(await search("power_left")).toContain(makebid);
  expect(await search("power_left")).toContain("<small>Has <code>power_left</code></small>");
  expect(await search("next_min")).toContain('href="/docs/topics#topic-auction.lot.{id}"');
  const found = await search("factor");
  expect(found.indexOf("#/identity/signin")).toBeGreaterThan(found.indexOf("#/identity/checkFactor"));
  expect(found.indexOf("#/identity/checkFactor")).toBeGreaterThan(0);
});

it("links only to ids that the pages have", async () => {
  const { get, search } = await setUp();
  for (const query of ["auction", "bid", "lane", "deposit", "4"]) {
    for (const [, page, id] of (await search(query)).matchAll(/href="(\/docs\/\w+)#([^"]+)"/g))
      expect((await get(page!)).text).toContain(` id="${id}"`);
  }
});

it("shows hostile text as text, and cuts a long query", async () => {
  const { search } = await setUp();
  const hostile = '"><script>alert(1)</script>';
  const text = await search(hostile);
  expect(text).toContain("Nothing found");
  expect(text).not.toContain("<script");
  expect(text).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  expect(await search("x".repeat(5_000))).not.toContain("x".repeat(101));
});

it("stands in the head of each page, needs no script, and sends its form to this server alone", async () => {
  const { get } = await setUp();
  for (const path of ["/docs", "/docs/guides", "/docs/topics", "/docs/search"]) {
    const { status, text, headers } = await get(path);
    expect([path, status]).toEqual([path, 200]);
    expect(text).toContain('<form role="search" action="/docs/search">');
    expect(headers.get("content-security-policy")).toContain("form-action 'self'");
  }
  expect((await get("/docs/search")).text).not.toContain("<script");
});
