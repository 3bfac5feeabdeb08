/** A seller's slow line: a photo arrives however long it takes, and goes on where a broken line stopped it. */
import { connect, createServer, type Socket } from "node:net";
import { randomBytes } from "node:crypto";
import { pipeline } from "node:stream/promises";
import { setTimeout as wait } from "node:timers/promises";
import { expect } from "@playwright/test";
import sharp from "sharp";
import { test } from "../journey.ts";
import { bidder } from "../market.ts";
import { newDraft, vehicle } from "./seller.ts";

/** What passes at once. */
const PIECE_BYTES = 4_096;
/** As the app cuts a file. */
const PART_BYTES = 512 * 1024;

/** Of noise as a JPEG of the quality below. */
const BYTES_PER_PIXEL = 0.875;

interface Line {
  readonly url: string;
  /** Bytes that have passed towards the server. */
  sent(): number;
  /** Ends all connections; what was on its way is lost. */
  cut(): void;
  close(): void;
}

/** Opens a line to a server on which all connections together send so many bytes a second. */
async function slowLine(target: string, bytesPerS: number): Promise<Line> {
  const sockets = new Set<Socket>();
  let sent = 0;
  let freeAt = 0;
  async function* paced(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks)
      for (let at = 0; at < chunk.length; at += PIECE_BYTES) {
        const piece = chunk.subarray(at, at + PIECE_BYTES);
        freeAt = Math.max(freeAt, Date.now()) + (piece.length / bytesPerS) * 1_000;
        await wait(freeAt - Date.now());
        sent += piece.length;
        yield piece;
      }
  }
  const server = createServer((client) => {
    const upstream = connect(Number(new URL(target).port), "127.0.0.1");
    for (const socket of [client, upstream]) sockets.add(socket);
    // A line that ends is the point of this test.
    pipeline(client, paced, upstream).catch(() => {});
    pipeline(upstream, client).catch(() => {});
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The line has no port");
  const cut = () => sockets.forEach((socket) => socket.destroy());
  return {
    url: `http://127.0.0.1:${address.port}`,
    sent: () => sent,
    cut,
    close() {
      cut();
      server.close();
    },
  };
}

/** A photo of about so many bytes: noise cannot be packed. */
async function photoOf(bytes: number): Promise<Buffer> {
  const width = 1_600;
  const height = Math.round(bytes / width / BYTES_PER_PIXEL);
  const raw = { width, height, channels: 3 } as const;
  return await sharp(randomBytes(width * height * 3), { raw })
    .jpeg({ quality: 92 })
    .toBuffer();
}

for (const { name, bytes, bytesPerS, tag } of [
  { name: "1.5 MB at 400 kB/s", bytes: 1_500_000, bytesPerS: 400_000, tag: [] },
  { name: "5.7 MB at 75 kB/s", bytes: 5_700_000, bytesPerS: 75_000, tag: ["@proof"] },
]) {
  test(
    `a photo of ${name} arrives over a line that breaks on the way`,
    { tag },
    async ({ browser, request, baseURL }) => {
      test.skip(test.info().project.name === "phone", "The line is the same at a desk.");
      const usualS = bytes / bytesPerS;
      test.setTimeout(90_000 + usualS * 2_000);
      const photo = await photoOf(bytes);
      expect(Math.abs(photo.length - bytes)).toBeLessThan(bytes / 10);
      const line = await slowLine(baseURL!, bytesPerS);
      const { page, context, token } = await bidder(browser, request, line.url, "seller");
      const { id_auction: id } = await newDraft(request, token, vehicle());
      await page.goto(`${line.url}/auction/edit/${id}?step=photos`);
      const before = line.sent();
      const begunAt = Date.now();
      await page
        .getByLabel("Photos", { exact: true })
        .setInputFiles({ name: "front.jpg", mimeType: "image/jpeg", buffer: photo });
      await expect
        .poll(() => line.sent() - before, { timeout: usualS * 2_000 })
        .toBeGreaterThan(photo.length / 2);
      line.cut();
      await expect(page.getByText("1 of 30")).toBeVisible({ timeout: 30_000 + usualS * 2_000 });
      await expect(page.getByAltText(/front\.jpg$/)).toBeVisible();
      const seconds = (Date.now() - begunAt) / 1_000;
      const sent = line.sent() - before;
      test.info().annotations.push({
        type: "figures",
        description: `${photo.length} bytes in ${seconds.toFixed(1)} s, ${sent} bytes sent`,
      });
      // One part at most was sent twice, and some bytes of other calls.
      expect(sent).toBeLessThan(photo.length + PART_BYTES + 150_000);
      await context.close();
      line.close();
    },
  );
}
