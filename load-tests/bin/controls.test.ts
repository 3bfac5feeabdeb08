/** The adapter of the contract suite in place of the controls, for a scenario. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { otherBackend } from "@marsa/api-spec/contract/other-backend/backend";
import { expect, it, onTestFinished } from "vitest";
import { openControls } from "./controls.ts";

const ADAPTER = `export default () => ({
  name: "half",
  makePeople: ({ count, as, deposit }) =>
    Array.from({ length: count }, (_, i) => ({ id_user: i, access_token: as + deposit })),
  clock: () => ({ now: "2026-11-24T10:00:00.000Z", rate: 1, offset_ms: 0 }),
  begin() { globalThis.adapterActs = ["begin"]; },
  end() { globalThis.adapterActs.push("end"); },
});`;

/** Opens the controls of a backend of another make, which has none itself. */
async function open(adapter: string | null) {
  const backend = otherBackend();
  await new Promise<void>((listening) => backend.listen(0, "127.0.0.1", listening));
  const folder = mkdtempSync(join(tmpdir(), "marsa-adapter-"));
  onTestFinished(() => {
    backend.close();
    rmSync(folder, { recursive: true });
  });
  const file = join(folder, "adapter.mjs");
  if (adapter !== null) writeFileSync(file, adapter);
  const base = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
  const { url, close } = await openControls(base, adapter === null ? null : file);
  const ask = async (path: string, body?: object) => {
    const init = body && { method: "POST", body: JSON.stringify(body) };
    const answer = await fetch(`${url}/_mock/${path}`, init);
    return [answer.status, await answer.text()] as const;
  };
  return { ask, close };
}

it("an adapter makes the people of a run, and begins and ends with it", async () => {
  const { ask, close } = await open(ADAPTER);
  const [status, text] = await ask("tokens", { count: 2, as: "buyer", deposit: 500 });
  expect([status, JSON.parse(text)]).toMatchObject([
    200,
    { data: [{ id_user: 0, access_token: "buyer500" }, { id_user: 1 }] },
  ]);
  expect(await ask("clock")).toMatchObject([200, expect.stringContaining("2026-11-24")]);
  await close();
  expect(globalThis).toMatchObject({ adapterActs: ["begin", "end"] });
});

it.each([
  [
    "a function that the adapter lacks",
    ADAPTER,
    "lots",
    "needs makeLots, which the adapter half does not have",
  ],
  ["a control that no adapter has", ADAPTER, "router", "needs the controls under /_mock"],
  ["everything without an adapter", null, "tokens", "give an adapter with --adapter FILE"],
])("%s is a 422 with a sentence", async (_, adapter, path, sentence) => {
  const { ask, close } = await open(adapter);
  expect(await ask(path, {})).toEqual([422, expect.stringContaining(sentence)]);
  await close();
});

it("a server's own controls get the body and its type, and their answer comes back", async () => {
  const server = createServer((asked, answer) => {
    answer.setHeader("content-type", "application/json");
    if (asked.method === "GET") return answer.end('{"result":"success","data":{}}');
    answer.write(`${asked.headers["content-type"]} `);
    asked.pipe(answer);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => void server.close());
  const { url, close } = await openControls(
    `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    null,
  );
  const init = { method: "POST", headers: { "content-type": "application/json" }, body: '{"count":1}' };
  const answer = await fetch(`${url}/_mock/lots`, init);
  expect(await answer.text()).toBe('application/json {"count":1}');
  await close();
});
