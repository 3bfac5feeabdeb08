/** Preloads the first answers of a page. */
import type { FirstCall } from "./page-starts.ts";

/**
 * Makes a call of the API as a visitor.
 * @returns the JSON of a good answer, else null.
 */
export type FetchReply = (call: FirstCall) => Promise<string | null>;

/** Makes a call of the API as the holder of a token, or as a visitor; returns its status, null while faults are on. */
export type FetchStatus = (call: FirstCall, token: string | null) => Promise<number | null>;

/** An answer later than this does not delay the page, which then requests it itself, ms. */
const PATIENCE_MS = 200;

/**
 * Returns the answers to a page's first calls as a data block in the page, so that no round trip delays its first
 * picture. Null unless all are good and in time.
 */
export async function firstReplies(calls: readonly FirstCall[], ask: FetchReply): Promise<string | null> {
  if (calls.length === 0) return null;
  const answers = await inTime(Promise.all(calls.map((call) => ask(call).catch(() => null))));
  if (answers === null || answers.includes(null)) return null;
  const entries = calls.map(
    ({ method, path, body }, at) =>
      `{"call":${JSON.stringify(`${method} ${path}${body === undefined ? "" : ` ${body}`}`)},"answer":${answers[at]}}`,
  );
  // The data cannot end the block or open a comment in it.
  const data = `[${entries.join(",")}]`.replaceAll("<", String.raw`\u003c`);
  return `<script type="application/json" id="first-replies">${data}</script>`;
}

async function inTime<Value>(wanted: Promise<Value>): Promise<Value | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, null);
  });
  try {
    return await Promise.race([wanted, late]);
  } finally {
    clearTimeout(timer);
  }
}
