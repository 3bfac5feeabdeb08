/** How a failed check explains itself. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { openBackend } from "../adapters/open-backend.ts";
import { defectsOf } from "../base/conformance.ts";
import { diffText } from "../base/diff.ts";
import type { Answered } from "../base/target.ts";
import { schemaValidator } from "../../src/validation.ts";

it("names the path of each value that differs, and no more than five", () => {
  const expected = { live: { next_min: 112_000, bids: 3 }, items: [1, 2] };
  const actual = { live: { next_min: 112_500, bids: 3 }, items: [1, 2, 3] };
  expect(diffText(actual, expected, "Lot 7")).toBe(
    "Lot 7: live.next_min: expected 112000, got 112500\nLot 7: items[2]: expected nothing, got 3",
  );
  const many = diffText([1, 2, 3, 4, 5, 6, 7], [0, 0, 0, 0, 0, 0, 0], "Numbers");
  expect(many?.split("\n")).toHaveLength(6);
  expect(many).toMatch(/and 2 more differences$/);
  expect(diffText({ a: 1, b: 2 }, { b: 2, a: 1 }, "Fields in another order")).toBeNull();
});

it("names the defects of the branch that fits best alone", () => {
  const event = {
    v: 1,
    epoch: "a",
    prev: 1,
    seq: 2,
    at: 1,
    kind: "won",
    lot: null,
    balance: { available: 1 },
  };
  expect(schemaValidator("UserEvent")(event)).toBe(
    "reply/balance must have required property 'balance_summ', reply/balance must have required property 'balance_reserv'",
  );
});

it("names a defect of many rows once", () => {
  const found = schemaValidator("LotsMap")({ places: [{}, {}, {}], total: 3, placed: 3 });
  expect(found).toContain("reply/places/0 must have required property");
  expect(found).not.toMatch(/places\/[12]/);
});

it("calls a wrong content type so, and says nothing of fields", () => {
  const headers = new Headers({
    "content-type": "text/html",
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
  });
  const answered = {
    asked: "",
    status: 200,
    headers,
    text: "<p>",
    body: null,
    request: { path: "", init: {} },
  };
  expect(defectsOf("getHealth", answered satisfies Answered)).toEqual([
    "content-type is text/html instead of application/json",
  ]);
});

it.each([
  [404, "application/json", /The server answers 404 at .*\/api\/health\. Give the address in front of \/api/],
  [200, "text/html", /The server answers 200 with text\/html at .*\/api\/health/],
])("says what stands at an address that answers %i with %s", async (status, type, says) => {
  const server = createServer((_, reply) => reply.writeHead(status, { "content-type": type }).end("{}"));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  await expect(openBackend(`http://127.0.0.1:${port}`, null)).rejects.toThrow(says);
});
