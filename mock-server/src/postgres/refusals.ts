/** Refuses PostgreSQL databases on which a house cannot run, each with one sentence. */
import { DatabaseError } from "pg";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { MIGRATIONS } from "../sqlite/connection.ts";
import { FIRST_MIGRATION } from "../sqlite/recovery/older-database.ts";
import { Link } from "./link.ts";

/** A database that cannot be used in its present state. The message says what to do. */
export class PostgresRefused extends Error {
  override readonly name = "PostgresRefused";
  /** Whether it may be usable later, as it is. */
  readonly isAway: boolean;

  constructor(message: string, isAway: boolean, cause?: unknown) {
    super(message, { cause });
    this.isAway = isAway;
  }
}

/** `normalize`, and the collation of Unicode without a locale. */
const LEAST_VERSION = 17;

const FACTS = `SELECT current_setting('server_version_num')::int / 10000, pg_is_in_recovery()::int,
  current_setting('server_encoding'), to_regnamespace('marsa') IS NOT NULL, to_regclass('marsa.__drizzle_migrations') IS NOT NULL,
  has_database_privilege(current_database(), 'CREATE'), coalesce(pg_has_role(
    (SELECT nspowner FROM pg_namespace WHERE nspname = 'marsa'), 'USAGE'), true),
  EXISTS (SELECT 1 FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE c.relkind IN ('r', 'p') AND nspname !~ '^(pg_|information_schema$|marsa$)')`;

/**
 * Returns the moment of the last migration of the house in this database, ms; null: it is empty. Changes nothing.
 * @throws PostgresRefused
 */
export async function inspectPostgres(url: string): Promise<number | null> {
  const link = new Link(url);
  try {
    await link.open();
    const { rows } = await link.ask(FACTS);
    const [version, isStandby, encoding, hasSchema, isOurs, mayCreate, owns, hasOthers] = rows[0]!;
    const refuse = (sentence: string) => {
      throw new PostgresRefused(`${placeOf(url)} ${sentence}`, false);
    };
    if (Number(version) < LEAST_VERSION)
      refuse(`is PostgreSQL ${String(version)}: Marsa needs ${LEAST_VERSION} or later.`);
    if (isStandby)
      throw new PostgresRefused(`${placeOf(url)} is a standby: name the primary in DATABASE_URL.`, true);
    if (encoding !== "UTF8")
      refuse(`is encoded in ${String(encoding)}: create the database with ENCODING UTF8.`);
    if (hasSchema && !isOurs) refuse("has a schema marsa of another program: name an empty database.");
    if (!hasSchema && hasOthers) refuse("holds tables of another program: name an empty database.");
    if (!mayCreate || !owns)
      refuse(
        "belongs to another user: make the user of DATABASE_URL its owner (ALTER DATABASE … OWNER TO …).",
      );
    return isOurs ? await versionOf(link, refuse) : null;
  } catch (error) {
    throw explained(error, url);
  } finally {
    await link.close();
  }
}

async function versionOf(link: Link, refuse: (sentence: string) => void): Promise<number> {
  const { rows } = await link.ask("SELECT max(created_at) FROM __drizzle_migrations");
  const last = Number(rows[0]![0]);
  if (last > lastMigration()) refuse("is of a newer version of Marsa: start that version.");
  if (last < FIRST_MIGRATION) refuse("is of a version of Marsa that this one cannot read.");
  return last;
}

/** The moment of the last migration of this program, ms. */
export function lastMigration(): number {
  return readMigrationFiles({ migrationsFolder: MIGRATIONS }).at(-1)!.folderMillis;
}

/** Names the database without a secret. @throws PostgresRefused when the address cannot be read */
export function placeOf(url: string): string {
  const address = URL.parse(url.replace("@/", "@local/"));
  if (!address)
    throw new PostgresRefused(
      "DATABASE_URL cannot be read: write postgres://USER:PASSWORD@HOST:5432/NAME.",
      false,
    );
  const { hostname, port, pathname, searchParams } = address;
  return `The database ${pathname.slice(1)} at ${searchParams.get("host") ?? hostname}${port && `:${port}`}`;
}

/** By the state of PostgreSQL's error; the first matching pattern counts. */
const REASONS: readonly (readonly [RegExp, string, boolean])[] = [
  [/^28/, "refuses the user of DATABASE_URL: check user and password.", false],
  [/^3D000/, "does not exist: create it, or name another one in DATABASE_URL.", false],
  [/^42501/, "denies this user a right: make the user of DATABASE_URL its owner.", false],
  [/^25006/, "is read-only: name the primary in DATABASE_URL.", true],
  [/^53300/, "has no connection left: raise max_connections, or end other programs.", true],
  [/^53/, "has no space or memory left: free some and start again.", true],
  [/^57P0/, "is starting or stopping: start again in a moment.", true],
];

/** Returns the sentence of an error; the error itself where there is none. */
export function explained(error: unknown, url: string): unknown {
  const at = placeOf(url);
  if (error instanceof PostgresRefused) return error;
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code = "" } = cause as { code?: string };
    const reason = cause instanceof DatabaseError && REASONS.find(([state]) => state.test(code));
    if (reason) return new PostgresRefused(`${at} ${reason[1]}`, reason[2], error);
    if (/^(E[A-Z_]+|CERT_|DEPTH_|UNABLE_|SELF_)/.test(code) || /timeout|SSL|terminated/i.test(cause.message))
      return new PostgresRefused(
        `${at} cannot be reached: check DATABASE_URL, and that PostgreSQL runs there.`,
        true,
        error,
      );
  }
  return error;
}
