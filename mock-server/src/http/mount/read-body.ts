/** Reads the body of a call as the kind that the contract declares. */
import { headerOf, type Http } from "../bindings.ts";
import { refuse, type Refusal } from "../handler.ts";
import { receive, type BodyLimits, type Received } from "../receive.ts";

type Json = { readonly ok: true; readonly body: unknown; readonly receivedAt: number };
type Unread = Refusal<"BODY_TOO_SLOW" | "TOO_LARGE" | "BAD_REQUEST" | "UNSUPPORTED_TYPE">;

/** RFC 8259: UTF-8, of which ASCII is a part. The header may say so, in quotes too. */
const JSON_TYPE = /^application\/json[ \t]*(;(?!.*charset=)|;.*charset="?(utf-8|us-ascii)"?[ \t]*(;|$)|$)/i;
const FORM_TYPE = /^multipart\/form-data[ \t]*;/i;
/** Refuses other bytes, and skips a byte-order mark. */
const utf8 = new TextDecoder("utf-8", { fatal: true });

const wrongType = {
  json: refuse("UNSUPPORTED_TYPE", { expected: "application/json in UTF-8" }, { accept: "application/json" }),
  form: refuse("UNSUPPORTED_TYPE", { expected: "multipart/form-data" }, { accept: "multipart/form-data" }),
};
const encoded = refuse(
  "UNSUPPORTED_TYPE",
  { expected: "plain bytes, without Content-Encoding" },
  { "accept-encoding": "identity" },
);

/** Returns the body and its time of receipt, or the refusal; at once where there is no body to read. */
export function receiveBody(
  c: Http,
  kind: "json" | "form" | null,
  now: () => number,
  limits: BodyLimits,
): Json | Unread | Promise<Json | Unread> {
  if (kind === null) return { ok: true, body: undefined, receivedAt: now() };
  const encoding = headerOf(c, "content-encoding");
  if (encoding !== undefined && !/^(identity)?$/i.test(encoding)) return encoded;
  const type = headerOf(c, "content-type") ?? "";
  if (!(kind === "json" ? JSON_TYPE : FORM_TYPE).test(type)) return wrongType[kind];
  if (kind === "form") return { ok: true, body: undefined, receivedAt: now() };
  return receive({ incoming: c.env?.incoming, request: c.req.raw }, now, limits, parsed);
}

function parsed({ bytes, receivedAt }: Received): Json | Refusal<"BAD_REQUEST"> {
  try {
    return { ok: true, body: JSON.parse(utf8.decode(bytes)), receivedAt };
  } catch {
    return refuse("BAD_REQUEST");
  }
}
