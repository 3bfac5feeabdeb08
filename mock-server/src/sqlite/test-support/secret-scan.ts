/**
 * Test helper: finds leaked secrets in replies, events and log lines: unreached reserves, unbeaten maxima, tokens,
 * hashes, codes. The owners are read from the database.
 */
import { hash } from "node:crypto";
import { isBackOffice } from "@marsa/api-spec/roles";
import type { Reader } from "../../domain/bidding/lot-view.ts";
import { isCanary } from "../../scenes/seed/canaries.ts";
import type { Database, Store } from "../../store/store.ts";
import { amountsIn } from "./amounts.ts";
import { sqlite } from "../../tables/system/driver.ts";

export interface SecretScan {
  /** Checks a reply to this caller. `call`: "GET /api/auction/lot/1". */
  reply(call: string, text: string, token?: string): Promise<void>;
  /** Checks an event, and the one user who may receive it (null: everyone). */
  event(topic: string, payload: object, eligible: number | null): Promise<void>;
  /** Checks a log line, which everyone may read. */
  line(line: string): Promise<void>;
  /** All leaks, each with its call, topic or line. */
  readonly leaks: string[];
}

/** Calls that return a token to its owner. */
const GIVES_TOKENS = /^POST \/(api\/auth\/(signin|signup|verify|factors\/check)|_mock\/tokens)\b/;
/** The inbox of the simulated mail and SMS. */
const SHOWS_CODES = /^GET \/_mock\/inbox\b/;

/**
 * Returns a scan.
 * @param store knows the secrets.
 */
export function createSecretScan(
  store: Pick<Store, "read">,
  codes: () => readonly string[] = () => [],
): SecretScan {
  const leaks: string[] = [];

  const scan = (place: string, text: string, readerOf: (db: Database) => Reader) =>
    store.read((db) => {
      const own = GIVES_TOKENS.test(place) ? text.replaceAll(/"access_token":"[^"]*"/g, "") : text;
      const sent = SHOWS_CODES.test(place) ? [] : codes();
      const found = [...wordsIn(db, own), ...codesIn(own, sent), ...secretAmountsIn(db, text, readerOf)];
      leaks.push(...found.map((what) => `${place} reveals ${what}`));
    });

  return {
    leaks,
    reply: (call, text, token) =>
      scan(call, text, (db) => (token === undefined ? null : holderOf(db, token))),
    event: (topic, payload, eligible) =>
      scan(`an event of ${topic}`, JSON.stringify(payload), (db) =>
        eligible === null ? null : userOf(db, eligible),
      ),
    line: (line) => scan(`the log line ${line.slice(0, 120)}`, line, () => null),
  };
}

/** Returns tokens in use, their hashes and hashes of passwords in a text. */
function wordsIn(db: Database, text: string): string[] {
  const isSession = sqlite(db).prepare<[string], 1>("SELECT 1 FROM session WHERE token_hash = ?").pluck();
  const tokens = text.match(/(?<![\w-])[\w-]{43}(?![\w-])/g) ?? [];
  const hashes = text.match(/(?<!\w)[0-9a-f]{64}(?!\w)/g) ?? [];
  return [
    ...tokens.filter((token) => isSession.get(hash("sha256", token, "hex"))).map(() => "a token"),
    ...hashes.filter((each) => isSession.get(each)).map(() => "the hash of a token"),
    ...(/\$argon2/.test(text) ? ["the hash of a password"] : []),
  ];
}

function codesIn(text: string, codes: readonly string[]): string[] {
  return codes
    .filter((code) => new RegExp(`(?<![\\w.])${code}(?!\\w|\\.\\d)`).test(text))
    .map(() => "a code");
}

interface Secret {
  readonly what: "reserve" | "maximum";
  readonly lotId: number;
  readonly ownerId: number;
  /** 1: no longer a secret. Its owner may read the amount, even where it is another lot's secret, too. */
  readonly isReached: 0 | 1;
}

