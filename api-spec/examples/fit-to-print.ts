/** A reply as it may stand in the document: nothing that opens a door, and lists as long as one reads them. */

const SECRETS = /^(?:access_token|token|auth_token|refresh_token|confirm|wcb|p256dh|auth)$/;
const LONGEST_LIST = 3;

/** In: the body of a reply, and the field that it stands in. Out: the same shape, fit to be shown. */
export function fitToPrint(value: unknown, field = ""): unknown {
  if (typeof value === "string") {
    if (SECRETS.test(field)) return `example-${field.replaceAll("_", "-")}`;
    // Whoever has the address of a paper may read it for five minutes.
    return value.replace(/^(\/files\/d\/\d+).*/, "$1-example");
  }
  if (Array.isArray(value)) {
    // Numbers in a row mean something together: a box, a point.
    const shown = value.every((item) => typeof item === "number") ? value : value.slice(0, LONGEST_LIST);
    return shown.map((item) => fitToPrint(item, field));
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fitToPrint(inner, key)]));
}
