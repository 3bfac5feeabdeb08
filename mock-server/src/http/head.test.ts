/** A HEAD is answered as its GET, without the body. */
import { operations, type OperationId } from "@marsa/api-spec/generated/operations";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp } from "../test-support/app.ts";
import { openTestServer, type TestServer } from "../test-support/server.ts";
import { routes } from "./routes.ts";

const gets = routes.filter(({ method }) => method === "get");
const reads = gets.filter(({ id }) => !operations[id].changes);
const pathOf = (pattern: string) =>
  pattern.replaceAll(/:(\w+)/g, (_, name: string) => (name === "id" ? "1" : "all"));
/** Moments and sizes of a running process differ between two answers. */
const UNSTEADY: readonly OperationId[] = ["getProcess", "getClock"];
/** Headers that HTTP lets a HEAD leave out, and that of the client's connection. */
const OF_THE_BODY = new Set(["content-length", "transfer-encoding", "connection", "keep-alive"]);

describe("a HEAD", () => {
  it("has the status and the headers of the GET, and no body", async () => {
    const { app, tokenOf } = await openTestApp();
    const headers = { authorization: `Bearer ${await tokenOf(1)}` };
    const lengths: [OperationId, number, number][] = [];
    for (const { id, pattern } of reads) {
      const asked = async (method: string) => {
        const response = await app.request(pathOf(pattern), { method, headers });
        const { "content-length": length, ...rest } = Object.fromEntries(response.headers);
        const bytes = (await response.arrayBuffer()).byteLength;
        return { answer: [id, response.status, rest], length, bytes };
      };
      const [get, head] = [await asked("GET"), await asked("HEAD")];
      expect([head.answer, head.bytes]).toEqual([get.answer, 0]);
      // A problem has a request id, and these reads tell moments.
      const isSteady = get.answer[1] === 200 && !UNSTEADY.includes(id);
      if (isSteady) lengths.push([id, Number(head.length ?? 0), get.bytes]);
    }
    expect(lengths.filter(([, head, get]) => head !== get)).toEqual([]);
  });

  it.each(gets.filter(({ id }) => operations[id].changes))(
    "of $id is refused, since this GET changes something",
    async ({ pattern }) => {
      const { app } = await openTestApp();
      const { status, headers } = await app.request(pathOf(pattern), { method: "HEAD" });
      expect([status, headers.get("allow")]).toEqual([405, "GET"]);
    },
  );

  it("of a call by POST is refused", async () => {
    const { app } = await openTestApp();
    const { status, headers } = await app.request("/api/auction/makebid", { method: "HEAD" });
    expect([status, headers.get("allow")]).toEqual([405, "POST"]);
  });

  it("of an unknown path is a 404", async () => {
    const { app } = await openTestApp();
    expect((await app.request("/api/nothing", { method: "HEAD" })).status).toBe(404);
  });
});

describe("over a socket", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.stop());

  it.each([
    "/api/config",
    "/api/auction/lot/1",
    "/api/auction/lot/999999",
    "/api/auth/me",
    "/api/nothing",
    "/openapi.json",
    "/docs",
    "/nothing.png",
    "/files/d/nothing",
  ])("a HEAD of %s has the headers of the GET", async (path) => {
    const asked = async (method: string) => {
      const response = await fetch(server.url + path, { method, headers: { "accept-encoding": "identity" } });
      const names = [...response.headers.keys()].filter((name) => !OF_THE_BODY.has(name));
      return { status: response.status, names, text: await response.text() };
    };
    expect(await asked("HEAD")).toEqual({ ...(await asked("GET")), text: "" });
  });
});
