/**
 * Answers Crossbar's questions to the backend: the person of a token, and their rights. The embedded broker asks
 * directly.
 */
import { isAllowed, ROLES, type Action, type Identity, type Match, type Role } from "./access.ts";
import { ProcedureError, type BackendSession } from "./backend-session.ts";
import { isDict, type Dict } from "./wamp.ts";

/** The procedures that Crossbar's configuration names. */
export const AUTHENTICATOR = "marsa.auth.authenticate";
export const AUTHORIZER = "marsa.auth.authorize";

type Authenticate = (token: string) => Promise<Identity | null>;

const LONGEST_TIMER = 2 ** 31 - 1;

/** Reason for a session whose token does not hold any more. */
export const TOKEN_EXPIRED = "marsa.close.token_expired";

interface Login {
  readonly userId: number;
  readonly token: string;
  readonly timer: NodeJS.Timeout;
}

/** Answers Crossbar's questions on this session, and ends sessions with an expired token. */
export class CrossbarAccess {
  readonly #session: BackendSession;
  readonly #authenticate: Authenticate;
  readonly #logins = new Map<number, Login>();

  constructor(session: BackendSession, authenticate: Authenticate) {
    this.#session = session;
    this.#authenticate = authenticate;
  }

  /** Registers both procedures; people can log in from now on. */
  async register(): Promise<void> {
    await this.#session.register(AUTHORIZER, async ([who, uri, action, options]) => ({
      allow: authorize(who, uri, action, options),
      // A cached answer would go to the next person who asks.
      cache: false,
    }));
    await this.#session.register(AUTHENTICATOR, ([, , details]) =>
      this.#login(isDict(details) ? details : {}),
    );
  }

  /** Stops watching the token of a session that has left. */
  left(session: number): void {
    clearTimeout(this.#logins.get(session)?.timer);
    this.#logins.delete(session);
  }

  /** Ends the sessions of this user whose token does not hold any more. */
  async checkTokens(userId: number): Promise<void> {
    const own = [...this.#logins].filter(([, login]) => login.userId === userId);
    for (const [session, { token }] of own) {
      // Without an answer nobody is thrown out: the next login asks again.
      const isOver = await this.#authenticate(token).then(
        (identity) => identity === null,
        () => false,
      );
      if (isOver) await this.#end(session);
    }
  }

  stop(): void {
    for (const session of this.#logins.keys()) this.left(session);
  }

  async #login({ ticket, session }: Dict): Promise<{ authid: string; role: Role }> {
    const identity = typeof ticket === "string" ? await this.#authenticate(ticket) : null;
    if (!identity) throw new ProcedureError("wamp.error.authentication_denied", "This proof is not valid");
    this.#watch(identity, session as number, ticket as string);
    return { authid: String(identity.userId), role: identity.role };
  }

  #watch(identity: Identity, session: number, token: string): void {
    const { userId, expiresAt } = identity;
    const wait = expiresAt === undefined ? LONGEST_TIMER : Math.max(expiresAt - Date.now(), 1000);
    const timer = setTimeout(() => void this.#check(identity, session, token), Math.min(wait, LONGEST_TIMER));
    timer.unref();
    this.#logins.set(session, { userId, token, timer });
  }

  async #check(identity: Identity, session: number, token: string): Promise<void> {
    if (Date.now() < (identity.expiresAt ?? Infinity)) return this.#watch(identity, session, token);
    const still = await this.#authenticate(token).catch(() => null);
    if (!this.#logins.has(session)) return;
    if (still) return this.#watch(still, session, token);
    await this.#end(session);
  }

  async #end(session: number): Promise<void> {
    this.left(session);
    // Fails when the session has just left by itself, which is the wanted result.
    await this.#session.call("wamp.session.kill", [session, TOKEN_EXPIRED]).catch(() => null);
  }
}

function authorize(who: unknown, uri: unknown, action: unknown, options: unknown): boolean {
  if (!isDict(who) || typeof uri !== "string") return false;
  const role = ROLES.find((name) => name === who["authrole"]);
  const match = isDict(options) ? (options["match"] ?? "exact") : "exact";
  return (
    role !== undefined &&
    isAllowed({ role, authid: String(who["authid"]) }, action as Action, uri, match as Match)
  );
}
