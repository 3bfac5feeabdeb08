/**
 * Whether photos on their way slow bids down, over HTTP on a database of its own. `node mock-server/bench/uploads.ts
 * [SECONDS] [PHOTOS]`: median, p95 and p99 of bids without and with uploads of 10 MB, ms, with the work of the main
 * thread, and the ratio of the two p99.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { setPriority, tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { printThread, startMeasured, untilUp } from "./measured-server.ts";

const [seconds = 20, photos = 30] = process.argv.slice(2).map(Number);
/** Bids of a busy evening: one each so many ms, whether or not the last one was answered. */
const BID_EACH_MS = 20;
const BIDDERS = 20;
const port = 4712;
const url = `http://127.0.0.1:${port}`;
const folder = mkdtempSync(join(tmpdir(), "marsa-uploads-"));
const server = startMeasured(port, folder);

interface Reply {
  readonly data: { readonly access_token: string }[] & { readonly items: { readonly id_auction: number }[] };
}

async function post(path: string, body: object, token?: string): Promise<Reply["data"]> {
  const answer = await fetch(`${url}${path}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "idempotency-key": crypto.randomUUID(),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  return ((await answer.json()) as Reply).data;
}

/** Noise hardly compresses: about 10 MB. */
async function largePhoto(): Promise<Uint8Array> {
  const create = {
    width: 4_200,
    height: 2_850,
    channels: 3,
    background: "#888",
    noise: { type: "gaussian", mean: 128, sigma: 60 },
  } as const;
  const bytes = await sharp({ create }).jpeg({ quality: 92 }).toBuffer();
  console.log(`${photos} photos of ${(bytes.length / 1e6).toFixed(1)} MB`);
  return bytes;
}

/** Sends all photos at once from a process of its own: a seller's browser does not share a thread with bidders. */
function upload(photo: Uint8Array, token: string): Promise<void> {
  const file = join(folder, "large.jpg");
  writeFileSync(file, photo);
  const sender = `
    const photo = await (await import("node:fs")).openAsBlob(${JSON.stringify(file)});
    await Promise.all(Array.from({ length: ${photos} }, async () => {
      const form = new FormData();
      form.set("kind", "lot_photo");
      form.set("file", photo, "large.jpg");
      const headers = { authorization: "Bearer ${token}" };
      const answer = await fetch("${url}/api/files", { method: "POST", headers, body: form });
      if (!answer.ok) throw new Error(await answer.text());
    }));`;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const sending = spawn(process.execPath, ["--input-type=module", "-e", sender], { stdio: "inherit" });
  // The seller's browser runs on another machine.
  setPriority(sending.pid!, 19);
  sending.once("exit", (code) => (code === 0 ? resolve() : reject(new Error("A photo was refused"))));
  return promise;
}

/** Sends bids at a fixed pace until `isOver`; the times of their replies, ms. */
async function bids(tokens: readonly string[], lot: number, from: number, isOver: () => boolean) {
  const times: number[] = [];
  const open: Promise<void>[] = [];
  for (let turn = 0; !isOver(); turn++) {
    const started = performance.now();
    const price = from + turn * 1_000;
    const sent = post("/api/auction/makebid", { id_auction: lot, price }, tokens[turn % tokens.length]);
    open.push(sent.then(() => void times.push(performance.now() - started)));
    await new Promise((resolve) => setTimeout(resolve, BID_EACH_MS));
  }
  await Promise.all(open);
  return times.toSorted((a, b) => a - b);
}

/** Whether so many ms have passed since the call. */
function until(ms: number): () => boolean {
  const end = performance.now() + ms;
  return () => performance.now() > end;
}

function print(name: string, times: readonly number[]): number {
  const at = (part: number) => times[Math.floor(times.length * part)] ?? 0;
  const words = [0.5, 0.95, 0.99].map((part) => `p${part * 100} ${at(part).toFixed(1).padStart(6)}`);
  console.log(`${name.padEnd(16)} ${String(times.length).padStart(5)} bids  ${words.join("  ")}`);
  return at(0.99);
}

try {
  await untilUp(url);
  const people = await post("/_mock/tokens", { count: BIDDERS, deposit: 100_000_000 });
  const tokens = people.map((one) => one.access_token);
  const [seller] = await post("/_mock/tokens", { count: 1, as: "seller" });
  const { items } = await post("/api/auction/lots", {});
  const lot = items[0]!.id_auction;
  const photo = await largePhoto();
  await bids(tokens, lot, 1_000_000, until(2_000));
  await printThread(server);
  const alone = print("without uploads", await bids(tokens, lot, 3_000_000, until(seconds * 1_000)));
  await printThread(server);
  let isOver = false;
  const uploads = upload(photo, seller!.access_token).finally(() => (isOver = true));
  const beside = print("with uploads", await bids(tokens, lot, 9_000_000, () => isOver));
  await printThread(server);
  await uploads;
  console.log(`p99 with uploads is ${(beside / alone).toFixed(2)} times the p99 without`);
} finally {
  server.kill();
  rmSync(folder, { recursive: true, force: true });
}
