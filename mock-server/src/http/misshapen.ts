/** Breaks the body of an answer as an injected fault says. */
import type { FaultShape } from "../ports/fault-effect.ts";
import type { Sent } from "./bindings.ts";

/** Returns the answer with the shape of the fault. Files and empty answers stay as they are. */
export function misshapen(sent: Sent, { without, wrong, set = {}, half }: FaultShape): Sent {
  if (typeof sent.body !== "object" || sent.body === null || sent.body instanceof Uint8Array) return sent;
  const values = Object.entries(set);
  if (without.length === 0 && wrong.length === 0 && values.length === 0 && !half) return sent;
  // The body may be shared with a cache.
  const body: unknown = JSON.parse(JSON.stringify(sent.body));
  for (const path of wrong) change(body, path.split("."), replace);
  for (const [path, value] of values)
    change(body, path.split("."), (parent, key) => {
      parent[key] = value;
    });
  for (const path of without) change(body, path.split("."), remove);
  if (!half) return { ...sent, body };
  const bytes = Buffer.from(JSON.stringify(body));
  return { ...sent, body: Uint8Array.from(bytes.subarray(0, Math.floor(bytes.length / 2))) };
}

type Change = (parent: Record<string, unknown>, key: string) => void;

/** Walks to each field of a path, in which `*` stands for each part. Missing fields stay missing. */
function change(parent: unknown, [part, ...rest]: readonly string[], apply: Change): void {
  if (typeof parent !== "object" || parent === null || part === undefined) return;
  const fields = parent as Record<string, unknown>;
  const keys = part === "*" ? Object.keys(fields) : [part].filter((key) => Object.hasOwn(fields, key));
  for (const key of keys) {
    if (rest.length > 0) change(fields[key], rest, apply);
    else apply(fields, key);
  }
}

const remove: Change = (parent, key) => {
  delete parent[key];
};

const replace: Change = (parent, key) => {
  parent[key] = typeof parent[key] === "number" ? "wrong" : 0;
};
