/** Makes a seller's drafts, and lots that the staff check, without a browser. */
import type { components } from "@marsa/api-spec/generated/api.d.ts";
import { readFileSync } from "node:fs";
import { type APIRequestContext, expect } from "@playwright/test";
import { callAs } from "../people/clients.ts";
import { PICTURE } from "../people.ts";

type Draft = components["schemas"]["LotDraft"];
type Fields = components["schemas"]["LotDraftFields"];

const DAY_MS = 86_400_000;

/** A car is on sale once at a time. */
let cars = 23_456;

/** Another vehicle with each call, with everything that a lot needs to be published but its photo. */
export function vehicle(change: Fields = {}): Fields {
  return {
    kind: "vehicle",
    mark: "toyota",
    model: "toyota-land-cruiser",
    year: 2022,
    mileage: 41_000,
    engine: "petrol",
    engine_text: "4.0 V6 petrol",
    gearbox: "automatic",
    drive: "4wd",
    body: "suv",
    colour: "white",
    region: "gcc",
    vin: `JTMHV05J9041${cars++}`,
    emirate: "dubai",
    city: "dubai",
    location: "Al Quoz yard 4",
    start_price: 90_000,
    step: 500,
    start: new Date(Date.now() + 40 * DAY_MS).toISOString(),
    end: new Date(Date.now() + 44 * DAY_MS).toISOString(),
    review_days: 2,
    vat: "included",
    ...change,
  };
}

/** A draft of a seller. */
export function newDraft(request: APIRequestContext, token: string, fields: Fields): Promise<Draft> {
  return callAs(request, token, "/sale/createlot/0", { fields });
}

/** A draft with its photo: nothing is missing. */
export async function wholeDraft(request: APIRequestContext, token: string): Promise<Draft> {
  const uploaded = await request.post("/api/files", {
    headers: { authorization: `Bearer ${token}` },
    multipart: {
      kind: "lot_photo",
      file: { name: "front.webp", mimeType: "image/webp", buffer: readFileSync(PICTURE) },
    },
  });
  expect(uploaded.ok(), await uploaded.text()).toBe(true);
  const { data } = (await uploaded.json()) as { data: { id_file: number } };
  return newDraft(request, token, vehicle({ photos: [data.id_file] }));
}

/** A lot that waits for the staff. */
export async function newLotInModeration(request: APIRequestContext, token: string): Promise<Draft> {
  const { id_auction: id } = await wholeDraft(request, token);
  return callAs(request, token, `/sale/publishlot/${id}`);
}
