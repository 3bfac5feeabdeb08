/** Tests of the entry point for other test suites. */
import { type ChildProcess, spawn } from "node:child_process";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { expect, it, onTestFinished, vi } from "vitest";
import { startMarsa, type Marsa, type World } from "./start-marsa.ts";

const ROOT = join(import.meta.dirname, "../../..");
const START_MARSA = pathToFileURL(join(import.meta.dirname, "start-marsa.ts")).href;

async function opened(world: World): Promise<Marsa> {
  const marsa = await startMarsa(world);
  onTestFinished(() => marsa.stop());
  return marsa;
}

async function dataOf<Data>({ url }: Marsa, path: string, body?: object): Promise<Data> {
  const answer = await fetch(`${url}${path}`, {
    method: body ? "POST" : "GET",
    headers: { "content-type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  return ((await answer.json()) as { data: Data }).data;
}

const clockOf = async (marsa: Marsa) =>
  Date.parse((await dataOf<{ now: string }>(marsa, "/_mock/clock")).now);

it(
  "a world has its scene, its seed and its first instant, and returns to them",
  { timeout: 240_000 },
  async () => {
    const at = "2031-05-06T18:00:00.000Z";
    const marsa = await opened({ scene: "quiet", seed: 7, clock: { at, frozen: true } });
    const atStart = Date.parse(at);
    expect(await clockOf(marsa)).toBe(atStart);
    await marsa.advance(3_600);
    expect(await clockOf(marsa)).toBe(atStart + 3_600_000);
    await marsa.kill();
    await marsa.start();
    expect(await clockOf(marsa)).toBe(atStart + 3_600_000);
    await marsa.restore();
    expect(await clockOf(marsa)).toBe(atStart);
    const { seed, lots } = await dataOf<{ seed: number; lots: number }>(marsa, "/_mock/reset", {});
    expect([seed, lots]).toEqual([7, 60]);
    const running = await opened({ scene: "quiet", clock: at });
    await running.restore();
    const passed = (await clockOf(running)) - atStart;
    expect(passed).toBeGreaterThan(0);
    expect(passed).toBeLessThan(60_000);
  },
);

it("each call of the controls has a link of its own, so a link that was idle for long cannot fail it", async () => {
  const marsa = await opened({ scene: "quiet" });
  const sent: string[] = [];
  const onHeaders = (message: unknown) => sent.push((message as { headers: string }).headers);
  subscribe("undici:client:sendHeaders", onHeaders);
  await marsa.freeze();
  unsubscribe("undici:client:sendHeaders", onHeaders);
  expect(sent).toEqual([expect.stringContaining("connection: close")]);
});

it("a server that does not start says why", async () => {
  await expect(startMarsa({ clock: "tomorrow" })).rejects.toThrow("STARTS_AT is an instant");
});

it("a server that ended by itself says how, and what it printed", async () => {
  const started: ChildProcess[] = [];
  const onStart = (message: unknown) => started.push((message as { process: ChildProcess }).process);
  subscribe("child_process", onStart);
  const marsa = await opened({ scene: "quiet" });
  unsubscribe("child_process", onStart);
  started[0]?.kill("SIGTERM");
  await expect(marsa.restore()).rejects.toThrow(/the server ended by itself \(\w+\):[\s\S]*ready in/);
});

it("a test that ends takes its server and folder along, whatever ends it", { timeout: 240_000 }, async () => {
  const endings = ["SIGTERM", "SIGINT", "SIGKILL", "exit"] as const;
  const over = endings.map(async (ending) => {
    const folder = mkdtempSync(join(tmpdir(), "marsa-ending-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const script = `import { startMarsa } from ${JSON.stringify(START_MARSA)};
      const { url } = await startMarsa({ scene: "empty" });
      process.stdout.write(url + "\\n", () => ${ending === "exit" ? "process.exit()" : "null"});`;
    const env = { ...process.env, TMPDIR: folder, TEMP: folder };
    const child = spawn(process.execPath, ["--input-type=module", "-e", script], { env, stdio: "pipe" });
    const [url] = (await once(createInterface(child.stdout), "line")) as [string];
    if (ending !== "exit") child.kill(ending);
    await vi.waitFor(() => expect(readdirSync(folder)).toEqual([]), { timeout: 120_000, interval: 100 });
    await expect(fetch(url)).rejects.toThrow("fetch failed");
  });
  await Promise.all(over);
});

it("the example of the README is a journey of this repository", () => {
  const readme = readFileSync(join(ROOT, "README.md"), "utf8");
  const example = /```ts\n(import[\s\S]+?)```/.exec(readme)?.[1];
  expect(example).toBe(readFileSync(join(ROOT, "web/e2e/own-world.spec.ts"), "utf8"));
  expect(example?.trimEnd().split("\n")).toHaveLength(12);
});
