/** Opens, finds and ends sessions. */
import { hash, randomBytes } from "node:crypto";
import type { OpenSession, SessionRows } from "../tables/people/session-rows.ts";
import { OwnerNeeded } from "../store/errors.ts";
import type { Role, UserStatus } from "../domain/people/gate.ts";

/** The user of a valid access token. */
export interface SessionUser {
  readonly id: number;
  readonly roles: readonly Role[];
  readonly ustatus: UserStatus;
  /** Names the session without revealing its token: the SHA-256 of the token, hex. */
  readonly session: string;
  /** The step they have to take first, such as a new password; left out: none. */
  readonly step?: SignInStep | null;
}

/**
 * A step of the sign-in that is still open: the second factor is missing; a one-time password has to change; or the
 * role needs a second factor, and there is none.
 */
export type SignInStep = "factor" | "password" | "factor_setup";

/** Where a session was opened, for its user's list of sessions. */
export interface SessionOrigin {
  /** The browser in words: "Chrome on Windows". */
  readonly device: string;
  readonly address: string;
}

/** Access tokens: opaque, 256 bits, stored hashed, revocable. */
export interface Sessions {
  /**
   * Opens a session for each of these users, in one transaction. `factorDue`: the second factor is still missing.
   * @returns their tokens, in the same order.
   */
  open(userIds: readonly number[], origin?: SessionOrigin, factorDue?: boolean): Promise<string[]>;
  /**
   * Replaces a session by a new one. The old token stays valid for a minute, so that requests in progress, in this
   * tab or another, are not refused.
   */
  replace(session: string, userId: number, origin: SessionOrigin): Promise<string>;
  /** Returns the user of this token, or null. Answers at once for a recently used token. */
  find(token: string): SessionUser | null | Promise<SessionUser | null>;
  /** When the token of this session has to be checked again at the latest, ms since 1970 UTC on the real clock. */
  expiresAt(session: string): number | null;
  revoke(session: string): Promise<void>;
  /** Ends every session of this user: after a new password, or a deletion. */
  revokeAllOf(userId: number): Promise<void>;
  /** Called when roles or status of this user have changed. */
  forget(userId: number): void;
  /** Called when this user's other sessions were ended: a replaced token dies at once too. */
  forgetOthers(userId: number): void;
  /** Called when another database was opened. */
  forgetAll(): void;
}

const HOUR_MS = 3_600_000;
/** A session ends after this long without a request… */
export const IDLE_MS = 12 * HOUR_MS;
/** …and after this long in any case. */
export const LONGEST_MS = 30 * 24 * HOUR_MS;
/** A leader whose lot ends soon is not signed out; the session is checked again after this time. */
const GRACE_MS = 10 * 60_000;
/** How long a sign-in waits for its second factor. */
export const FACTOR_DUE_MS = 10 * 60_000;
/** How long a replaced token stays valid. */
const REPLACED_MS = 60_000;
/** How old the stored time of use may be before it is written again. */
const TOUCH_MS = 5 * 60_000;
/** Most cached sessions; the oldest entry is dropped first. */
const MOST_REMEMBERED = 20_000;

interface Remembered {
  readonly user: SessionUser;
  readonly createdAt: number;
  usedAt: number;
  touchedAt: number;
  /** Set while a leader stays signed in. */
  sparedUntil: number;
  /** When the session ends because another has replaced it. */
  replacedAt: number;
}

const UNKNOWN_ORIGIN: SessionOrigin = { device: "", address: "" };

/**
 * Returns sessions with a cache, so that an authenticated request costs one hash and one look-up.
 * @param rows the table of sessions.
 * @param now the real clock, ms.
 * @param onError receives errors of writing the time of use.
 * @param needsFactor whether people of these roles have to have a second factor.
 * @param mostRemembered most cached sessions; 0: each request reads the table.
 */
