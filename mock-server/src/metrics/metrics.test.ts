/** Tests of the metrics. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { openTestApp } from "../test-support/app.ts";
import { readEnv } from "../env/env.ts";
import { startMetrics, type Metrics } from "./metrics.ts";
import { withMetrics } from "./serve-metrics.ts";

const TOKEN = "a-token-of-the-monitoring";
const ROUTER = { links: 3, delivered: 7, slow_reader: 1 };

async function measured() {
  const app = await openTestApp();
  const metrics = startMetrics(app.context, () => ROUTER);
  onTestFinished(() => metrics.stop());
  return { ...app, metrics };
}

/** Serves metrics beside an API that answers 204. */
async function served(metrics: Metrics, token: string | null) {
  const server = createServer(
    withMetrics(metrics, token, (_incoming, outgoing) => outgoing.writeHead(204).end()),
  ).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return (path: string, authorization?: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: authorization ? { authorization } : {} });
}

it("counts bids by result, commits by size and time, and reads the rest at each scrape", async () => {
  const { metrics, post, tokenOf } = await measured();
  const bid = async (price: number, token?: string) =>
    post(
      "/api/auction/makebid",
      { id_auction: 1, price, mode: "exact" },
      {
        headers: { "idempotency-key": `metrics-key-${price}` },
        ...(token !== undefined && { token }),
      },
    );
  expect((await bid(20_000, await tokenOf(1))).status).toBe(200);
  await bid(100, await tokenOf(2));
  await bid(21_000);
  const text = await metrics.read();
  expect(text).toContain('marsa_bids_total{operation="makebid",result="success"} 1');
  expect(text).toContain('marsa_bids_total{operation="makebid",result="BID_TOO_LOW"} 1');
  expect(text).toContain('marsa_bids_total{operation="makebid",result="REGISTRATION_REQUIRED"} 1');
  expect(text).toContain("marsa_bid_seconds_count 3");
  expect(text).toMatch(/marsa_commit_jobs_count [1-9]/);
  expect(text).toMatch(/marsa_outbox_depth \d/);
  expect(text).toContain("marsa_router_links 3");
  expect(text).toContain("marsa_router_delivered_total 7");
  expect(text).toContain("marsa_router_slow_readers_cut_total 1");
  expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds \d/);
  expect(text.endsWith("# EOF\n")).toBe(true);
});

it("leaves the counts of an external router out", async () => {
  const { context } = await openTestApp();
  const metrics = startMetrics(context, null);
  onTestFinished(() => metrics.stop());
  const text = await metrics.read();
  expect(text).toContain("marsa_router_connected ");
  expect(text).not.toMatch(/marsa_router_(?!connected)/);
});

it("names each metric once, with its type before its values", async () => {
  const { metrics } = await measured();
  const names = [...(await metrics.read()).matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name);
  expect(names).toEqual([...new Set(names)]);
  expect(names).toEqual(
    expect.arrayContaining(["marsa_bids", "marsa_lanes", "process_resident_memory_bytes"]),
  );
});

it("answers /metrics for its token alone, and leaves all other paths to the API", async () => {
  const { metrics } = await measured();
  const ask = await served(metrics, TOKEN);
  expect((await ask("/metrics")).status).toBe(401);
  expect((await ask("/metrics", "Bearer another-token-of-somebody")).status).toBe(401);
  const answer = await ask("/metrics", `Bearer ${TOKEN}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toContain("application/openmetrics-text");
  expect((await ask("/api/health")).status).toBe(204);
  const off = await served(metrics, null);
  expect((await off("/metrics", `Bearer ${TOKEN}`)).status).toBe(204);
});

it("is off unless a token or a port is set, and refuses a short token", () => {
  expect(readEnv({}).metrics).toEqual({ token: null, port: null });
  expect(readEnv({ METRICS_TOKEN: TOKEN, METRICS_PORT: "9464" }).metrics).toEqual({
    token: TOKEN,
    port: 9464,
  });
  expect(() => readEnv({ METRICS_TOKEN: "short" })).toThrow(/16 characters/);
});

it("has every metric that the alert rules, the board and the table of ops name", async () => {
  const { metrics } = await measured();
  const text = await metrics.read();
  const ops = ["alerts.yml", "grafana/boards/marsa.json", "README.md"].map((file) =>
    readFileSync(join(import.meta.dirname, "../../ops", file), "utf8"),
  );
  const named = new Set(ops.join("\n").match(/\b(marsa|nodejs|process)_[a-z0-9_]*[a-z0-9]\b/g));
  const nameless = [...named].filter((name) => !text.includes(name.replace(/_total$|_bucket$/, "")));
  expect(nameless).toEqual([]);
});

it("an alert counts refused passwords, and another one calls outside the caller's role", async () => {
  const { metrics, get, post, tokenOf } = await measured();
  await post("/api/auth/signin", { id: "person1@marsa.test", password: "something-else" });
  await get("/api/backoffice/clients/user/1", { token: await tokenOf(2) });
  const counted = (await metrics.read()).match(/^marsa_calls_total\{.*\} 1$/gm) ?? [];
  const rules = readFileSync(join(import.meta.dirname, "../../ops/alerts.yml"), "utf8").split("- alert: ");
  const countedBy = (alert: string) => {
    const rule = rules.find((each) => each.startsWith(`${alert}\n`)) ?? "";
    const labels = [...rule.matchAll(/(\w+)=~"([^"]+)"/g)].map(([, name, values]) => `${name}="(${values})"`);
    return counted.filter(
      (line) => labels.length > 0 && labels.every((label) => new RegExp(label).test(line)),
    );
  };
  expect(countedBy("GuessesMany")).toEqual(['marsa_calls_total{operation="signin",result="UNAUTHORIZED"} 1']);
  expect(countedBy("CallsRefused")).toEqual([
    'marsa_calls_total{operation="getClient",result="ROLE_FORBIDDEN"} 1',
  ]);
});
