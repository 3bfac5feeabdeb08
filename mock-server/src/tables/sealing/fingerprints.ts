/** Finds equal values without storing them: keyed hashes, which nobody can compare with guesses who lacks the keys. */
import { createHmac, hash } from "node:crypto";
import { fingerprintSecret } from "../schema/system.ts";
import type { Database } from "../../store/store.ts";
import { derived, newKey, seal, unseal } from "./keyring.ts";
import { orm, sqlite, type Connection } from "../system/driver.ts";

/** The only row of the secret. */
const ONLY = 1;
const secrets = new WeakMap<Connection, Buffer>();

/** Makes the secret of a database that has none. Inside a transaction. Returns whether it had none. */
export function makeFingerprintSecret(db: Database): boolean {
  if (orm(db).select({ id: fingerprintSecret.id }).from(fingerprintSecret).get()) return false;
  const secret = seal(db, "fingerprint_secret.secret", ONLY, newKey());
  orm(db).insert(fingerprintSecret).values({ id: ONLY, secret }).run();
  return true;
}

/** Returns the fingerprint of a text: equal for equal texts of this database. */
export function fingerprint(db: Database, text: string): string {
  return createHmac("sha256", secretOf(db)).update(plainHash(text)).digest("base64url");
}

/** Older versions stored this hash, from which a guess can be told. */
const plainHash = (text: string): string => hash("sha256", `marsa same person ${text}`);
const PLAIN = /^[0-9a-f]{64}$/;

/** Returns the fingerprint for a hash of an older version; a fingerprint stays as it is. */
export function fromPlainHash(db: Database, stored: string): string {
  return PLAIN.test(stored) ? createHmac("sha256", secretOf(db)).update(stored).digest("base64url") : stored;
}

/** Returns the key of an upload that arrives in parts: it outlives a change of the keys, as the parts do. */
export function keyOfPart(db: Database, name: string): Buffer {
  return derived(secretOf(db), `part ${name}`);
}

/** Lets a connection find equal values. `row`: of the secret, read from the same database. @throws KeysRefused */
export function useFingerprints(
  db: Database,
  row: Pick<typeof fingerprintSecret.$inferSelect, "secret">,
): void {
  const secret = derived(
    Buffer.from(unseal(db, "fingerprint_secret.secret", ONLY, row.secret), "base64"),
    "fingerprints",
  );
  secrets.set(sqlite(db), secret);
}

function secretOf(db: Database): Buffer {
  const known = secrets.get(sqlite(db));
  if (known) return known;
  const row = orm(db).select().from(fingerprintSecret).get();
  if (!row) throw new Error("This database has no secret of fingerprints");
  useFingerprints(db, row);
  return secretOf(db);
}