/** The reserves of this amount, reached ones too, and the unbeaten maxima. */
const SECRETS = `SELECT 'reserve' AS what, id AS lotId, seller_id AS ownerId, coalesce(price, 0) >= reserve AS isReached
    FROM lot WHERE reserve = @amount
  UNION ALL SELECT 'maximum', b.lot_id, b.user_id, 0 FROM lot_bidder b JOIN lot l ON l.id = b.lot_id
    WHERE b.max = @amount AND b.max > coalesce(l.price, 0)`;
/** A past price, and the next bid at that time. A lot's number is public, and may be any number after thousands of lots. */
const PUBLIC = `SELECT 1 FROM history h JOIN lot l ON l.id = h.lot_id
    WHERE h.kind IN ('bid', 'automatic_bid') AND @amount IN (h.amount, h.amount + l.step)
  UNION SELECT 1 FROM lot WHERE @amount IN (price, price + step, start_price, buy_now)
  UNION SELECT 1 FROM lot WHERE number = @amount`;

/** A person's own sum may be any number, and only they receive it. */
const OWN_SUM = /\bbalance_(reserv|summ)$/;

/** The number of an event may be any number, after thousands of events. */
const EVENT_NUMBER = /(^|\.)(prev|seq)$/;

function secretAmountsIn(db: Database, text: string, readerOf: (db: Database) => Reader): string[] {
  const suspects = amountsIn(text).filter(
    ({ amount, at }) => isKnownCanary(amount) && !OWN_SUM.test(at) && !EVENT_NUMBER.test(at),
  );
  if (suspects.length === 0) return [];
  const secrets = sqlite(db).prepare<{ amount: number }, Secret>(SECRETS);
  const isPublic = sqlite(db).prepare<{ amount: number }, 1>(PUBLIC).pluck();
  const reader = readerOf(db);
  return suspects.flatMap(({ amount, at }) => {
    const all = secrets.all({ amount });
    const secret = all.find(({ isReached }) => isReached === 0);
    if (!secret || all.some((each) => mayKnow(db, reader, each)) || isPublic.get({ amount })) return [];
    return [`the ${secret.what} of lot ${secret.lotId} at ${at}`];
  });
}

function mayKnow(db: Database, reader: Reader, { what, lotId, ownerId }: Secret): boolean {
  if (!reader) return false;
  if (reader.id === ownerId) return true;
  return what === "reserve" && (isBackOffice(reader) || runsItsLane(db, reader, lotId));
}

/** A lane's auctioneers know the minimum prices of its lots. */
const RUNS_ITS_LANE = `SELECT 1 FROM lot l JOIN queue_operator o ON o.queue_id = l.queue_id
  WHERE l.id = ? AND o.user_id = ?`;

function runsItsLane(db: Database, { id, roles }: NonNullable<Reader>, lotId: number): boolean {
  return roles.includes("auctioneer") && sqlite(db).prepare(RUNS_ITS_LANE).get(lotId, id) !== undefined;
}

const known = new Map<number, boolean>();

/** The same numbers repeat often. */
function isKnownCanary(amount: number): boolean {
  let answer = known.get(amount);
  if (answer === undefined) known.set(amount, (answer = isCanary(amount)));
  return answer;
}

const USER = "SELECT id, roles, ustatus FROM user WHERE id = ?";
const HOLDER = `SELECT u.id, u.roles, u.ustatus FROM session s JOIN user u ON u.id = s.user_id WHERE s.token_hash = ?`;

function userOf(db: Database, id: number): Reader {
  return readerFrom(sqlite(db).prepare<[number], RawUser>(USER).get(id));
}

function holderOf(db: Database, token: string): Reader {
  return readerFrom(
    sqlite(db)
      .prepare<[string], RawUser>(HOLDER)
      .get(hash("sha256", token, "hex")),
  );
}

type RawUser = {
  readonly [Field in keyof NonNullable<Reader>]: Field extends "roles" ? string : NonNullable<Reader>[Field];
};

function readerFrom(row: RawUser | undefined): Reader {
  return row ? { ...row, roles: JSON.parse(row.roles) as NonNullable<Reader>["roles"] } : null;
}
