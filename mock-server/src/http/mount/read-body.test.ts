/** Tests of `read-body.ts`: the types, encodings and bytes of a body. */
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { openTestApp } from "../../test-support/app.ts";

const FILTER = JSON.stringify({ filter: {}, limit: 1 });
const JSON_TYPE = { "content-type": "application/json" };

async function ask(body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string>) {
  const { app } = await openTestApp();
  const response = await app.request("/api/auction/lots", { method: "POST", headers, body });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

it.each([
  "application/json",
  "application/JSON",
  "Application/Json; Charset=UTF-8",
  'application/json; charset="utf-8"',
  "application/json;charset=utf-8",
  "application/json ; profile=x",
  "application/json; charset=us-ascii",
  "application/json; profile=x; charset=utf-8; q=1",
  "application/json;",
])("JSON may be declared as %s", async (type) => {
  expect((await ask(FILTER, { "content-type": type })).status).toBe(200);
});

it.each([
  "text/plain",
  "text/json",
  "application/jsonp",
  "application/json-patch+json",
  "application/problem+json",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "application/json; charset=utf-16",
  "application/json; charset=iso-8859-1",
  "application/json; charset=utf-8-sig",
  "json",
  "*/*",
  "",
])("a body as %j is refused with 415, which names the type", async (type) => {
  const answer = await ask(new TextEncoder().encode(FILTER), type === "" ? {} : { "content-type": type });
  expect(answer).toMatchObject({
    status: 415,
    body: { result: "UNSUPPORTED_TYPE", message: "Send the body as application/json in UTF-8" },
  });
  expect(answer.headers.get("accept")).toBe("application/json");
});

it("a byte-order mark before JSON is skipped, and no second one", async () => {
  expect((await ask(`\uFEFF${FILTER}`, JSON_TYPE)).status).toBe(200);
  expect((await ask(`\uFEFF\uFEFF${FILTER}`, JSON_TYPE)).status).toBe(400);
});

it.each([
  ["UTF-16, little end first", Buffer.from(`\uFEFF${FILTER}`, "utf16le")],
  ["UTF-16, big end first", Buffer.from(`\uFEFF${FILTER}`, "utf16le").swap16()],
  ["UTF-16 without a mark", Buffer.from(FILTER, "utf16le")],
  ["Latin-1", Buffer.from('{"search":"é"}', "latin1")],
  ["a cut letter", Buffer.from('{"search":"é').subarray(0, -1)],
  ["a surrogate", Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22])],
  ["an overlong letter", Buffer.from([0x22, 0xc0, 0xaf, 0x22])],
  ["nothing", Buffer.alloc(0)],
  ["a mark alone", Buffer.from("\uFEFF")],
])("a body in %s is unreadable", async (_name, bytes) => {
  const answer = await ask(Uint8Array.from(bytes), JSON_TYPE);
  expect(answer).toMatchObject({ status: 400, body: { result: "BAD_REQUEST" } });
});

it.each([
  "gzip",
  "br",
  "deflate",
  "zstd",
  "compress",
  "x-gzip",
  "GZIP",
  "gzip, gzip",
  "identity, gzip",
  "nonsense",
])(
  "a body with the encoding %s is refused with 415, which names the encoding that is taken",
  async (encoding) => {
    const answer = await ask(Uint8Array.from(gzipSync(FILTER)), {
      ...JSON_TYPE,
      "content-encoding": encoding,
    });
    expect(answer).toMatchObject({
      status: 415,
      body: {
        result: "UNSUPPORTED_TYPE",
        message: "Send the body as plain bytes, without Content-Encoding",
      },
    });
    expect(answer.headers.get("accept-encoding")).toBe("identity");
    expect(answer.headers.get("accept")).toBeNull();
  },
);

it("the encoding identity is none", async () => {
  expect((await ask(FILTER, { ...JSON_TYPE, "content-encoding": "identity" })).status).toBe(200);
});

it("a form is named where one is needed, and its encoding is refused too", async () => {
  const { app, tokenOf } = await openTestApp();
  const authorization = `Bearer ${await tokenOf(1)}`;
  const send = (headers: Record<string, string>) =>
    app.request("/api/files", { method: "POST", headers: { authorization, ...headers }, body: "{}" });
  const typed = await send(JSON_TYPE);
  expect([typed.status, typed.headers.get("accept")]).toEqual([415, "multipart/form-data"]);
  const zipped = await send({
    "content-type": "multipart/form-data; boundary=x",
    "content-encoding": "gzip",
  });
  expect([zipped.status, zipped.headers.get("accept-encoding")]).toEqual([415, "identity"]);
});
