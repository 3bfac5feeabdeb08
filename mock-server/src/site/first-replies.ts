import type { FirstCall } from "./page-starts.ts";

/** Makes a call of the API in nobody's name. Out: the JSON of a good answer, else null. */
export type FetchReply = (call: FirstCall) => Promise<string | null>;

/** What is not answered within this time does not hold up the page, which asks for it itself, ms. */
const PATIENCE_MS = 200;

/**
 * The answers to the calls that a page begins with, as a block of data that stands in it, so that no round trip lies
 * between the app's arrival and its first picture. Null unless every one of them is good and came in time.
 */
export async function firstReplies(calls: readonly FirstCall[], ask: FetchReply): Promise<string | null> {
  if (calls.length === 0) return null;
  const answers = await inTime(Promise.all(calls.map((call) => ask(call).catch(() => null))));
  if (answers === null || answers.includes(null)) return null;
  const entries = calls.map(
    ({ method, path, body }, at) =>
      `{"call":${JSON.stringify(`${method} ${path}${body === undefined ? "" : ` ${body}`}`)},"answer":${answers[at]}}`,
  );
  // Nothing in the data can end the block or open a comment in it.
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
