/** Validates requests and replies against the document: closed schemas, compiled once per operation. */
import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { documentOperation, openapi, resolved, type Media, type Parameter } from "./document.ts";
import { fieldErrors } from "./field-errors.ts";
import { HEAPED_MARKS } from "./plain-text.ts";
import { fieldRules, fieldWord, type FieldError } from "./rules.ts";

/** Path and method of an operation in the document. */
export interface Place {
  readonly path: string;
  readonly method: string;
}

/** The received parts of a request, as text where HTTP has only text. */
export interface RawRequest {
  readonly path: Record<string, unknown>;
  readonly query: Record<string, unknown>;
  readonly header: Record<string, unknown>;
  readonly body: unknown;
}

const DOCUMENT = "document";
/** The most of a reply's errors that are listed. */
const MOST_DEFECTS = 5;
/** `strictNumbers`: 1e400 is JSON, and JavaScript reads it as Infinity, which no field may be. */
const options = {
  strict: false,
  strictNumbers: true,
  validateSchema: false,
  allErrors: true,
  useDefaults: true,
} as const;

/** Bodies are taken as they are; path and query are text and become numbers. */
const bodies = withDocument(new Ajv2020({ ...options, verbose: true }));
const texts = withDocument(new Ajv2020({ ...options, verbose: true, coerceTypes: "array" }));
/** Replies get no defaults: a field with a default must be present. */
const replies = withDocument(new Ajv2020({ ...options, useDefaults: false, verbose: true }));

function withDocument(ajv: Ajv2020): Ajv2020 {
  addFormats.default(ajv);
  return ajv.addSchema(openapi, DOCUMENT);
}

/** Returns one validator per operation: a process with many servers compiles each schema once. */
function oncePerOperation<Validator>(make: (place: Place) => Validator): (place: Place) => Validator {
  const made = new Map<string, Validator>();
  return (place) => {
    const key = `${place.method} ${place.path}`;
    let validator = made.get(key);
    if (validator === undefined) made.set(key, (validator = make(place)));
    return validator;
  };
}

type RequestCheck = (request: RawRequest) => FieldError[] | null;

/**
 * Returns a function that checks a request in place (defaults, coercion) and returns its errors, or null. It
 * compiles at the first request, so that a start does not wait for unused schemas.
 */
export const requestValidator = oncePerOperation((place): RequestCheck => {
  let check: RequestCheck | null = null;
  return (request) => (check ??= compiledRequest(place))(request);
});

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
      const written = { ...request[part] };
      if (!check(request[part])) errors.push(...fieldErrors(check.errors ?? []));
      else errors.push(...otherNumbers(request[part], written));
    }
    if (body && !body(request.body)) errors.push(...fieldErrors(body.errors ?? []));
    else if (body) errors.push(...heapedMarks(request.body, ""));
    return errors.length > 0 ? errors : null;
  };
}

/** Returns an error for each text with too many marks on one letter. A pattern of the document cannot name all marks. */
function heapedMarks(value: unknown, field: string): FieldError[] {
  if (typeof value === "string")
    return HEAPED_MARKS.test(value) ? [{ field, message: fieldRules.valid(fieldWord(field)) }] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    heapedMarks(part, field === "" ? name : `${field}.${name}`),
  );
}

type Values = Readonly<Record<string, unknown>>;

/** Ajv reads "Infinity", "1e3", "0x10", "039" and " 5" as numbers too. All numbers of an address are whole. */
const NUMBER = /^(0|-?[1-9]\d*)$/;

/** Returns an error for each number that was written in another form. */
function otherNumbers(values: Values, written: Values): FieldError[] {
  // A default was not written.
  return Object.keys(written)
    .filter((field) => {
      const asText = [written[field]].flat();
      const read = [values[field]].flat();
      return read.some((one, at) => typeof one === "number" && !NUMBER.test(String(asText[at])));
    })
    .map((field) => ({ field, message: fieldRules.valid(fieldWord(field)) }));
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

/** Returns the same schema with references into the document. */
function atDocument(schema: unknown): unknown {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${DOCUMENT}#/`));
}

/** Returns the names of an operation's headers. */
export function headerNames({ path, method }: Place): string[] {
  return (documentOperation(path, method).parameters ?? [])
    .map((parameter) => resolved<Parameter>(parameter))
    .filter((parameter) => parameter.in === "header")
    .map(({ name }) => name);
}

/**
 * Returns the errors of a reply, or null.
 * @param viewsOf The views that this reader may get where the operation has several (public, owner, staff); all
 *   without it.
 */
export type ReplyValidator = (
  status: number,
  body: unknown,
  viewsOf?: (views: readonly string[]) => readonly string[],
) => string | null;

/**
 * Compiles a schema at the first reply of a status. Errors name field and rule, never a value, since they go to the
 * log.
 */
export const replyValidator = oncePerOperation(({ path, method }): ReplyValidator => {
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
});

/** Returns a function that returns the errors of a value of this schema, or null. */
export function schemaValidator(name: string): (value: unknown) => string | null {
  let check: ValidateFunction | null = null;
  return (value) => {
    check ??= replies.compile(viewSchema(name));
    return check(value) ? null : defectsText(check);
  };
}

function defectsText({ errors }: ValidateFunction): string {
  const defects = ofBestBranches(errors ?? []).map(defectText);
  // The rows of a list mostly have the same defect: the first one stands for them.
  const kinds = Map.groupBy(defects, (text) => text.replaceAll(/\/\d+/g, "/…"));
  return [...kinds.values()]
    .slice(0, MOST_DEFECTS)
    .map(([first]) => first)
    .join(", ");
}

const branches = new Map<string, ValidateFunction>();

/** Returns the errors of the branch that fits best, in place of those of all branches of a union. */
function ofBestBranches(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const unions = errors.filter(({ keyword }) => keyword === "oneOf" || keyword === "anyOf");
  // The outermost union of a place is the last of its errors.
  const outer = unions.filter(
    (one, i) => !unions.some((other, j) => j > i && isAt(one.instancePath, other.instancePath)),
  );
  return outer.reduce((left, union) => {
    const rest = left.filter(({ instancePath }) => !isAt(instancePath, union.instancePath));
    const found = (union.schema as readonly object[]).map((branch) => branchErrors(branch, union));
    const best = found.toSorted((a, b) => distance(a) - distance(b))[0] ?? [];
    return [...rest, ...(best.length > 0 ? best : [union])];
  }, errors);
}

function branchErrors(branch: object, { data, instancePath }: ErrorObject): readonly ErrorObject[] {
  const key = JSON.stringify(branch);
  const check = branches.get(key) ?? replies.compile(atDocument(branch) as object);
  branches.set(key, check);
  check(data);
  const inside = ofBestBranches(check.errors ?? []);
  return inside.map((error) => ({ ...error, instancePath: instancePath + error.instancePath }));
}

/** Whether a place is another one or lies in it. */
function isAt(inner: string, outer: string): boolean {
  return inner === outer || inner.startsWith(`${outer}/`);
}

/** Another type or another constant is further away than a missing field. */
function distance(errors: readonly ErrorObject[]): number {
  const weights: Readonly<Record<string, number>> = { type: 100, const: 50, enum: 50 };
  return errors.reduce((sum, { keyword }) => sum + (weights[keyword] ?? 1), 0);
}

/** Returns place and rule: "reply/data must NOT have additional properties: reserve". */
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
