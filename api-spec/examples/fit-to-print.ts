/** Makes a reply fit for the document: no tokens or signatures, and short lists. */
import { replyValidator } from "../src/validation.ts";
import { operations, type OperationId } from "../generated/operations.ts";

const SECRETS = /^(?:access_token|token|auth_token|refresh_token|confirm|wcb|p256dh|auth|challenge)$/;

/** Returns a reply's body without secrets, with lists of three where the call may answer so. */
export function fitToPrint(id: OperationId, body: unknown): unknown {
  const short = printed(body, 3);
  return replyValidator(operations[id])(200, short) === null ? short : printed(body, Infinity);
}

function printed(value: unknown, longest: number, field = ""): unknown {
  if (typeof value === "string") {
    if (SECRETS.test(field)) return `example-${field.replaceAll("_", "-")}`;
    // A person with the address of a document may read it for five minutes.
    return value.replace(/^(\/files\/d\/\d+).*/, "$1-example");
  }
  if (Array.isArray(value)) {
    // Numbers in a row belong together: a box, a point.
    const shown = value.every((item) => typeof item === "number") ? value : value.slice(0, longest);
    return shown.map((item) => printed(item, longest, field));
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, printed(inner, longest, key)]));
}
