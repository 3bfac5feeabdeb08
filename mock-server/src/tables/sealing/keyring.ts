/** Encrypts values before they are stored: AES-256-GCM of node:crypto, with the key's id beside each value. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Database } from "../../store/store.ts";
import type { Sealed } from "../schema/sealed.ts";
import { sqlite, type Connection } from "../system/driver.ts";

/** Where the keys stand. A file may change while the server runs, a text may not. */
export type KeySource = { readonly keys: string } | { readonly file: string };

/** Keys that cannot be used. The message says what to do. */
export class KeysRefused extends Error {
  override readonly name = "KeysRefused";
}

/** Begins each encrypted value. */
export const MARK = "s1.";
const ID_BYTES = 4;
const KEY_BYTES = 32;
/** Fewer different bytes are no chance: 32 random ones have 30. */
const LEAST_DIFFERENT = 16;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const SHAPE = /^s1\.([0-9a-f]{8})\.([\w-]{38,})$/;

interface Key {
  readonly id: string;
  /** Encrypts values of columns. */
  readonly values: Buffer;
  /** The keys of files are derived from it. */
  readonly files: Buffer;
}

/** The keys of a server, in their order: the first one writes, all of them read. */
export class Keyring {
  readonly source: KeySource;
  #keys: readonly [Key, ...Key[]];
  /** Keys that are gone from the file: they read on until the process ends. */
  readonly #gone = new Map<string, Key>();

  /** @throws KeysRefused for a missing file and for weak keys */
  constructor(source: KeySource) {
    this.source = source;
    this.#keys = keysIn(source);
  }

  /** Id of the key that writes. */
  get first(): string {
    return this.#keys[0].id;
  }

  get ids(): readonly string[] {
    return this.#keys.map(({ id }) => id);
  }

  /** Reads the file of the keys again. @throws KeysRefused, and the keys stay as they were */
  reload(): void {
    const next = keysIn(this.source);
    for (const key of this.#keys) this.#gone.set(key.id, key);
    this.#keys = next;
  }

  /** Encrypts a text. `place`: its table, column and row; nowhere else it can be read. */
  seal(place: string, text: string): Sealed {
    const { id, values } = this.#keys[0];
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv("aes-256-gcm", values, nonce).setAAD(Buffer.from(place));
    const bytes = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
    const packed = Buffer.concat([nonce, cipher.getAuthTag(), bytes]).toString("base64url");
    return `${MARK}${id}.${packed}` as unknown as Sealed;
  }

  /** Decrypts a value. @throws KeysRefused without its key, Error for a changed or moved value */
  open(place: string, sealed: Sealed): string {
    const [, id, packed] = SHAPE.exec(String(sealed)) ?? [];
    if (id === undefined || packed === undefined) throw new Error(`${place} is not encrypted`);
    const bytes = Buffer.from(packed, "base64url");
    const nonce = bytes.subarray(0, NONCE_BYTES);
    const cipher = createDecipheriv("aes-256-gcm", this.#key(id).values, nonce, {
      authTagLength: TAG_BYTES,
    });
    cipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    return cipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, "utf8") + cipher.final("utf8");
  }

  /** Returns the key of one file: only its process gets it. `id`: of the key that wrote the file. */
  fileKey(salt: Uint8Array, id = this.first): Buffer {
    return derived(this.#key(id).files, "one file", salt);
  }

  /** A thread learns of a new key when it meets the first value of it. */
  #key(id: string): Key {
    const known = () => this.#keys.find((key) => key.id === id) ?? this.#gone.get(id);
    const key = known() ?? (this.reload(), known());
    if (!key) throw new KeysRefused(`The key ${id} is missing in ${nameOf(this.source)}.`);
    return key;
  }
}

/** Returns keys that end with the process, for data that does, too. */
export function passingKeys(): Keyring {
  return new Keyring({ keys: newKey() });
}

/** Returns a new key, as the file of the keys holds it. */
export function newKey(): string {
  return randomBytes(KEY_BYTES).toString("base64");
}

/** Names the setting of the keys in a sentence. */
export function nameOf(source: KeySource): string {
  return "keys" in source ? "DATA_KEYS" : `DATA_KEY_FILE (${source.file})`;
}

function keysIn(source: KeySource): [Key, ...Key[]] {
  const [first, ...others] = textOf(source)
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((text) => keyOf(text, source));
  if (!first) throw new KeysRefused(`${nameOf(source)} is empty: ${ADVICE}`);
  return [first, ...others];
}

const ADVICE = "it lists keys as `openssl rand -base64 32` writes them, the newest first.";

function textOf(source: KeySource): string {
  if ("keys" in source) return source.keys;
  try {
    return readFileSync(source.file, "utf8");
  } catch (cause) {
    throw new KeysRefused(`${nameOf(source)} cannot be read: ${ADVICE}`, { cause });
  }
}

function keyOf(text: string, source: KeySource): Key {
  const secret = Buffer.from(text, "base64");
  if (secret.length !== KEY_BYTES || new Set(secret).size < LEAST_DIFFERENT)
    throw new KeysRefused(`${nameOf(source)} has a key that is not 32 random bytes: ${ADVICE}`);
  const id = derived(secret, "id").subarray(0, ID_BYTES).toString("hex");
  return { id, values: derived(secret, "values"), files: derived(secret, "files") };
}

/** A key for each use: none of them tells another one. */
export function derived(secret: Uint8Array, use: string, salt: Uint8Array = new Uint8Array()): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, salt, `marsa ${use}`, KEY_BYTES));
}

const keyrings = new WeakMap<Connection, Keyring>();

/** Lets the repositories encrypt and decrypt on a connection. */
export function useKeys(db: Database, keys: Keyring): void {
  keyrings.set(sqlite(db), keys);
}

/** @throws Error on a connection that was opened without keys */
export function keysOf(db: Database): Keyring {
  const keys = keyrings.get(sqlite(db));
  if (!keys) throw new Error("This connection has no keys of encrypted values");
  return keys;
}

/** Encrypts the value of a column for its row. */
export function seal(db: Database, place: Place, row: number, text: string): Sealed {
  return keysOf(db).seal(`${place}:${row}`, text);
}

/** Decrypts the value of a column. @throws Error for a value of another row or column */
export function unseal(db: Database, place: Place, row: number, sealed: Sealed): string {
  return keysOf(db).open(`${place}:${row}`, sealed);
}

/** The encrypted columns: `rows.ts` knows their keys. */
export type Place = `${string}.${string}`;
