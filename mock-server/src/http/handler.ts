/**
 * Types of the handlers, derived from the contract: validated input, declared answers. A handler that forgets a
 * field, invents a status or refuses with an undeclared code does not compile. An extra field does compile, so
 * presenters build replies field by field, and development and tests check every reply against its closed schema.
 */
import { disposition } from "@marsa/api-spec/text/file-name";
import type { components, operations as Wire } from "@marsa/api-spec/generated/api.d.ts";
import type { OperationId, operations } from "@marsa/api-spec/generated/operations";
import type { Context } from "./context.ts";
import type { SessionUser } from "./sessions.ts";

/** A schema of the contract by its name: `Schema<"LotCard">`. */
export type Schema<Name extends keyof components["schemas"]> = components["schemas"][Name];

/** Every refusal code. */
export type Code = Schema<"Code">;

/** The refusal codes that one operation declares. */
export type CodeOf<Id extends OperationId> = (typeof operations)[Id]["codes"][number];

/** The type of a part that the contract leaves out: an object without fields. */
type None = object;
type Given<Part> = [NonNullable<Part>] extends [never] ? None : NonNullable<Part>;
type Parameters<Id extends OperationId> = Wire[Id]["parameters"];

/** An uploaded file; the sender chose its name and type. */
export interface FormFile {
  readonly name: string;
  readonly type: string;
  /** Where it lies until the call is answered. */
  readonly path: string;
  /** Bytes. */
  readonly size: number;
}

/** The validated body of an operation, with defaults filled in. A form has its file by its path. */
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
  /** The headers of the contract, under the contract's names. */
  readonly headers: Given<Parameters<Id>["header"]>;
  readonly body: BodyOf<Id>;
  /** The caller. Never null where the contract requires a session. */
  readonly user: UserOf<Id>;
  /** When the last byte of the request arrived, in ms since 1970 UTC on the auction clock. */
  readonly receivedAt: number;
  /** Address of the client, for rate limits only. */
  readonly address: string;
  /** The user agent; empty if missing. */
  readonly userAgent: string;
  /** Id of this request in its problem and in the log. */
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

/** A refusal, sent as problem JSON. Refusals of the domain have this form. */
export interface Refusal<C extends Code> {
  readonly ok: false;
  readonly code: C;
  /** Facts by code (next_min, top_up, errors…); never another person's secret. */
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

/** All answers of one operation. */
export type Reply<Id extends OperationId> = Answers<Wire[Id]["responses"]> | Refusal<CodeOf<Id>>;

/** The code of one operation of the contract. */
export type Handler<Id extends OperationId> = (request: Request<Id>, context: Context) => Promise<Reply<Id>>;

/** A handler for each operation of the contract. */
export type Registry = { readonly [Id in OperationId]: Handler<Id> };

/** The usual answer: `{ result: "success", data }`. `headers` are added to the standard ones. */
export function ok<Data>(data: Data, headers?: Headers): Success<200, { result: "success"; data: Data }> {
  return answer({ result: "success", data }, headers);
}

/** An answer with its whole body, for calls with more than `data`. */
export function answer<Body extends { readonly result: string }>(
  body: Body,
  headers?: Headers,
): Success<200, Body> {
  return { ok: true, status: 200, body, ...(headers && { headers }) };
}

/** A download under `name`, of the contract's media type. */
export function file(
  bytes: Uint8Array<ArrayBuffer>,
  { type, name }: { readonly type: string; readonly name: string },
): Success<200, Uint8Array<ArrayBuffer>> {
  return {
    ok: true,
    status: 200,
    body: bytes,
    headers: { "content-type": type, "content-disposition": disposition("attachment", name) },
  };
}

/** The client's copy is current; `headers` carry the ETag. */
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
