/** Tests of faults of one request, by its header, and of one address, by its path. */
import { describe, expect, it } from "vitest";
import { SocketDropped } from "../http/faults/with-faults-and-log.ts";
import { openTestApp } from "../test-support/app.ts";

const withFault = (fault: string) => ({ headers: { "x-mock-fault": fault } });

describe("the header X-Mock-Fault", () => {
  it("fails this request alone", async () => {
    const { get } = await openTestApp();
    const { status, headers } = await get("/api/config", withFault("503"));
    expect([status, headers.get("retry-after")]).toEqual([503, "1"]);
    expect((await get("/api/config")).status).toBe(200);
  });

  it("delays the answer, and adds up with a status", async () => {
    const { get } = await openTestApp();
    const begin = performance.now();
    expect((await get("/api/config", withFault("429, latency=60"))).status).toBe(429);
    expect(performance.now() - begin).toBeGreaterThanOrEqual(59);
  });

  it("drops the socket before or after the work", async () => {
    const { get } = await openTestApp();
    for (const fault of ["drop", "drop_reply"])
      await expect(get("/api/config", withFault(fault))).rejects.toThrow(SocketDropped);
  });

  it("leaves fields of the answer out, gives them a wrong type, or ends it in its middle", async () => {
    const { get } = await openTestApp();
    const fault = "without=data.live.leader, wrong=data.live.next_min, wrong=data.title";
    const { data } = (await get("/api/auction/lot/1", withFault(fault))).body;
    expect([data.live.next_min, data.title]).toEqual(["wrong", 0]);
    expect(data.live).not.toHaveProperty("leader");
    await expect(get("/api/auction/lot/1", withFault("half"))).rejects.toThrow(SyntaxError);
  });

  it("sends the answer slowly", async () => {
    const { app } = await openTestApp();
    const whole = await (await app.request("/api/config")).text();
    const { body } = await app.request("/api/config", withFault(`slow=${whole.length * 12}`));
    const parts: Uint8Array[] = [];
    for await (const part of body!) parts.push(part);
    expect(parts.length).toBeGreaterThan(1);
    expect(Buffer.concat(parts).toString()).toBe(whole);
  });

  it.each([
    "200",
    "slow",
    "slow=0",
    "latency=60001",
    "",
    "503;drop",
    "without",
    "without=",
    "wrong=a..b",
    "half=1",
  ])("is refused by name when it says %j", async (fault) => {
    const { get } = await openTestApp();
    const { status, body } = await get("/api/config", withFault(fault));
    expect([status, body.details.errors[0].field]).toEqual([422, "x-mock-fault"]);
  });

  it("means nothing to the controls, and nothing where they are off", async () => {
    const { get } = await openTestApp();
    expect((await get("/_mock/clock", withFault("503"))).status).toBe(200);
    const off = await openTestApp({ env: { controls: false } });
    expect((await off.get("/api/config", withFault("503"))).status).toBe(200);
  });
});

describe("a fault with a path", () => {
  it("hits this address and no other", async () => {
    const { get, post } = await openTestApp();
    await post("/_mock/faults", { operation: "getLot", path: "/api/auction/lot/1", status: 503 });
    const statusOf = async (id: number) => (await get(`/api/auction/lot/${id}`)).status;
    expect([await statusOf(1), await statusOf(2)]).toEqual([503, 200]);
    expect((await get("/_mock/faults")).body.data).toMatchObject([{ path: "/api/auction/lot/1", hits: 1 }]);
  });

  it("takes * for one part of the address", async () => {
    const { get, post } = await openTestApp();
    await post("/_mock/faults", { operation: "*", path: "/api/auction/*/2", status: 503 });
    const paths = [
      "/api/auction/lot/2",
      "/api/auction/history/2",
      "/api/auction/lot/1",
      "/api/auction/lot/2/similar",
    ];
    const answers = await Promise.all(paths.map((path) => get(path)));
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 200, 200]);
  });
});
