/** Lots that sellers send to moderation, made without a browser. */
import { vehicleFields } from "@marsa/api-spec/examples/forms/lots";
import type { components } from "@marsa/api-spec/generated/api.d.ts";
import { randomBytes, randomInt } from "node:crypto";
import { crc32, deflateSync } from "node:zlib";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { callAs, upload } from "../people/clients.ts";

type Schemas = components["schemas"];
export type Draft = Schemas["LotDraft"];

const HOUR_MS = 3_600_000;
export const PHONE_NUMBER = "050 338 12 90";

const PX = 48;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A photo that no other lot has: noise in grey, as a PNG. */
function ownPhoto(): Buffer {
  const header = Buffer.from([0, 0, 0, PX, 0, 0, 0, PX, 8, 0, 0, 0, 0]);
  const rows = Array.from({ length: PX }, () => Buffer.concat([Buffer.alloc(1), randomBytes(PX)]));
  const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  const pixels = chunk("IDAT", deflateSync(Buffer.concat(rows)));
  return Buffer.concat([signature, chunk("IHDR", header), pixels, chunk("IEND", Buffer.alloc(0))]);
}

/** A complete form for a car that starts in an hour of the server's clock, with contact data in its comment. */
async function form(request: APIRequestContext, photo: number): Promise<Schemas["LotDraftFields"]> {
  const answer = await request.get("/api/config");
  const { data } = (await answer.json()) as { data: Schemas["Config"] };
  const { now } = data.clock;
  const at = (hours: number) => new Date(now + hours * HOUR_MS).toISOString();
  return {
    ...vehicleFields(randomInt(100_000, 1_000_000), now),
    trim: "GXR",
    start: at(1),
    end: at(49),
    photos: [photo],
    comment: `One owner. Call or WhatsApp me, ${PHONE_NUMBER}.`,
  };
}

/** A seller's lot that waits for the staff. */
export async function waitingLot(request: APIRequestContext, token: string): Promise<Draft> {
  const photo = await upload(request, token, { kind: "lot_photo", name: "front.png", bytes: ownPhoto() });
  const fields = await form(request, photo);
  const draft = await callAs<Draft>(request, token, "/sale/createlot/0", { fields });
  return callAs(request, token, `/sale/publishlot/${draft.id_auction}`);
}

/** The lot as its seller edits it. */
export async function draftOf(request: APIRequestContext, token: string, id: number): Promise<Draft> {
  const answer = await request.get(`/api/sale/getlotdraft/${id}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { data: Draft }).data;
}

/** The row of a lot in the queue. */
export const waitingRow = (page: Page, number: number) => page.locator(`[data-lot="${number}"]`);

/** Opens a lot from the queue. */
export async function openWaiting(page: Page, { number, id_auction: id }: Draft): Promise<void> {
  await page.goto("/clients?tab=moderation");
  await waitingRow(page, number).click();
  await expect(page).toHaveURL(new RegExp(`lot=${id}$`));
}
