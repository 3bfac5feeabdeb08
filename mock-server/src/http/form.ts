/** Reads a form with a file (multipart/form-data) into memory. */
import { publicLimits } from "../domain/public-limits.ts";
import type { Http } from "./bindings.ts";
import { type FormFile, refuse, type Refusal } from "./handler.ts";
import { asItIs, receive } from "./receive.ts";

type Form = Readonly<Record<string, string | FormFile>>;

const MB = 1024 * 1024;
/** Limits: the largest file, and some room for the other fields. */
const LIMITS = { bytes: (publicLimits.documentMb + 1) * MB, slowestMs: 60_000 };

/** Returns text fields as they are, files with their bytes. */
export async function receiveForm(
  c: Http,
  now: () => number,
): Promise<
  { readonly ok: true; readonly body: Form } | Refusal<"BODY_TOO_SLOW" | "TOO_LARGE" | "BAD_REQUEST">
> {
  const received = await receive({ incoming: c.env?.incoming, request: c.req.raw }, now, LIMITS, asItIs);
  if (!received.ok) {
    const details = received.code === "TOO_LARGE" ? { size_mb: publicLimits.documentMb } : {};
    return { ...received, details };
  }
  try {
    const type = c.req.header("content-type") ?? "";
    const data = await new Response(received.bytes, { headers: { "content-type": type } }).formData();
    const form: Record<string, string | FormFile> = {};
    for (const [name, value] of data) {
      // A file field sent as text is no file.
      if (typeof value !== "string") form[name] = await fileOf(value);
      else if (name !== "file") form[name] = value;
    }
    return { ok: true, body: form };
  } catch {
    return refuse("BAD_REQUEST");
  }
}

async function fileOf(file: File): Promise<FormFile> {
  return { name: file.name, type: file.type, bytes: new Uint8Array(await file.arrayBuffer()) };
}

/** Returns the body for its schema: a file is replaced by its name. Other bodies stay unchanged. */
export function fieldsOf(body: unknown): unknown {
  if (typeof body !== "object" || body === null || !("file" in body)) return body;
  const { file } = body;
  if (typeof file !== "object" || file === null || !("bytes" in file)) return body;
  return { ...body, file: "name" in file ? file.name : "" };
}
