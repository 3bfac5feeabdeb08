/**
 * What a handler is, derived from the document: what it is given has been validated, what it may answer is what
 * the document declares. A handler that forgets a field, invents a status or refuses with an undeclared code does
 * not compile. An extra field does compile: presenters therefore build replies field by field, and in development
 * and tests every reply is checked against its closed schema.
 */
import type { components, operations as Wire } from "@marsa/api-spec/generated/api.d.ts";
import type { OperationId, operations } from "@marsa/api-spec/generated/operations.ts";
import type { BuiltId } from "@marsa/api-spec/pending";
import type { Context } from "../context.ts";
import type { SessionUser } from "./sessions.ts";

/** A schema of the document by its name: `Schema<"LotCard">`. */
export type Schema<Name extends keyof components["schemas"]> = components["schemas"][Name];

/** Every refusal there is. */
export type Code = Schema<"Code">;

/** The refusals that one operation declares. */
export type CodeOf<Id extends OperationId> = (typeof operations)[Id]["codes"][number];

/** What a call is given where the document gives it nothing: an object in which nothing is found. */
type None = object;
type Given<Part> = [NonNullable<Part>] extends [never] ? None : NonNullable<Part>;
type Parameters<Id extends OperationId> = Wire[Id]["parameters"];

/** A file as it was sent: name and type are what the sender says of it. */
export interface FormFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The validated body of an operation; fields with a default are filled in. A form has its file with its bytes. */
export type BodyOf<Id extends OperationId> = Wire[Id] extends {
  requestBody: { content: { "application/json": infer Body } };
}
  ? Body
  : Wire[Id] extends { requestBody: { content: { "multipart/form-data": infer Form } } }
    ? Omit<Form, "file"> & { readonly file: FormFile }
    : null;

type UserOf<Id extends OperationId> = {
  none: null;
  optional: SessionUser | null;
  registered: SessionUser;
  required: SessionUser;
}[(typeof operations)[Id]["auth"]];

/** A validated request. */
export interface Request<Id extends OperationId> {
  /** Path parameters, decoded and coerced. */
  readonly params: Given<Parameters<Id>["path"]>;
  /** Query parameters, coerced, with their defaults. */
  readonly query: Given<Parameters<Id>["query"]>;
  /** The headers that the document names, under the names it gives them. */
  readonly headers: Given<Parameters<Id>["header"]>;
  readonly body: BodyOf<Id>;
  /** Who asks. Never null where the document requires a session. */
  readonly user: UserOf<Id>;
  /** When the last byte of the request was here, in ms since 1970 UTC on the clock that drives the auctions. */
  readonly receivedAt: number;
  /** Where it came from, for rate limits alone. */
  readonly address: string;
  /** What the browser calls itself; empty when it says nothing. */
  readonly userAgent: string;
  /** Names this request in its problem and in the log. */
  readonly requestId: string;
}

type Headers = Readonly<Record<string, string>>;

/** An answer with a declared body. */
export interface Success<Status extends number, Body> {
  readonly ok: true;
  readonly status: Status;
  readonly body: Body;
  readonly headers?: Headers;
}

/** A refusal: becomes problem JSON. A refusal of the domain is one as it is. */
export interface Refusal<C extends Code> {
  readonly ok: false;
  readonly code: C;
  /** Facts by code (next_min, top_up, errors…); never anybody else's secret. */
  readonly details: Readonly<Record<string, unknown>>;
  readonly headers?: Headers;
}

type Answers<Responses> = {
  [Status in keyof Responses & (200 | 304)]: Success<
    Status,
    Responses[Status] extends { content: { "application/json": infer Body } }
      ? Body
      : Responses[Status] extends { content: unknown }
        ? Uint8Array<ArrayBuffer>
        : null
  >;
}[keyof Responses & (200 | 304)];

/** Everything that one operation may answer. */
export type Reply<Id extends OperationId> = Answers<Wire[Id]["responses"]> | Refusal<CodeOf<Id>>;

/** The code behind one operation of the document. */
export type Handler<Id extends OperationId> = (request: Request<Id>, context: Context) => Promise<Reply<Id>>;

/** A handler for each operation of the document but the pending ones, which the mount itself answers. */
export type Registry = { readonly [Id in BuiltId]: Handler<Id> };

/** The usual answer: `{ result: "success", data }`. `headers` are sent beside those that every reply has. */
export function ok<Data>(data: Data, headers?: Headers): Success<200, { result: "success"; data: Data }> {
  return answer({ result: "success", data }, headers);
}

/** An answer that names its whole body, for calls with more than `data` in it. */
export function answer<Body extends { readonly result: string }>(
  body: Body,
  headers?: Headers,
): Success<200, Body> {
  return { ok: true, status: 200, body, ...(headers && { headers }) };
}

/** A file to be saved under `name`, of the media type that the document names. */
export function file(
  bytes: Uint8Array<ArrayBuffer>,
  { type, name }: { readonly type: string; readonly name: string },
): Success<200, Uint8Array<ArrayBuffer>> {
  const disposition = `attachment; filename="${name.replaceAll(/[^\w .-]/g, "_")}"`;
  return {
    ok: true,
    status: 200,
    body: bytes,
    headers: { "content-type": type, "content-disposition": disposition },
  };
}

/** The reader has it already; `headers` carry the ETag. */
export function notModified(headers: Headers): Success<304, null> {
  return { ok: true, status: 304, body: null, headers };
}

/** A refusal. The sentence for the person comes from the catalogue of problems, by code and details. */
export function refuse<const C extends Code>(
  code: C,
  details: Readonly<Record<string, unknown>> = {},
  headers?: Headers,
): Refusal<C> {
  return { ok: false, code, details, ...(headers && { headers }) };
}
