/** Makes a reply fit for the document: no tokens or signatures, and short lists. */

const SECRETS = /^(?:access_token|token|auth_token|refresh_token|confirm|wcb|p256dh|auth|challenge)$/;
const LONGEST_LIST = 3;

/**
 * Returns a reply's body in the same shape without secrets.
 * @param value The body of a reply, or the value of a field.
 */
export function fitToPrint(value: unknown, field = ""): unknown {
  if (typeof value === "string") {
    if (SECRETS.test(field)) return `example-${field.replaceAll("_", "-")}`;
    // A person with the address of a document may read it for five minutes.
    return value.replace(/^(\/files\/d\/\d+).*/, "$1-example");
  }
  if (Array.isArray(value)) {
    // Numbers in a row belong together: a box, a point.
    const shown = value.every((item) => typeof item === "number") ? value : value.slice(0, LONGEST_LIST);
    return shown.map((item) => fitToPrint(item, field));
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fitToPrint(inner, key)]));
}
