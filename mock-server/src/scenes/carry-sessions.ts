/** Keeps sessions when the database is replaced. */
import { openWriter } from "../sqlite/connection.ts";
import { sqlite } from "../tables/system/driver.ts";

/**
 * A session is valid in the other database for the same account, by email. Created test accounts reuse emails in
 * every scene, so for these all data must match.
 */
const SAME_ACCOUNT = `theirs.id = ours.id AND theirs.email = ours.email
  AND (theirs.is_demo = 1 OR theirs.created_at = ours.created_at)`;

/**
 * Copies the sessions of one database into another, which keeps its own, so that people stay signed in after the
 * replacement. Neither may be open in this process.
 * @returns users without an account in the other database, who lose their sessions.
 */
export function carrySessions(from: string, to: string): number[] {
  const connection = sqlite(openWriter({ file: to, durable: false }));
  try {
    connection.prepare("ATTACH ? AS old").run(from);
    connection.exec(`
      INSERT INTO session (token_hash, user_id, created_at, used_at, device, address)
      SELECT s.token_hash, s.user_id, s.created_at, s.used_at, s.device, s.address
      FROM old.session s JOIN old.user theirs ON theirs.id = s.user_id JOIN user ours ON ${SAME_ACCOUNT}
      WHERE true
      ON CONFLICT (token_hash) DO UPDATE SET used_at = max(used_at, excluded.used_at)`);
    return connection
      .prepare<[], number>(
        `SELECT DISTINCT s.user_id FROM old.session s
         WHERE NOT EXISTS (SELECT 1 FROM session WHERE session.token_hash = s.token_hash) ORDER BY 1`,
      )
      .pluck()
      .all();
  } finally {
    connection.close();
  }
}
