/** Reads a form with a file (multipart/form-data): the file goes to the disk and is never in memory as a whole. */
import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { Busboy, type BusboyFileStream } from "@fastify/busboy";
import { publicLimits } from "../domain/public-limits.ts";
import type { Http } from "./bindings.ts";
import { createBytePace } from "./limits/byte-pace.ts";
import { saveBytes } from "./save-bytes.ts";
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
/** A slow sender may take as long as it needs while so many bytes arrive in each such time. */
const STALL_MS = 30_000;
const LEAST_BYTES = 32 * 1024;
/** The rate of all senders together, and their largest burst: thirty photos at once would delay every bid. */
const BYTES_PER_MS = (10 * MB) / 1_000;
const BURST_BYTES = MB;
const pace = createBytePace(BYTES_PER_MS, BURST_BYTES, () => performance.now());

/**
 * Returns text fields as they are, and the file by its path.
 * @throws the error of a disk that does not take the file.
 */
export async function receiveForm(c: Http): Promise<Form | Refusal<Fault>> {
  const source = c.env?.incoming ?? Readable.fromWeb(c.req.raw?.body as ReadableStream<Uint8Array>);
  const body: Record<string, string | FormFile> = {};
  const path = join(tmpdir(), `marsa-${randomUUID()}.upload`);
  const remove = () => rm(path, { force: true });

  const save = async (stream: BusboyFileStream, name: string, type: string) => {
    await saveBytes(stream, path, source === c.env?.incoming);
    body["file"] = { name: unescaped(name), type, path, size: stream.bytesRead };
  };
  try {
    const fault = await parsed(source, c.req.header("content-type") ?? "", {
      // A file field sent as text is no file.
      field: (name, value) => name !== "file" && (body[name] = value),
      async file(field, stream, name, type) {
        if (field === "file") return save(stream, name, type);
        // The schema of the call refuses a file in another field.
        body[field] = name;
        stream.resume();
      },
    });
    if (!fault) return { ok: true, body, remove };
    await remove();
    return refusedWith(fault);
  } catch (error) {
    await remove();
    throw error;
  }
}

interface Parts {
  field(name: string, value: string): void;
  /** Resolves when the file is saved. */
  file(field: string, stream: BusboyFileStream, name: string, type: string): Promise<void>;
}

/**
 * Parses a form while it arrives, until its files are saved. The connection stays open, so that the client reads the
 * answer.
 * @returns the fault of the form; null: none.
 * @throws the error of a disk that does not take a file.
 */
function parsed(source: Readable, type: string, parts: Parts): Promise<Fault | null> {
  const parser = parserOf(type);
  if (!parser) return Promise.resolve("BAD_REQUEST");
  return new Promise((resolve, reject) => {
    const files: BusboyFileStream[] = [];
    const saves: Promise<void>[] = [];
    let length = 0;
    const leave = (fault: Fault | Error) => {
      clearInterval(timer);
      source.off("data", onData).off("end", onEnd).off("error", onBroken).off("close", onBroken);
      for (const file of files) file.destroy(new Error(String(fault)));
      return Promise.allSettled(saves);
    };
    const settle = (fault: Fault) => void leave(fault).then(() => resolve(fault));
    // A stream that ends too early is the sender's fault, a file that cannot be written is not.
    const onUnsaved = async (error: Error) => {
      await leave("syscall" in error ? error : "BAD_REQUEST");
      if ("syscall" in error) reject(error);
      else resolve("BAD_REQUEST");
    };
    const onSaved = () => {
      resolve(null);
    };
    const onBroken = () => settle("BAD_REQUEST");
    let holds = 0;
    let before = 0;
    const timer = setInterval(() => {
      // A pause of our own is no stall of the sender.
      if (holds === 0 && length - before < LEAST_BYTES) setImmediate(settle, "BODY_TOO_SLOW" as const);
      before = length;
    }, STALL_MS);
    const pauseUntil = (wait: (resume: () => void) => void) => {
      if (holds++ === 0) source.pause();
      wait(() => {
        if (--holds === 0) source.resume();
      });
    };
    const onData = (chunk: Buffer) => {
      length += chunk.length;
      if (length > MOST_BYTES) return settle("TOO_LARGE");
      const waitMs = pace.take(chunk.length);
      if (waitMs > 0) pauseUntil((resume) => void setTimeout(resume, waitMs));
      if (!parser.write(chunk)) pauseUntil((resume) => void parser.once("drain", resume));
    };
    const onEnd = () => {
      clearInterval(timer);
      source.off("close", onBroken);
      parser.end();
    };
    parser
      .on("field", (name, value) => parts.field(name, value))
      .on("file", (field, stream, name, _encoding, mime) => {
        files.push(stream);
        const saved = parts.file(field, stream, name ?? "", mime);
        saves.push(saved);
        saved.catch(onUnsaved);
      })
      .on("filesLimit", onBroken)
      .on("fieldsLimit", onBroken)
      .on("error", onBroken)
      .on("finish", () => void Promise.all(saves).then(onSaved, () => undefined));
    source.on("data", onData).on("end", onEnd).on("error", onBroken).on("close", onBroken);
  });
}

/** Browsers escape what would end a name in its header. */
const ESCAPES: Readonly<Record<string, string>> = { "%22": '"', "%0D": "\r", "%0A": "\n" };

function unescaped(name: string): string {
  return name.replaceAll(/%(22|0D|0A)/g, (escape) => ESCAPES[escape]!);
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
