/** The text of a failed check in the reports: its defect, and the command that repeats its request. */
import type { Result } from "../base/check.ts";
import type { Request } from "../base/target.ts";

/** Returns the defect and the command; an empty text for a check that did not fail. */
export function explained(result: Result, server: string): string {
  const { broken, request } = result;
  if (broken === null) return "";
  return request ? `${broken}\n${curlOf(request, server)}` : broken;
}

/** Headers whose values are secret, and the shell variables that the command has in their place. */
const SECRET: Readonly<Record<string, string>> = { authorization: "Bearer $TOKEN", "x-confirm": "$CONFIRM" };

function curlOf({ path, init }: Request, server: string): string {
  const { method = "GET", headers, body } = init;
  const lines = [...new Headers(headers)].map(([name, value]) =>
    name in SECRET ? `-H "${name}: ${SECRET[name]}"` : `-H ${quoted(`${name}: ${value}`)}`,
  );
  const fields = body instanceof FormData ? [...body] : [];
  const data =
    typeof body === "string"
      ? [`-d ${quoted(body)}`]
      : fields.map(
          ([name, value]) =>
            `-F ${quoted(`${name}=${typeof value === "string" ? value : `@${value.name}`}`)}`,
        );
  return ["curl -i", `-X ${method}`, quoted(server + path), ...lines, ...data].join(" ");
}

const MOST_SENT = 2_000;

function quoted(text: string): string {
  return `'${text.slice(0, MOST_SENT).replaceAll("'", String.raw`'\''`)}'`;
}
