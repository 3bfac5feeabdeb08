/** Tests of `form.ts`: forms over a real socket. */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readFile } from "node:fs/promises";
import { expect, it, onTestFinished, vi } from "vitest";
import type { Http } from "./bindings.ts";
import { receiveForm } from "./form.ts";

const MB = 1024 * 1024;
const uploads = () => readdirSync(tmpdir()).filter((name) => /^marsa-.*\.upload$/.test(name));

/** A server that answers with what it received, and the address to send to. */
async function setUp() {
  // A folder of its own: other processes receive forms too.
  const folder = mkdtempSync(join(tmpdir(), "marsa-forms-"));
  vi.stubEnv("TMPDIR", folder);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  });
  const server = createServer((incoming, outgoing) => {
    const header = () => incoming.headers["content-type"];
    const request = { env: { incoming }, req: { header, raw: null } } as unknown as Http;
    void receiveForm(request)
      .then(async (form) => {
        if (!form.ok) return outgoing.end(JSON.stringify({ code: form.code, uploads: uploads().length }));
        const { file, ...fields } = form.body;
        const text = typeof file === "object" ? await readFile(file.path, "utf8") : null;
        const size = typeof file === "object" ? file.size : null;
        await form.remove();
        return outgoing.end(
          JSON.stringify({ fields, size, text: text?.slice(0, 20) ?? null, uploads: uploads().length }),
        );
      })
      .catch((error: NodeJS.ErrnoException) => outgoing.end(JSON.stringify({ failed: error.code })));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const before = uploads().length;
  const send = async (body: FormData | string, type?: string): Promise<Record<string, unknown>> => {
    const answer = await fetch(url, {
      method: "POST",
      body,
      ...(type !== undefined && { headers: { "content-type": type } }),
    });
    return (await answer.json()) as Record<string, unknown>;
  };
  return { send, before, url };
}

it("a file reaches the disk, its fields the call, and nothing of it stays", async () => {
  const { send, before } = await setUp();
  const form = new FormData();
  form.set("kind", "lot_photo");
  form.set("file", new Blob(["a photo ".repeat(MB)]), "front left.jpg");
  expect(await send(form)).toEqual({
    fields: { kind: "lot_photo" },
    size: 8 * MB,
    text: "a photo a photo a ph",
    uploads: before,
  });
});

it("a form that is too large, cut off, or no form is refused, and leaves no file", async () => {
  const { send, before } = await setUp();
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(22 * MB)]), "large.jpg");
  // The connection is closed on purpose: the client may see only that.
  const large = await send(form).catch(() => ({ code: "TOO_LARGE", uploads: before }));
  expect(large).toEqual({ code: "TOO_LARGE", uploads: before });
  const cut = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nhalf of it';
  expect(await send(cut, "multipart/form-data; boundary=b")).toEqual({
    code: "BAD_REQUEST",
    uploads: before,
  });
  expect(await send("{}", "application/json")).toEqual({ code: "BAD_REQUEST", uploads: before });
  expect(await send("--b", "multipart/form-data")).toEqual({ code: "BAD_REQUEST", uploads: before });
});

/** Sends a file piece after piece: after each one, the server's clock goes on by so many seconds. */
async function drip(
  url: string,
  pieces: number,
  bytes: number,
  seconds: number,
): Promise<Record<string, unknown>> {
  const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';
  let left = pieces;
  const body = new ReadableStream<Uint8Array>({
    async pull(stream) {
      if (left === pieces) stream.enqueue(Buffer.from(head));
      if (left-- === 0) {
        stream.enqueue(Buffer.from("\r\n--b--\r\n"));
        return stream.close();
      }
      stream.enqueue(new Uint8Array(bytes));
      // What was sent arrives before the clock moves.
      for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
      vi.advanceTimersByTime(seconds * 1_000);
    },
  });
  const type = { "content-type": "multipart/form-data; boundary=b" };
  const sent = await fetch(url, { method: "POST", body, headers: type, duplex: "half" });
  return (await sent.json()) as Record<string, unknown>;
}

it("a slow file that keeps coming arrives, and one that stalls is refused", async () => {
  const { url, before } = await setUp();
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  // 75 kB a second for 80 s.
  expect(await drip(url, 80, 75_000, 1)).toMatchObject({ size: 6_000_000 });
  // Three bytes in each half minute.
  expect(await drip(url, 300, 1, 10)).toEqual({ code: "BODY_TOO_SLOW", uploads: before });
});

it("a file field sent as text is no file", async () => {
  const { send } = await setUp();
  const form = new FormData();
  form.set("file", "text");
  form.set("kind", "avatar");
  expect(await send(form)).toMatchObject({ fields: { kind: "avatar" }, size: null });
});

it("a disk that takes no file fails the call at once, and nothing else", async () => {
  const { send } = await setUp();
  vi.stubEnv("TMPDIR", "/nowhere");
  onTestFinished(() => void vi.unstubAllEnvs());
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(8 * MB)]), "front left.jpg");
  form.set("kind", "lot_photo");
  expect(await send(form)).toEqual({ failed: "ENOENT" });
});
