/** Presents the second factors of a person to themselves. */
import type { Schema } from "../../../http/handler.ts";
import type { Factors } from "./repository.ts";

/** `required`: whether their role needs one. */
export function presentFactors({ totp, passkeys, recovery }: Factors, required: boolean): Schema<"Factors"> {
  return {
    totp: totp && { created: instant(totp.createdAt), last_used: instantOrNull(totp.usedAt) },
    passkeys: passkeys.map(({ id, name, createdAt, usedAt }) => ({
      id_passkey: id,
      name,
      created: instant(createdAt),
      last_used: instantOrNull(usedAt),
    })),
    recovery_left: recovery.length,
    required,
  };
}

const instant = (at: number) => new Date(at).toISOString();
const instantOrNull = (at: number | null) => (at === null ? null : instant(at));
