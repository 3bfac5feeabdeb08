import { newKey, reply } from "@marsa/api-spec/client";
import { NetworkProblem, type Schema } from "@marsa/api-spec/client-problem";
import { apiVia } from "./api.ts";
import { sendWithProgress } from "./send-with-progress.ts";

/** A part takes some seconds on a slow line: no more is lost when the line breaks. */
const PART_BYTES = 512 * 1024;
/** Losses in a row after which the person decides. */
const MOST_LOSSES = 6;
const FIRST_PAUSE_MS = 500;

export type StoredFile = Schema<"UploadedFile">;

interface SendOptions {
  readonly signal?: AbortSignal;
  /** Hears the sent part, 0 to 1. */
  readonly onProgress?: (part: number) => void;
}

/** The id of each file's upload: sent again, it goes on where it stopped. */
const uploads = new WeakMap<File, string>();

/**
 * POST /uploads/{upload}: sends a file part after part. A part that is lost is sent again.
 * @throws the refusal of the server, or NetworkProblem after several losses in a row
 */
export async function sendFile(
  kind: Schema<"FileKind">,
  file: File,
  { signal, onProgress = () => {} }: SendOptions = {},
): Promise<StoredFile> {
  const upload = uploads.get(file) ?? newKey();
  uploads.set(file, upload);
  const { size } = file;
  let received = 0;
  for (let losses = 0; losses < MOST_LOSSES;) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- part after part
      const answer = await sendPart(received);
      if (answer.file) {
        uploads.delete(file);
        return answer.file;
      }
      ({ received } = answer);
      losses = 0;
    } catch (error) {
      if (!(error instanceof NetworkProblem) || ++losses === MOST_LOSSES || signal?.aborted) throw error;
      // oxlint-disable-next-line no-await-in-loop -- the line needs a moment
      await pause(FIRST_PAUSE_MS * 2 ** (losses - 1), signal);
    }
  }
  throw new Error("The loop ends by itself.");

  function sendPart(from: number): Promise<Schema<"UploadedPart">> {
    const part = file.slice(from, from + PART_BYTES);
    const form = new FormData();
    form.set("kind", kind);
    form.set("file", part, file.name);
    const client = apiVia((request) =>
      sendWithProgress(request, (sent) => size > 0 && onProgress((from + sent * part.size) / size)),
    );
    return reply(
      client.POST("/uploads/{upload}", {
        params: { path: { upload }, query: { from, size } },
        // Typed as its text, sent as its bytes.
        body: { kind, file: "" },
        bodySerializer: () => form,
        ...(signal && { signal }),
      }),
    );
  }
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}
