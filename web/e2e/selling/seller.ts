/** Makes a seller's drafts, and lots that the staff check, without a browser. */
import { vehicleFields } from "@marsa/api-spec/examples/forms/lots";
import type { components } from "@marsa/api-spec/generated/api.d.ts";
import { readFileSync } from "node:fs";
import type { APIRequestContext } from "@playwright/test";
import { callAs, upload } from "../people/clients.ts";
import { PICTURE } from "../people.ts";

type Draft = components["schemas"]["LotDraft"];
type Fields = components["schemas"]["LotDraftFields"];

const DAY_MS = 86_400_000;

/** A car is on sale once at a time. */
let cars = 123_456;

/** Another vehicle with each call, with everything that a lot needs to be published but its photo. */
export function vehicle(change: Fields = {}): Fields {
  const now = Date.now() + 39 * DAY_MS;
  return { ...vehicleFields(cars++, now), ...change };
}

/** A draft of a seller. */
export function newDraft(request: APIRequestContext, token: string, fields: Fields): Promise<Draft> {
  return callAs(request, token, "/sale/createlot/0", { fields });
}

/** A draft with its photo: nothing is missing. */
export async function wholeDraft(request: APIRequestContext, token: string): Promise<Draft> {
  const photo = await upload(request, token, {
    kind: "lot_photo",
    name: "front.webp",
    bytes: readFileSync(PICTURE),
  });
  return newDraft(request, token, vehicle({ photos: [photo] }));
}

/** A lot that waits for the staff. */
export async function newLotInModeration(request: APIRequestContext, token: string): Promise<Draft> {
  const { id_auction: id } = await wholeDraft(request, token);
  return callAs(request, token, `/sale/publishlot/${id}`);
}
