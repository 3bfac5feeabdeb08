/** Sends the calls that count once, and keeps the key of each until this API has answered. */
import { type KeyedCall, newKey } from "@marsa/api-spec/client";
import { ApiProblem } from "@marsa/api-spec/client-problem";
import type { paths } from "@marsa/api-spec/generated/api.d.ts";
import { readToken } from "./token.ts";
import { type Send, underKey } from "./under-key.ts";

/** The longest wait for the outcome of a press, ms. */
const PATIENCE_MS = 8_000;

type KeyedPost = {
  [Path in keyof paths]: paths[Path] extends { post: KeyedCall } ? Path : never;
}[keyof paths];
type Json<Content> = Content extends { content: { "application/json": infer Body } } ? Body : never;
type BodyOf<Path extends KeyedPost> = Json<paths[Path]["post"]["requestBody"]>;
type DataOf<Path extends KeyedPost> =
  Json<paths[Path]["post"]["responses"][200]> extends { data: infer Data } ? Data : never;

interface CommandOptions {
  /** The seq that the person saw, and their confirmation. */
  readonly header?: { readonly "If-Match"?: string; readonly "X-Confirm"?: string };
  readonly patienceMs?: number;
}

/**
 * Sends a command by POST. The same content keeps its key until this API has answered: pressed again after a lost
 * answer, it counts once and gets the stored answer.
 * @param has a field that this call's answer always has: an answer without it is somebody else's
 * @throws ApiProblem, or NetworkProblem within some seconds
 */
export function command<Path extends KeyedPost>(
  path: Path,
  body: BodyOf<Path>,
  has: keyof DataOf<Path> & string,
  { header = {}, patienceMs }: CommandOptions = {},
): Promise<DataOf<Path>> {
  const { "X-Confirm": _, ...seen } = header;
  const send: Send<DataOf<Path>> = ({ POST }, key, signal) => {
    const params = { header: { ...header, "Idempotency-Key": key } };
    return (POST as (path: Path, init: object) => Promise<never>)(path, { params, body, signal });
  };
  return once([path, body, seen], has, send, patienceMs);
}

/** The keys of the commands without an answer, by person and content. */
const waiting = new Map<string, string>();

/**
 * Sends a command of any method, as `command` does.
 * @param content all that makes two presses the same intention
 */
export async function once<Data>(
  content: readonly unknown[],
  has: (keyof Data & string) | null,
  send: Send<Data>,
  patienceMs = PATIENCE_MS,
): Promise<Data> {
  const intention = JSON.stringify([readToken(), ...content]);
  const key = waiting.get(intention) ?? newKey();
  waiting.set(intention, key);
  try {
    const data = await underKey(key, has, send, AbortSignal.timeout(patienceMs));
    waiting.delete(intention);
    return data;
  } catch (error) {
    // A failure of the server may come after the work, and the person may confirm who they are.
    if (error instanceof ApiProblem && error.status < 500 && error.code !== "CONFIRM_REQUIRED")
      waiting.delete(intention);
    throw error;
  }
}
