/** Tests of a production start: an empty database and its first admin. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { readEnv } from "../env/env.ts";
import { createLog } from "../http/log.ts";
import { startServer } from "./server.ts";
import { openReader } from "../sqlite/connection.ts";
import { newKey } from "../tables/sealing/keyring.ts";
import { startFailure } from "./start-failure.ts";
import { sqlite } from "../tables/system/driver.ts";

const PRODUCTION = { NODE_ENV: "production", ALLOW_SIMULATED: "1", DATA_KEYS: newKey() };
const log = createLog("text", () => undefined);

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "marsa-production-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

function envOf(dataDir: string, vars: Record<string, string>) {
  return { ...readEnv(vars), port: 0, host: "127.0.0.1", dataDir, webDir: dataDir };
}

async function start(dataDir: string, vars: Record<string, string> = PRODUCTION) {
  const server = await startServer(envOf(dataDir, vars), log);
  const at = (path: string) => `http://127.0.0.1:${server.port}${path}`;
  const signin = async (login: string, password: string) => {
    const response = await fetch(at("/api/auth/signin"), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ id: login, password }),
    });
    return response.status;
  };
  return { ...server, at, signin };
}

const form = (email: string, password: string) => ({
  method: "POST",
  body: new URLSearchParams({ email, password }),
});

it("a production start is empty, and its first admin signs up by a link that works once", async () => {
  const folder = newFolder();
  const { firstAdminLink, at, signin, stop } = await start(folder);
  const path = new URL(firstAdminLink!).pathname;
  expect(await signin("admin@marsa.test", "marsa-demo")).toBe(401);
  expect((await fetch(at(`${path}x`))).status).toBe(404);
  expect((await fetch(at(path))).status).toBe(200);
  expect((await fetch(at(path), form("root@example.com", "short"))).status).toBe(422);
  expect((await fetch(at(path), form("root@example.com", "harbour lamps"))).status).toBe(200);
  expect((await fetch(at(path), form("other@example.com", "harbour lamps"))).status).toBe(404);
  expect(await signin("root@example.com", "harbour lamps")).toBe(200);
  await stop();
  const again = await start(folder);
  expect(again.firstAdminLink).toBeNull();
  await again.stop();
});

it("the first admin may come from the environment", async () => {
  const named = { FIRST_ADMIN_EMAIL: "root@example.com", FIRST_ADMIN_PASSWORD: "harbour lamps" };
  const folder = newFolder();
  const { firstAdminLink, signin, stop } = await start(folder, { ...PRODUCTION, ...named });
  expect(firstAdminLink).toBeNull();
  expect(await signin("root@example.com", "harbour lamps")).toBe(200);
  await stop();
  const client = sqlite(openReader({ file: join(folder, "marsa.db"), durable: false }));
  const hash = client.prepare("SELECT password_hash FROM user").pluck().get();
  client.close();
  expect(hash, "a server's own cost, not that of tests").toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

it.each(["password1234", "qwertyuiop12", "root@example.com"])(
  "a production start refuses a first admin with the password %s",
  async (FIRST_ADMIN_PASSWORD) => {
    const folder = newFolder();
    const named = { FIRST_ADMIN_EMAIL: "root@example.com", FIRST_ADMIN_PASSWORD };
    const failure = await startServer(envOf(folder, { ...PRODUCTION, ...named }), log).then(
      () => expect.unreachable(),
      (error: unknown) => startFailure(error, folder),
    );
    expect(failure).toEqual({
      exitCode: 78,
      message: expect.stringMatching(/^FIRST_ADMIN_PASSWORD is easy/),
    });
    expect(readdirSync(folder)).toEqual([]);
  },
);

it("a start without the keys of its database is refused with a sentence, and changes nothing", async () => {
  const folder = newFolder();
  const first = await start(folder);
  await first.stop();
  const before = readFileSync(join(folder, "marsa.db"));
  for (const [keys, sentence] of [
    [newKey(), /is encrypted with the key [0-9a-f]{8}, which DATA_KEYS does not have: put that key back\.$/],
    ["short", /^DATA_KEYS has a key that is not 32 random bytes/],
  ] as const) {
    const failure = await startServer(envOf(folder, { ...PRODUCTION, DATA_KEYS: keys }), log).then(
      () => expect.unreachable(),
      (error: unknown) => startFailure(error, folder),
    );
    expect(failure).toEqual({ exitCode: 78, message: expect.stringMatching(sentence) });
  }
  expect(readFileSync(join(folder, "marsa.db")).equals(before)).toBe(true);
});

it("a start without a setting makes its key once, for its owner alone, and misses it when it is gone", async () => {
  const folder = newFolder();
  const demo = { NODE_ENV: "production", ALLOW_SIMULATED: "1", SCENE: "empty" };
  await (await start(folder, demo)).stop();
  const key = join(folder, "data.key");
  expect(statSync(key).mode & 0o777).toBe(0o600);
  await (await start(folder, demo)).stop();
  rmSync(key);
  const failure = await startServer(envOf(folder, demo), log).then(
    () => expect.unreachable(),
    (error: unknown) => startFailure(error, folder),
  );
  expect(failure).toEqual({
    exitCode: 78,
    message: expect.stringMatching(/data\.key is gone, and .* needs its key/),
  });
  expect(readdirSync(folder)).not.toContain("data.key");
});

it("a production start refuses a database whose demo password still opens an account", async () => {
  const folder = newFolder();
  const demo = await start(folder, { ...PRODUCTION, SCENE: "empty" });
  await demo.stop();
  const failure = await startServer(envOf(folder, PRODUCTION), log).then(
    () => expect.unreachable(),
    (error: unknown) => startFailure(error, folder),
  );
  expect(failure).toEqual({ exitCode: 78, message: expect.stringMatching(/published password.*marsa.test/) });
});
