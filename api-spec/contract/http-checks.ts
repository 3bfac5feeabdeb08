/** Checks of HTTP: unknown paths and methods, request ids, conditional requests. */
import { operations } from "../generated/operations.ts";
import { defectsOf } from "./base/conformance.ts";
import { Broken, mustBeSame, mustHave } from "./base/broken.ts";
import { succeed, type Check, type World } from "./base/check.ts";

const group = "HTTP";

async function problemAt(world: World, method: string, path: string): Promise<[number, unknown, Headers]> {
  const response = await world.send(path, { method });
  const body = (await response.json()) as { result?: unknown };
  return [response.status, body.result, response.headers];
}

const unknownPaths: readonly Check[] = ["/api/nowhere", "/api/auction/lot", "/_mock/nowhere"].map((path) => ({
  group,
  name: `${path} is a problem: 404`,
  about: null,
  level: path.startsWith("/api") ? "schema" : "full",
  async play(world) {
    const [status, result, headers] = await problemAt(world, "GET", path);
    mustBeSame({ status, result }, { status: 404, result: "NO_SUCH_CALL" }, `GET ${path}`);
    mustBeSame(headers.get("content-type"), "application/problem+json", "content-type");
  },
}));

const others: readonly Check[] = [
  {
    group,
    name: "a path with another method names its methods: 405",
    about: null,
    level: "schema",
    async play(world) {
      const [status, result, headers] = await problemAt(world, "DELETE", "/api/auction/makebid");
      mustBeSame(
        { status, result, allow: headers.get("allow") },
        { status: 405, result: "METHOD_NOT_ALLOWED", allow: "POST" },
        "DELETE makebid",
      );
    },
  },
  {
    group,
    name: "a HEAD has the status and the type of its GET, and no body",
    about: "getConfig",
    level: "schema",
    async play(world) {
      const { path, mount } = operations.getConfig;
      const response = await world.send(mount + path, { method: "HEAD" });
      const type = response.headers.get("content-type");
      mustBeSame(
        { status: response.status, type, body: await response.text() },
        { status: 200, type: "application/json", body: "" },
        "HEAD",
      );
    },
  },
  {
    group,
    name: "JSON may begin with a byte-order mark, and has no content encoding: 415",
    about: "listLots",
    level: "schema",
    async play(world) {
      const { path, mount } = operations.listLots;
      const ask = async (headers: Record<string, string>) => {
        const sent = { "content-type": "application/json", ...headers };
        return world.send(mount + path, { method: "POST", headers: sent, body: '\uFEFF{"limit":1}' });
      };
      mustBeSame((await ask({})).status, 200, "With a byte-order mark");
      const { status, headers } = await ask({ "content-encoding": "gzip" });
      mustBeSame(
        { status, "accept-encoding": headers.get("accept-encoding") },
        { status: 415, "accept-encoding": "identity" },
        "With gzip",
      );
    },
  },
  {
    group,
    name: "each refusal has its own request id",
    about: "getMe",
    level: "schema",
    async play(world) {
      const names = new Set<unknown>();
      for (let i = 0; i < 5; i++) names.add((await world.call("getMe")).body.request_id);
      mustBeSame(names.size, 5, "Different request ids");
    },
  },
  {
    group,
    name: "an unchanged list is not sent again: 304",
    about: "getDictionary",
    level: "read",
    async play(world) {
      const first = await succeed(world, "getDictionary", { path: { name: "marks" } });
      const etag = first.headers.get("etag");
      if (etag === null) throw new Broken("getDictionary gives no ETag");
      for (const tag of [etag, `W/${etag}`, `"other", ${etag}`]) {
        const given = { path: { name: "marks" }, headers: { "if-none-match": tag } };
        const again = await world.call("getDictionary", given);
        mustHave(again, { status: 304, text: "" }, `With If-None-Match: ${tag}`);
      }
      const other = { path: { name: "marks" }, headers: { "if-none-match": '"other"' } };
      mustBeSame(
        defectsOf("getDictionary", await succeed(world, "getDictionary", other)),
        [],
        "With another tag",
      );
    },
  },
];

const ALLOW_ORIGIN = "access-control-allow-origin";

/** Browsers ask before a call with a token; the answer says which pages may read the reply. */
const origins: readonly Check[] = [
  {
    group,
    name: "a page of another origin may neither call nor read",
    about: null,
    level: "schema",
    async play(world) {
      const asked = {
        "access-control-request-method": "POST",
        "access-control-request-headers": "authorization",
      };
      for (const [method, path, more] of [
        ["GET", "/api/config", {}],
        ["OPTIONS", "/api/auction/makebid", asked],
      ] as const) {
        const response = await world.send(path, {
          method,
          headers: { origin: "https://foreign.example", ...more },
        });
        await response.arrayBuffer();
        mustBeSame(response.headers.get(ALLOW_ORIGIN), null, `${ALLOW_ORIGIN} of ${method} ${path}`);
      }
    },
  },
  {
    group,
    name: "a page of this machine may call with a token, and never with a cookie",
    about: null,
    async play(world) {
      const origin = "http://localhost:5173";
      const preflight = await world.send("/api/auction/makebid", {
        method: "OPTIONS",
        headers: {
          origin,
          "access-control-request-method": "POST",
          "access-control-request-headers": "authorization,content-type,idempotency-key",
        },
      });
      const { headers } = preflight;
      mustBeSame(
        { ok: preflight.ok, [ALLOW_ORIGIN]: headers.get(ALLOW_ORIGIN) },
        { ok: true, [ALLOW_ORIGIN]: origin },
        "The answer to the preflight",
      );
      for (const name of ["authorization", "content-type", "idempotency-key"])
        mustBeSame(
          headers.get("access-control-allow-headers")?.toLowerCase().includes(name),
          true,
          `May send ${name}`,
        );
      mustBeSame(headers.get("access-control-allow-credentials"), null, "May send cookies");
      const reply = await world.send("/api/config", { method: "GET", headers: { origin } });
      await reply.arrayBuffer();
      mustBeSame(
        { [ALLOW_ORIGIN]: reply.headers.get(ALLOW_ORIGIN), vary: reply.headers.get("vary") },
        { [ALLOW_ORIGIN]: origin, vary: "Origin" },
        "The reply",
      );
    },
  },
];

export const httpChecks: readonly Check[] = [...unknownPaths, ...others, ...origins];
