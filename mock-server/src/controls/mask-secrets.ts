/** Masks secrets in the bodies of the request log. */

/** Names of fields with secrets: of sessions, factors, bank accounts and papers. */
const SECRET =
  /token|password|secret|codes?$|confirm|totp|iban|swift|passport|licence|p256dh|^auth$|endpoint|rawId|^response$|^hash$|^card$/i;
/** A refusal's code, which is no secret. */
const REFUSAL = /^[A-Z][A-Z_]+$/;
/** Tokens and signatures, such as in links. */
const LONG = /[\w-]{32,}/g;

export const MASKED = "[secret]";

/** Returns a JSON value with each secret replaced by "[secret]", whatever its type. */
export function maskSecrets(value: unknown): unknown {
  if (typeof value === "string") return value.replaceAll(LONG, MASKED);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(maskSecrets);
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, maskedField(name, one)]));
}

function maskedField(name: string, value: unknown): unknown {
  if (value === null || !SECRET.test(name)) return maskSecrets(value);
  return typeof value === "string" && REFUSAL.test(value) ? value : MASKED;
}
