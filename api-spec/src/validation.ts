/** Requests and replies against the document: closed schemas, compiled once per operation. */
import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { documentOperation, openapi, resolved, type Media, type Parameter } from "./document.ts";
import { fieldErrors } from "./field-errors.ts";
import { fieldRules, fieldWord, type FieldError } from "./rules.ts";

/** Where an operation stands in the document. */
export interface Place {
  readonly path: string;
  readonly method: string;
}

/** What came in, still as text where HTTP has nothing but text. */
export interface RawRequest {
  readonly path: Record<string, unknown>;
  readonly query: Record<string, unknown>;
  readonly header: Record<string, unknown>;
  readonly body: unknown;
}

const DOCUMENT = "document";
/** Enough to see what is wrong with a reply. */
const MOST_DEFECTS = 5;
/** `strictNumbers`: 1e400 is JSON, and JavaScript reads it as Infinity, which no field may be. */
const options = {
  strict: false,
  strictNumbers: true,
  validateSchema: false,
  allErrors: true,
  useDefaults: true,
} as const;

/** Bodies are taken as they are; path and query are text, and become the numbers they stand for. */
const bodies = withDocument(new Ajv2020({ ...options, verbose: true }));
const texts = withDocument(new Ajv2020({ ...options, verbose: true, coerceTypes: "array" }));
/** Replies are not to be filled in: what the document gives a default must be there. */
const replies = withDocument(new Ajv2020({ ...options, useDefaults: false }));

function withDocument(ajv: Ajv2020): Ajv2020 {
  addFormats.default(ajv);
  return ajv.addSchema(openapi, DOCUMENT);
}

type RequestCheck = (request: RawRequest) => FieldError[] | null;

/**
 * Out: a function that checks a request in place (defaults, coercion) and returns what is wrong, or null. Compiled with
 * the first request, so that a start does not wait for schemas that nobody may ask for.
 */
export function requestValidator(place: Place): RequestCheck {
  let check: RequestCheck | null = null;
  return (request) => (check ??= compiledRequest(place))(request);
}

function compiledRequest({ path, method }: Place): RequestCheck {
  const operation = documentOperation(path, method);
  const parameters = (operation.parameters ?? []).map((parameter) => resolved<Parameter>(parameter));
  const checks = (["path", "query", "header"] as const)
    .map((part) => ({ part, valid: parametersOf(parameters, part) }))
    .filter(({ part, valid }) => valid !== null || part === "query");
  const closedQuery = texts.compile({ type: "object", additionalProperties: false });
  const json = operation.requestBody?.content?.["application/json"];
  const form = operation.requestBody?.content?.["multipart/form-data"];
  const media = json ? "application/json" : form ? "multipart/form-data" : null;
  const body = media && compileAt(bodies, path, method, "requestBody", "content", media);

  return (request) => {
    const errors: FieldError[] = [];
    for (const { part, valid } of checks) {
      const check = valid ?? closedQuery;
      if (!check(request[part])) errors.push(...fieldErrors(check.errors ?? []));
      else errors.push(...infinities(request[part]));
    }
    if (body && !body(request.body)) errors.push(...fieldErrors(body.errors ?? []));
    return errors.length > 0 ? errors : null;
  };
}

/** Ajv takes the texts "Infinity" and "1e400" for numbers, and does not hold them to any bounds. */
function infinities(values: Readonly<Record<string, unknown>>): FieldError[] {
  return Object.entries(values)
    .filter(([, value]) => value === Infinity || value === -Infinity)
    .map(([field]) => ({ field, message: fieldRules.valid(fieldWord(field)) }));
}

function parametersOf(parameters: readonly Parameter[], part: Parameter["in"]): ValidateFunction | null {
  const own = parameters.filter((parameter) => parameter.in === part);
  if (own.length === 0) return null;
  return texts.compile({
    type: "object",
    additionalProperties: false,
    required: own.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(own.map(({ name, schema }) => [name, atDocument(schema)])),
  });
}

