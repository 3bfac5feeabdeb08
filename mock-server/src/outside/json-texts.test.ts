/** The body parser against JSONTestSuite, over a socket. */
import { jsonTexts, type JsonText } from "@marsa/api-spec/contract/outside/outside";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestServer, type TestServer } from "../test-support/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ limits: false });
});
afterAll(() => server.stop());

/** The server reads no longer body. */
const MOST_BYTES = 64 * 1024;
const PROBLEM = {
  type: expect.any(String),
  title: expect.any(String),
  message: expect.stringMatching(/^\S/),
  details: expect.any(Object),
  request_id: expect.any(String),
};

async function send({ bytes }: JsonText): Promise<{ status: number; body: Record<string, unknown> }> {
  const headers = { "content-type": "application/json" };
  const response = await fetch(`${server.url}/api/auth/signin`, { method: "POST", headers, body: bytes });
  expect(response.headers.get("content-type")).toBe("application/problem+json");
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const named = (is: JsonText["is"]) =>
  jsonTexts.filter((text) => text.is === is).map((text) => [text.name, text] as const);

it.each(named("y"))("%s is read, and its fields are checked", async (_name, text) => {
  const body = { ...PROBLEM, status: 422, result: "VALIDATION" };
  expect(await send(text)).toEqual({ status: 422, body });
});

it.each(named("n"))("%s is refused as unreadable", async (_name, text) => {
  const isLong = text.bytes.length > MOST_BYTES;
  const [status, result] = isLong ? [413, "TOO_LARGE"] : [400, "BAD_REQUEST"];
  expect(await send(text)).toEqual({ status, body: { ...PROBLEM, status, result } });
});

it.each(named("i"))("%s is read or refused", async (_name, text) => {
  const { status, body } = await send(text);
  expect([400, 422]).toContain(status);
  expect(body).toEqual({ ...PROBLEM, status, result: expect.any(String) });
});

it("all of the suite is there", () => {
  expect(["y", "n", "i"].map((is) => named(is as JsonText["is"]).length)).toEqual([95, 188, 35]);
});
