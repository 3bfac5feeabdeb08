/** Reads a form with a file (multipart/form-data): the file goes to the disk and is never in memory as a whole. */
import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Busboy, type BusboyFileStream } from "@fastify/busboy";
import { publicLimits } from "../domain/public-limits.ts";
import type { Http } from "./bindings.ts";
import { type FormFile, refuse, type Refusal } from "./handler.ts";

/** A received form. */
interface Form {
  readonly ok: true;
  readonly body: Readonly<Record<string, string | FormFile>>;
  /** Deletes the file: no handler needs it longer than its own call. */
  remove(): Promise<void>;
}

type Fault = "BODY_TOO_SLOW" | "TOO_LARGE" | "BAD_REQUEST";

const MB = 1024 * 1024;
/** The largest file, and some room for the other fields. */
const MOST_BYTES = (publicLimits.documentMb + 1) * MB;
/** More than any form has. */
const LIMITS = { files: 1, fields: 20, fieldSize: 64 * 1024, headerPairs: 20 };
const SLOWEST_MS = 60_000;

/** Returns text fields as they are, and the file by its path. */
export async function receiveForm(c: Http): Promise<Form | Refusal<Fault>> {
  const source = c.env?.incoming ?? Readable.fromWeb(c.req.raw?.body as ReadableStream<Uint8Array>);
  const body: Record<string, string | FormFile> = {};
  const path = join(tmpdir(), `marsa-${randomUUID()}.upload`);
  const remove = () => rm(path, { force: true });
  const saves: Promise<void>[] = [];

  const save = async (stream: BusboyFileStream, name: string, type: string) => {
    await pipeline(stream, createWriteStream(path, { flags: "wx", mode: 0o600 }));
    body["file"] = { name, type, path, size: stream.bytesRead };
  };
  const fault = await parsed(source, c.req.header("content-type") ?? "", {
    // A file field sent as text is no file.
    field: (name, value) => name !== "file" && (body[name] = value),
    file(field, stream, name, type) {
      if (field === "file") return void saves.push(save(stream, name, type));
      // The schema of the call refuses a file in another field.
      body[field] = name;
      stream.resume();
    },
  });
  const saved = await Promise.allSettled(saves);
  if (!fault && saved.every(({ status }) => status === "fulfilled")) return { ok: true, body, remove };
  await remove();
  return refusedWith(fault ?? "BAD_REQUEST");
}

interface Parts {
  field(name: string, value: string): void;
  file(field: string, stream: BusboyFileStream, name: string, type: string): void;
}

/**
 * Parses a form while it arrives, and returns what is wrong with it; null: nothing. The connection stays open, so that
 * the client reads the answer.
 */
function parsed(source: Readable, type: string, parts: Parts): Promise<Fault | null> {
  const parser = parserOf(type);
  if (!parser) return Promise.resolve("BAD_REQUEST");
  return new Promise((resolve) => {
    const files: BusboyFileStream[] = [];
    let length = 0;
    const settle = (fault: Fault | null) => {
      clearTimeout(timer);
      source.off("data", onData).off("end", onEnd).off("error", onBroken).off("close", onBroken);
      if (fault) for (const file of files) file.destroy(new Error(fault));
      resolve(fault);
    };
    const onBroken = () => settle("BAD_REQUEST");
    const timer = setTimeout(() => setImmediate(settle, "BODY_TOO_SLOW" as const), SLOWEST_MS);
    const onData = (chunk: Buffer) => {
      length += chunk.length;
      if (length > MOST_BYTES) return settle("TOO_LARGE");
      if (parser.write(chunk)) return;
      source.pause();
      parser.once("drain", () => source.resume());
    };
    const onEnd = () => {
      source.off("close", onBroken);
      parser.end();
    };
    parser
      .on("field", (name, value) => parts.field(name, value))
      .on("file", (field, stream, name, _encoding, mime) => {
        files.push(stream);
        parts.file(field, stream, name ?? "", mime);
      })
      .on("filesLimit", onBroken)
      .on("fieldsLimit", onBroken)
      .on("error", onBroken)
      .on("finish", () => settle(null));
    source.on("data", onData).on("end", onEnd).on("error", onBroken).on("close", onBroken);
  });
}

/** Returns a parser of forms; null for a body of another type. */
function parserOf(type: string): InstanceType<typeof Busboy> | null {
  if (!/^multipart\/form-data\b/i.test(type)) return null;
  try {
    return new Busboy({ headers: { "content-type": type }, limits: LIMITS });
  } catch {
    return null;
  }
}

function refusedWith(code: Fault): Refusal<Fault> {
  const details = code === "TOO_LARGE" ? { size_mb: publicLimits.documentMb } : {};
  // The rest of the body is not read, so the connection cannot be reused.
  return refuse(code, details as never, { connection: "close" });
}

/** Returns the body for its schema: a file is replaced by its name. Other bodies stay unchanged. */
export function fieldsOf(body: unknown): unknown {
  if (typeof body !== "object" || body === null || !("file" in body)) return body;
  const { file } = body;
  if (typeof file !== "object" || file === null || !("path" in file)) return body;
  return { ...body, file: "name" in file ? file.name : "" };
}