/** The same schema, its references read from the document instead of from where it is now. */
function atDocument(schema: unknown): unknown {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${DOCUMENT}#/`));
}

/** The names of the headers that the document gives an operation. */
export function headerNames({ path, method }: Place): string[] {
  return (documentOperation(path, method).parameters ?? [])
    .map((parameter) => resolved<Parameter>(parameter))
    .filter((parameter) => parameter.in === "header")
    .map(({ name }) => name);
}

/**
 * What is wrong with a reply, or null. Where the operation has several views (a lot for everybody, its owner, staff),
 * `viewsOf` tells which of them this reader may be given; without it, all.
 */
export type ReplyValidator = (
  status: number,
  body: unknown,
  viewsOf?: (views: readonly string[]) => readonly string[],
) => string | null;

/**
 * Schemas are compiled when the first reply of a status is sent. What is wrong is told by field and rule, never by
 * value: it goes to the log.
 */
export function replyValidator({ path, method }: Place): ReplyValidator {
  const operation = documentOperation(path, method);
  const views = operation["x-view"] ?? [];
  const compiled = new Map<string, ValidateFunction | null>();

  const schemaOf = (name: string, make: () => object | null): ValidateFunction | null => {
    let check = compiled.get(name);
    if (check === undefined) {
      const schema = make();
      check = schema && replies.compile(schema);
      compiled.set(name, check);
    }
    return check;
  };

  return (status, body, viewsOf = all) => {
    const response = operation.responses[String(status)];
    if (!response) return `status ${status} is not declared`;
    const check = schemaOf(String(status), () => replySchema(resolved<Media>(response)));
    if (!check && resolved<Media>(response).content !== undefined)
      return body instanceof Uint8Array ? null : `status ${status} is a file`;
    if (!check) return body === null ? null : `status ${status} has no body`;
    if (!check(body)) return defectsText(check);
    if (status !== 200 || views.length === 0) return null;
    const allowed = viewsOf(views);
    const view = schemaOf(allowed.join(), () => ({ anyOf: allowed.map(viewSchema) }));
    return view?.((body as { data: unknown }).data)
      ? null
      : `this reader may be given ${allowed.join(" or ")}`;
  };
}

/** Out: a function that tells what is wrong with a value of this schema of the document, or null. */
export function schemaValidator(name: string): (value: unknown) => string | null {
  let check: ValidateFunction | null = null;
  return (value) => {
    check ??= replies.compile(viewSchema(name));
    return check(value) ? null : defectsText(check);
  };
}

function defectsText({ errors }: ValidateFunction): string {
  return (errors ?? []).slice(0, MOST_DEFECTS).map(defectText).join(", ");
}

/** Where, and which rule: "reply/data must NOT have additional properties: reserve". */
function defectText({ instancePath, message, params }: ErrorObject): string {
  const extra: unknown = params["additionalProperty"] ?? params["unevaluatedProperty"];
  return `reply${instancePath} ${message}${typeof extra === "string" ? `: ${extra}` : ""}`;
}

function all(views: readonly string[]): readonly string[] {
  return views;
}

function replySchema({ content }: Media): object | null {
  const schema = (content?.["application/json"] ?? content?.["application/problem+json"])?.schema;
  return schema ? (atDocument(schema) as object) : null;
}

function viewSchema(name: string): object {
  return { $ref: `${DOCUMENT}#/components/schemas/${name}` };
}

function compileAt(
  ajv: Ajv2020,
  path: string,
  method: string,
  ...steps: readonly string[]
): ValidateFunction {
  const pointer = ["paths", path, method, ...steps, "schema"].map(escapeStep).join("/");
  return ajv.compile({ $ref: `${DOCUMENT}#/${pointer}` });
}

function escapeStep(step: string): string {
  return encodeURIComponent(step.replaceAll("~", "~0").replaceAll("/", "~1"));
}
