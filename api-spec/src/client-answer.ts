/**
 * Tells the answers of this API from all others: a proxy, a gateway, a captive portal or a cache may answer in its
 * place, and a reply may be cut on its way.
 */
import { codes } from "../generated/codes.ts";
import { ApiProblem, type ProblemCode, type Schema } from "./client-problem.ts";

/** The `result` of the document's successes: done, or the next step of a sign-in. */
const DONE = /^(success|(verification|password_change|second_factor(_setup)?)_required)$/;
const CODES: ReadonlySet<unknown> = new Set(codes);
/** The sentence of a refusal without one. */
export const TRY_LATER = "Error, please try again later";
const JSON_TYPE = /^application\/(problem\+)?json\b/;
/** The files that a call may answer with: spreadsheets, PDFs, archives and the downloads of the controls. */
const FILE_TYPE = /^application\/(vnd\.|pdf|zip|octet-stream)/;

/** The whole reply to a call, as it came. */
export interface Arrived {
  readonly response: Response;
  readonly body: ArrayBuffer;
}

/** Returns whether this is a success of the document: its JSON, or a file where the call asks for one. */
export function isSuccess({ response, body }: Arrived, asksForFile: boolean): boolean {
  if (response.status !== 200) return false;
  if (asksForFile) return FILE_TYPE.test(typeOf(response)) && body.byteLength > 0;
  const answer = jsonOf({ response, body });
  return answer !== null && DONE.test(String(answer["result"])) && isObject(answer["data"]);
}

/** Returns the refusal of this API in a reply; null for any other reply. `nowMs`: for a wait until a date. */
export function problemOf({ response, body }: Arrived, nowMs: number): ApiProblem | null {
  const problem = response.ok ? null : jsonOf({ response, body });
  if (problem === null || !isProblem(problem, response.status)) return null;
  return new ApiProblem({
    code: problem.result,
    status: response.status,
    message: problem.message ?? TRY_LATER,
    details: problem.details ?? {},
    requestId: problem.request_id ?? response.headers.get("x-request-id"),
    retryAfterMs: retryAfterMs(response.headers.get("retry-after"), nowMs),
  });
}

/** A refusal as it may come: a known code with its sentence or its facts. */
type Known = Partial<Schema<"Problem">> & { result: ProblemCode };

/** Whether a body is a problem with a known code and the status of its reply. */
export function isProblem(body: Readonly<Record<string, unknown>>, status: number): body is Known {
  const { result, message, details } = body;
  if (!CODES.has(result) || (body["status"] ?? status) !== status) return false;
  const said = message === undefined || (typeof message === "string" && message !== "");
  const facts = details === undefined || isObject(details);
  return said && facts && (message !== undefined || details !== undefined);
}

/** Returns a `Retry-After` header as ms from `nowMs`, in seconds or as an HTTP date. Null when absent or unreadable. */
export function retryAfterMs(header: string | null, nowMs: number): number | null {
  if (header === null) return null;
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - nowMs;
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
}

function typeOf({ headers }: Response): string {
  return headers.get("content-type")?.toLowerCase() ?? "";
}

function jsonOf({ response, body }: Arrived): Record<string, unknown> | null {
  if (!JSON_TYPE.test(typeOf(response))) return null;
  try {
    const parsed: unknown = JSON.parse(new TextDecoder().decode(body));
    return isObject(parsed) ? (parsed as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
