/** A database of its own for each server of a test, where POSTGRES names a server: `postgres://marsa@host/NAME`. */
import { Client } from "pg";

const EXISTS = "42P04";

/** Makes the database where it is missing. Returns its address. */
export async function ownDatabase(postgres: string, name: string): Promise<string> {
  const client = new Client({ connectionString: postgres.replace("NAME", "postgres") });
  await client.connect();
  try {
    await client.query(`CREATE DATABASE "${name}"`);
  } catch (error) {
    if ((error as { code?: string }).code !== EXISTS) throw error;
  } finally {
    await client.end();
  }
  return postgres.replace("NAME", name);
}
