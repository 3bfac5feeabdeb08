/** Test helper: the server of a test file. */
import { afterAll } from "vitest";
import { runOn, startPostgres, type PostgresServer } from "./server.ts";

/** Returns a server for the tests of a file; null, said loudly, where PostgreSQL cannot start. */
export async function serverOfTests(): Promise<PostgresServer | null> {
  try {
    const server = await startPostgres();
    afterAll(() => server.stop());
    return server;
  } catch (error) {
    console.warn(`SKIPPED: PostgreSQL cannot start here: ${String(error)}`);
    return null;
  }
}

/** Returns the address of a new, empty database. */
export async function newDatabase(server: PostgresServer, name: string): Promise<string> {
  await runOn(server.urlOf("postgres"), `CREATE DATABASE ${name}`);
  return server.urlOf(name);
}
