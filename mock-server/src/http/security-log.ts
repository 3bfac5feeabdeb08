/** Logs each admission and each refusal, for the investigation of attacks. Production alone writes it. */
import type { OperationId } from "@marsa/api-spec/generated/operations";
import type { Log } from "./log.ts";

/** The facts of one decision: who asked for what, from where, and how it was answered. */
export interface Decision {
  readonly operation: OperationId;
  /** `success`, or the code of the refusal. */
  readonly result: string | null;
  readonly status: number;
  readonly user: number | null;
  readonly address: string;
  /** The request id, which the caller has read too. */
  readonly request: string;
}

export type SecurityLog = (decision: Decision) => void;

/** Calls whose success is a decision about an account: sessions, passwords, contacts, roles. */
const ABOUT_ACCOUNTS: ReadonlySet<OperationId> = new Set([
  "signin",
  "signInByPasskey",
  "signout",
  "signup",
  "verifyContact",
  "recoveryPassword",
  "confirmPassword",
  "changePassword",
  "changeContact",
  "endSession",
  "endSessions",
  "deleteAccount",
  "setUserPassword",
  "setUserRoles",
  "resetUserFactors",
]);
/** Refusals that an attack collects, whatever the call. */
const SUSPICIOUS: ReadonlySet<string> = new Set([
  "UNAUTHORIZED",
  "ROLE_FORBIDDEN",
  "RATE_LIMITED",
  "CODE_WRONG",
  "CODE_EXPIRED",
  "CONFIRM_REQUIRED",
  "VALIDATION",
  "BAD_REQUEST",
  "TOO_LARGE",
  "UNSUPPORTED_TYPE",
]);

/** Most lines of one address, and of all, in a minute: a flood must not fill the disk. */
const MOST_OF_ADDRESS = 60;
const MOST_LINES = 600;
const MINUTE_MS = 60_000;

/**
 * Returns a log of decisions.
 * @param now the real clock, ms.
 */
export function createSecurityLog(log: Log, now: () => number): SecurityLog {
  let minute = 0;
  let lines = 0;
  let leftOut = 0;
  let byAddress = new Map<string, number>();

  const isOver = (address: string): boolean => {
    const current = Math.floor(now() / MINUTE_MS);
    if (current !== minute) {
      minute = current;
      lines = 0;
      byAddress = new Map();
    }
    const own = (byAddress.get(address) ?? 0) + 1;
    // A flood comes from many addresses: no more of them are counted than lines are written.
    if (lines < MOST_LINES) byAddress.set(address, own);
    return own > MOST_OF_ADDRESS || lines >= MOST_LINES;
  };

  return ({ operation, result, status, user, address, request }) => {
    const isRefused = status >= 400;
    if (isRefused ? !SUSPICIOUS.has(result ?? "") : !ABOUT_ACCOUNTS.has(operation)) return;
    if (isOver(address)) return void (leftOut += 1);
    lines += 1;
    const facts = {
      operation,
      result,
      status,
      user,
      address,
      request,
      ...(leftOut > 0 && { left_out: leftOut }),
    };
    leftOut = 0;
    if (isRefused) log.warn("refused", facts);
    else log.info("admitted", facts);
  };
}