export function createSessions(
  rows: SessionRows,
  now: () => number,
  onError: (error: unknown) => void,
  needsFactor: (member: Pick<SessionUser, "roles" | "ustatus">) => boolean = () => false,
  mostRemembered = MOST_REMEMBERED,
): Sessions {
  const remembered = new Map<string, Remembered>();
  /** Hashes of recently used tokens. They say nothing about validity. */
  const hashed = new Map<string, string>();
  /** Increases with every revocation: a session read before one is not cached after it. */
  let revocations = 0;

  const end = (entry: Remembered) => {
    if (entry.user.step === "factor") return entry.createdAt + FACTOR_DUE_MS;
    return Math.min(
      Math.max(Math.min(entry.usedAt + IDLE_MS, entry.createdAt + LONGEST_MS), entry.sparedUntil),
      entry.replacedAt + REPLACED_MS,
    );
  };

  const stepOf = ({ factorDue, passwordOnce, hasFactor, roles, ustatus }: OpenSession): SignInStep | null => {
    if (factorDue) return "factor";
    if (passwordOnce) return "password";
    return needsFactor({ roles, ustatus }) && !hasFactor ? "factor_setup" : null;
  };

  const use = (entry: Remembered): SessionUser => {
    const at = now();
    entry.usedAt = at;
    if (at - entry.touchedAt > TOUCH_MS) {
      entry.touchedAt = at;
      rows.touch(entry.user.session, at).catch(onError);
    }
    return entry.user;
  };

  const remember = (entry: Remembered) => keep(remembered, entry.user.session, entry, mostRemembered);

  const load = async (session: string): Promise<SessionUser | null> => {
    const before = revocations;
    const row = await rows.find(session);
    if (!row) return null;
    const { userId, roles, ustatus, createdAt, usedAt } = row;
    const user: SessionUser = { id: userId, roles, ustatus, session, step: stepOf(row) };
    const entry: Remembered = {
      user,
      createdAt,
      usedAt,
      touchedAt: usedAt,
      sparedUntil: 0,
      replacedAt: Infinity,
    };
    return admit(entry, before);
  };

  /** Accepts a session within its time, or one whose user leads a lot that ends soon. */
  const admit = async (entry: Remembered, before: number): Promise<SessionUser | null> => {
    if (end(entry) <= now()) {
      if (
        entry.replacedAt < Infinity ||
        entry.user.step === "factor" ||
        !(await rows.leadsNearTheEnd(entry.user.id))
      ) {
        remembered.delete(entry.user.session);
        await rows.remove(entry.user.session);
        return null;
      }
      entry.sparedUntil = now() + GRACE_MS;
    }
    if (before === revocations) remember(entry);
    return use(entry);
  };

  const drop = (which: (entry: Remembered) => boolean) => {
    revocations++;
    for (const [session, entry] of remembered) if (which(entry)) remembered.delete(session);
  };

  return {
    async open(userIds, origin = UNKNOWN_ORIGIN, factorDue = false) {
      const at = now();
      const tokens = userIds.map(() => randomBytes(32).toString("base64url"));
      await rows.insert(
        tokens.map((token, i) => ({
          tokenHash: sessionOf(token),
          userId: userIds[i]!,
          createdAt: at,
          usedAt: at,
          device: origin.device,
          address: origin.address,
          factorDue,
        })),
      );
      return tokens;
    },
    async replace(session, userId, origin) {
      const [token = ""] = await this.open([userId], origin);
      await rows.remove(session);
      const entry = remembered.get(session);
      if (entry) entry.replacedAt = Math.min(entry.replacedAt, now());
      return token;
    },
    find(token) {
      const known = hashed.get(token);
      if (known === undefined && !TOKEN.test(token)) return null;
      const session = known ?? sessionOf(token);
      const entry = remembered.get(session);
      if (!entry) return load(session);
      if (known === undefined) keep(hashed, token, session, MOST_REMEMBERED);
      return end(entry) > now() ? use(entry) : admit(entry, revocations);
    },
    expiresAt(session) {
      const entry = remembered.get(session);
      return entry ? end(entry) : null;
    },
    async revoke(session) {
      await rows.remove(session);
      revocations++;
      remembered.delete(session);
    },
    async revokeAllOf(userId) {
      await rows.removeAllOf(userId);
      drop((entry) => entry.user.id === userId);
    },
    forgetAll: () => drop(() => true),
    forgetOthers: (userId) => drop((entry) => entry.user.id === userId),
    // A replaced session is no longer in the table: it keeps its state for its last minute.
    forget: (userId) => drop((entry) => entry.user.id === userId && entry.replacedAt === Infinity),
  };
}

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/**
 * Returns the sessions of a process that only reads: the owner, who knows replaced tokens, judges an unknown one.
 * `find` throws OwnerNeeded for it.
 */
export function knownSessions(sessions: Sessions): Sessions {
  return {
    ...sessions,
    async find(token) {
      const user = await sessions.find(token);
      if (!user && TOKEN.test(token)) throw new OwnerNeeded();
      return user;
    },
  };
}

function keep<Value>(map: Map<string, Value>, key: string, value: Value, most: number): void {
  map.set(key, value);
  if (map.size > most) map.delete(map.keys().next().value ?? "");
}

function sessionOf(token: string): string {
  return hash("sha256", token, "hex");
}
