/** Writes a keyed command together with its answer. */
import { and, eq } from "drizzle-orm";
import type { Refused } from "../../domain/lot/decision.ts";
import { idempotency } from "../schema/system.ts";
import type { CommandKey, Database, Store, NotifyLot, NotifyUser } from "../../store/store.ts";
import { asyncOrm } from "../system/driver.ts";

type Written<Reply, Code extends string> = { readonly ok: true; readonly reply: Reply } | Refused<Code>;

/**
 * Writes a keyed command without a single lot, together with the answer to its key, all or nothing. A repeat gets
 * the same answer. `fn` runs inside the commit, as in `store.write`; a refusal must not write anything.
 * @throws StoreUnavailable when the commit failed.
 */
export function writeIdempotent<Reply, Code extends string>(
  store: Pick<Store, "write">,
  key: CommandKey,
  at: number,
  fn: (
    db: Database,
    notifyUser: NotifyUser,
    notifyLot: NotifyLot,
  ) => Written<Reply, Code> | Promise<Written<Reply, Code>>,
): Promise<Written<Reply, Code | "KEY_REUSED">> {
  const { userId, call, payloadHash: hash } = key;
  return store.write(async (db, notifyUser, notifyLot): Promise<Written<Reply, Code | "KEY_REUSED">> => {
    const stored = await asyncOrm(db).select().from(idempotency).where(rowOf(key)).get();
    if (stored) {
      if (stored.hash === hash) return JSON.parse(stored.answer) as Written<Reply, Code>;
      return { ok: false, code: "KEY_REUSED", details: {} };
    }
    const written = await fn(db, notifyUser, notifyLot);
    if (written.ok || key.keepRefusal(written.code)) {
      const answer = JSON.stringify(written);
      await asyncOrm(db).insert(idempotency).values({ userId, call, key: key.key, hash, answer, at });
    }
    return written;
  });
}

/** Keeps the reply to a command that is stored under its key. Returns the reply that came first. */
export async function firstReply<Reply>(db: Database, key: CommandKey, reply: Reply): Promise<Reply> {
  const row = await asyncOrm(db).select().from(idempotency).where(rowOf(key)).get();
  const stored = JSON.parse(row?.answer ?? "{}") as { readonly reply?: Reply };
  if (stored.reply !== undefined) return stored.reply;
  const answer = JSON.stringify({ ...stored, reply });
  await asyncOrm(db).update(idempotency).set({ answer }).where(rowOf(key));
  return reply;
}

function rowOf({ key, userId, call }: CommandKey) {
  return and(eq(idempotency.key, key), eq(idempotency.userId, userId), eq(idempotency.call, call));
}
