import { openWriter } from "../sqlite/connection.ts";

/**
 * Whose session holds in the other database too: the same account, by its address; of those that a control has made,
 * which take an address anew in every scene, only the very same.
 */
const SAME_ACCOUNT = `theirs.id = ours.id AND theirs.email = ours.email
  AND (theirs.is_demo = 1 OR theirs.created_at = ours.created_at)`;

/**
 * Copies the sessions of one database into another, which keeps its own, so that people stay signed in when it takes the
 * place of the first. Neither may be open in this process.
 * @returns the users who have lost one, since the other database does not know them.
 */
export function carrySessions(from: string, to: string): number[] {
  const connection = openWriter({ file: to, durable: false }).$client;
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
