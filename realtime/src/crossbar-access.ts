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

/** Answers Crossbar's questions on this session, and ends sessions with an expired token. */
export class CrossbarAccess {
  readonly #session: BackendSession;
  readonly #authenticate: Authenticate;
  readonly #expiries = new Map<number, NodeJS.Timeout>();

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
    clearTimeout(this.#expiries.get(session));
    this.#expiries.delete(session);
  }

  stop(): void {
    for (const session of this.#expiries.keys()) this.left(session);
  }

  async #login({ ticket, session }: Dict): Promise<{ authid: string; role: Role }> {
    const identity = typeof ticket === "string" ? await this.#authenticate(ticket) : null;
    if (!identity) throw new ProcedureError("wamp.error.authentication_denied", "This proof is not valid");
    this.#watch(identity, session as number, ticket as string);
    return { authid: String(identity.userId), role: identity.role };
  }

  #watch({ expiresAt }: Identity, session: number, token: string): void {
    if (expiresAt === undefined) return;
    const wait = Math.min(Math.max(expiresAt - Date.now(), 1000), LONGEST_TIMER);
    const timer = setTimeout(() => void this.#check(expiresAt, session, token), wait);
    timer.unref();
    this.#expiries.set(session, timer);
  }

  async #check(expiresAt: number, session: number, token: string): Promise<void> {
    if (Date.now() < expiresAt) return this.#watch({ userId: 0, role: "user", expiresAt }, session, token);
    const still = await this.#authenticate(token).catch(() => null);
    if (!this.#expiries.has(session)) return;
    if (still) return this.#watch(still, session, token);
    this.#expiries.delete(session);
    // Fails when the session has just left by itself, which is the wanted result.
    await this.#session.call("wamp.session.kill", [session, "marsa.close.token_expired"]).catch(() => null);
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
