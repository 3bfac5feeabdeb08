/** Masks secrets in the bodies of the request log. */

/** Names of fields with secrets: of sessions, factors, bank accounts and papers. */
const SECRET =
  /token|password|secret|codes?$|confirm|totp|iban|swift|passport|emirates_id$|^birth_date$|^maximum$|licence|p256dh|^auth$|^recovery$|endpoint|rawId|^response$|^hash$|^card$/i;
/** A refusal's code, which is no secret. */
const REFUSAL = /^[A-Z][A-Z_]+$/;
/** Tokens and signatures, such as in links. */
const LONG = /[\w-]{32,}/g;

export const MASKED = "[secret]";

/** Levels of a body that are kept: writing deeper ones as JSON overflows the stack. */
const MOST_LEVELS = 30;

/** Returns a JSON value with each secret replaced by "[secret]", whatever its type, and very deep levels by a word. */
export function maskSecrets(value: unknown, level = 0): unknown {
  if (typeof value === "string") return value.replaceAll(LONG, MASKED);
  if (typeof value !== "object" || value === null) return value;
  if (level >= MOST_LEVELS) return "[more levels]";
  if (Array.isArray(value)) return value.map((one) => maskSecrets(one, level + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, maskedField(name, one, level + 1)]),
  );
}

function maskedField(name: string, value: unknown, level: number): unknown {
  if (value === null || !SECRET.test(name)) return maskSecrets(value, level);
  return typeof value === "string" && REFUSAL.test(value) ? value : MASKED;
}
