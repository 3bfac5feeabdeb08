/** Keeps the list of clients and its words beside people and profiles: one page costs an index walk. */
import type { Database } from "../../store/store.ts";
import { asyncPrepared } from "../system/prepared.ts";
import { queueChanged } from "../system/staff-queues.ts";

/** The words of `client_search` are those of `client_row`: they leave before their row, and come after it. */
const STEPS = [
  "INSERT INTO client_search (client_search, rowid, words) SELECT 'delete', id, words FROM client_row WHERE user_id = ?",
  "DELETE FROM client_row WHERE user_id = ?",
  `INSERT INTO client_row (user_id, profile_id, tab, type, form, citizenship, status, name_key, created_at, expires_on, words)
   SELECT u.id, coalesce(p.id, 0),
     CASE WHEN p.id IS NULL AND (u.roles LIKE '%backoffice%' OR u.roles LIKE '%auctioneer%') THEN 'staff'
       WHEN p.lock_reason IS NOT NULL THEN 'locked' WHEN p.status = 'signed' THEN 'new' WHEN p.status = 'ok' THEN 'ok'
       ELSE 'drafts' END,
     p.type, p.form, p.citizenship, p.status, lower(coalesce(p.name, u.first_name || ' ' || u.last_name)),
     coalesce(p.created_at, u.created_at), coalesce(p.expires_on, '9999-12-31'),
     lower(u.first_name || ' ' || u.last_name || ' ' || coalesce(p.name, '') || ' ' || coalesce(u.email, '') || ' '
       || coalesce(u.phone, '') || CASE WHEN u.phone LIKE '+971%' THEN ' 0' || substr(u.phone, 5) ELSE '' END
       || ' ' || coalesce(p.fields ->> 'company_name', '')
       || ' ' || coalesce(p.fields ->> 'ceo_name', '') || coalesce(' #' || p.id, ''))
   FROM user u LEFT JOIN profile p ON p.user_id = u.id WHERE u.deleted_at IS NULL AND u.id = ?`,
  "INSERT INTO client_search (rowid, words) SELECT id, words FROM client_row WHERE user_id = ?",
];

/** Lists a person anew, after their row or one of their profiles has changed. Inside a write. */
export async function listClient(db: Database, userId: number): Promise<void> {
  for (const step of STEPS) await asyncPrepared(db, step).run(userId);
  queueChanged(db, "clients");
}
