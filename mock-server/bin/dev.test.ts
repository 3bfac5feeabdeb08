import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { text } from "node:stream/consumers";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";

it.each([
  ["the page's port", 0],
  ["the next one, where the API would be", 1],
])("npm run dev says in a sentence that %s is taken, and starts nothing", async (_, above) => {
  const port = await firstOfTwoFreePorts();
  const taken = createServer().listen(port + above, "127.0.0.1");
  await once(taken, "listening");
  const dev = spawn(process.execPath, [join(import.meta.dirname, "dev.mjs")], {
    env: { ...process.env, PORT: String(port) },
  });
  const [said, [code]] = await Promise.all([text(dev.stderr), once(dev, "exit")]);
  taken.close();
  expect({ code, said: said.trim() }).toEqual({
    code: 1,
    said: expect.stringMatching(
      new RegExp(`^Port ${port + above} is taken\\. npm run dev needs ${port} and`),
    ),
  });
});

it("npm run dev serves the app and the API over a new folder", async () => {
  const port = await firstOfTwoFreePorts();
  const folder = mkdtempSync(join(tmpdir(), "marsa-dev-"));
  const dev = spawn(process.execPath, [join(import.meta.dirname, "dev.mjs")], {
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, BOTS: "off" },
  });
  onTestFinished(async () => {
    dev.kill();
    if (dev.exitCode === null) await once(dev, "exit");
    rmSync(folder, { recursive: true });
  });
  const read = async (path: string) => {
    const answer = await fetch(`http://localhost:${port}${path}`).catch(() => null);
    return answer?.ok ? await answer.text() : "";
  };
  await expect.poll(() => read("/api/health"), { timeout: 60_000 }).toContain('"ok"');
  expect(await read("/auction")).toContain("/src/main.tsx");
}, 90_000);

/** Returns a port that is free together with the next one: below 32768, where the system gives no port to other tests. */
async function firstOfTwoFreePorts(): Promise<number> {
  const port = 20_000 + Math.floor(Math.random() * 10_000);
  return (await isFree(port)) && (await isFree(port + 1)) ? port : firstOfTwoFreePorts();
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  const free = await new Promise<boolean>((resolve) => {
    server.once("error", () => resolve(false)).listen(port, () => resolve(true));
  });
  if (free) await new Promise((resolve) => server.close(resolve));
  return free;
}
