/** A request as one command that repeats it. */
import type { Result } from "../check.ts";

/** Headers that say nothing about a defect, and such as a report must not tell. */
const SECRET: Readonly<Record<string, string>> = { authorization: "Bearer $TOKEN", "x-confirm": "$CONFIRM" };

/** Returns the command; null where no request was made. The token stands for the person of the check. */
export function curlOf({ request }: Result, server: string): string | null {
  if (!request) return null;
  const { method = "GET", headers, body } = request.init;
  const lines = [...new Headers(headers)].map(([name, value]) =>
    name in SECRET ? `-H "${name}: ${SECRET[name]}"` : `-H ${quoted(`${name}: ${value}`)}`,
  );
  const data = typeof body === "string" ? [`-d ${quoted(body)}`] : body ? ["-F ..."] : [];
  return ["curl -i", `-X ${method}`, quoted(server + request.path), ...lines, ...data].join(" ");
}

const MOST_SENT = 2_000;

function quoted(text: string): string {
  return `'${text.slice(0, MOST_SENT).replaceAll("'", String.raw`'\''`)}'`;
}
