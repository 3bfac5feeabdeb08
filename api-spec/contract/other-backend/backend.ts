/** A backend without a framework, in under a hundred lines: it answers with the examples of the document. */
import { createServer, type IncomingMessage, type Server } from "node:http";
import { operations, type OperationId } from "../../generated/operations.ts";
import { documentOperation, type Media } from "../../src/document.ts";
import { problemOf, type Code } from "../../src/problem.ts";

interface Answer {
  readonly status: number;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

const MOST_BYTES = 64 * 1024;
const ALWAYS = { "cache-control": "no-store", "x-content-type-options": "nosniff" };

const patterns = (Object.keys(operations) as OperationId[])
  .filter((id) => operations[id].tag !== "controls")
  .map((id) => {
    const { mount, path, method } = operations[id];
    const parts = path.replaceAll(/\{\w+\}/g, "[^/]+");
    return { id, method: method.toUpperCase(), pattern: new RegExp(`^${mount}${parts}$`), path };
  })
  // Static paths come before paths with parameters.
  .toSorted((a, b) => a.path.split("{").length - b.path.split("{").length);

let requests = 0;

function refusal(code: Code, headers: Readonly<Record<string, string>> = {}, details = {}): Answer {
  const problem = problemOf(code, details, `other-${++requests}`);
  const type = { "content-type": "application/problem+json", ...ALWAYS, ...headers };
  return { status: problem.status, body: JSON.stringify(problem), headers: type };
}

/** Returns the refusal of a body that the operation does not take. */
function bodyRefusal(id: OperationId, headers: IncomingMessage["headers"], body: string): Answer | null {
  const { body: kind } = operations[id];
  if (kind === null) return null;
  if (headers["content-encoding"] !== undefined)
    return refusal("UNSUPPORTED_TYPE", { "accept-encoding": "identity" });
  const type = headers["content-type"] ?? "";
  if (!type.startsWith(kind === "json" ? "application/json" : "multipart/form-data"))
    return refusal("UNSUPPORTED_TYPE");
  if (body.length > MOST_BYTES) return refusal("TOO_LARGE", { connection: "close" });
  try {
    if (kind === "json") JSON.parse(body.replace(/^\uFEFF/, ""));
    return null;
  } catch {
    return refusal("BAD_REQUEST");
  }
}

/** Nobody has an account here. */
function callerRefusal(id: OperationId, token: string | undefined): Answer | null {
  const { auth } = operations[id];
  const unauthorized = () => refusal("UNAUTHORIZED", { "www-authenticate": "Bearer" });
  if (auth === "none" || (auth === "optional" && token === undefined)) return null;
  return auth === "registered" && token === undefined ? refusal("REGISTRATION_REQUIRED") : unauthorized();
}

function example(id: OperationId): Answer {
  const { path, method } = operations[id];
  const { content = {} } = documentOperation(path, method).responses["200"] as Media;
  const [[type, media] = ["application/json", {}]] = Object.entries(content);
  const body = "example" in media ? JSON.stringify(media.example) : "a file";
  return { status: 200, body, headers: { "content-type": type, ...ALWAYS } };
}

function answer({ method = "", url = "", headers }: IncomingMessage, body: string): Answer {
  const path = url.split("?")[0] ?? "";
  const here = patterns.filter(({ pattern }) => pattern.test(path));
  const call = here.find((one) => one.method === (method === "HEAD" ? "GET" : method));
  if (here.length === 0) return refusal("NO_SUCH_CALL");
  if (!call) {
    const allow = [...new Set(here.map((one) => one.method))];
    return refusal("METHOD_NOT_ALLOWED", { allow: allow.join(", ") }, { allow });
  }
  const { id } = call;
  return bodyRefusal(id, headers, body) ?? callerRefusal(id, headers.authorization) ?? example(id);
}

/** Returns the backend, which does not listen yet. */
export function otherBackend(): Server {
  return createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
    incoming.on("end", () => {
      const { status, body, headers } = answer(incoming, Buffer.concat(chunks).toString());
      outgoing.writeHead(status, headers).end(body);
    });
  });
}
