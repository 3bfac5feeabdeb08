/**
 * Checks the server against the contract: roles, secrets and documented replies. EDGES=3: each call goes to the next of
 * three edges.
 */
import { statSync } from "node:fs";
import { overWamp } from "@marsa/api-spec/contract/base/connect";
import { testContract } from "@marsa/api-spec/contract/suite";
import type { Send } from "@marsa/api-spec/contract/base/target";
import { afterAll, beforeAll } from "vitest";
import { openReader } from "./sqlite/connection.ts";
import type { Database } from "./store/store.ts";
import { createSecretScan } from "./sqlite/test-support/secret-scan.ts";
import { openTestHouse } from "./test-support/edges.ts";
import { openTestServer, type TestServer } from "./test-support/server.ts";
import { sqlite } from "./tables/system/driver.ts";

const edges = Number(process.env["EDGES"] ?? 0);
let server: Pick<TestServer, "file" | "logged" | "stop" | "url">;
let ask: Send = (path, init) => fetch(server.url + path, init);
let database: { readonly db: Database; readonly inode: number } | null = null;
const secrets = createSecretScan({
  read: async (fn) => fn(current()),
});

/** The current database. A scene or a snapshot replaces it. */
function current(): Database {
  const { file } = server;
  const inode = statSync(file).ino;
  if (database?.inode === inode) return database.db;
  if (database) sqlite(database.db).close();
  database = { db: openReader({ file, durable: false }), inode };
  return database.db;
}

const send: Send = async (path, init) => {
  const response = await ask(path, init);
  // A snapshot is the whole database.
  if (response.headers.get("content-type") === "application/vnd.sqlite3") return response;
  const token = new Headers(init.headers).get("authorization")?.slice("Bearer ".length);
  await secrets.reply(`${init.method} ${path}`, await response.clone().text(), token);
  return response;
};

beforeAll(async () => {
  if (edges === 0) server = await openTestServer();
  else {
    const house = await openTestHouse(edges);
    const [url = ""] = house.urls;
    server = { ...house.owner, url, stop: house.stop };
    ask = house.send;
  }
});

afterAll(async () => {
  for (const line of server.logged) await secrets.line(line);
  if (database) sqlite(database.db).close();
  await server.stop();
  // The scene's own secrets: hundreds of reserves and maxima, and every token.
  if (secrets.leaks.length > 0) throw new Error(secrets.leaks.join("\n"));
});

// Includes the role table: each role at each call.
// @proves 6.role.buyer
// @proves 6.role.seller
// @proves 6.role.auctioneer
// @proves 6.role.backoffice
// @proves 6.role.manager
// @proves 6.role.admin-is-ustatus-admin
// @proves 6.rule.backoffice-is-for-staff
// @proves 6.rule.live-ctrl-is-for-the-queue
testContract("this server", async () => ({ send, connect: overWamp(send, server.url) }));
