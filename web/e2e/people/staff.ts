/** The back office's calls for lanes. */
import type { components } from "@marsa/api-spec/generated/api.d.ts";
import { type APIRequestContext, expect, type Page } from "@playwright/test";

import { serverNow } from "../market.ts";

type Queue = components["schemas"]["Queue"];

const DAY_MS = 86_400_000;

/** Tomorrow at an hour in Dubai, as the field for day and time has it. */
export async function tomorrowAt(request: APIRequestContext, hour: string): Promise<string> {
  const now = await serverNow(request);
  return `${new Date(now + DAY_MS + 4 * 3_600_000).toISOString().slice(0, 10)}T${hour}`;
}

/** Calls the back office as a person; returns the data of the reply. */
export async function compose(
  request: APIRequestContext,
  token: string,
  what: string,
  body: object,
): Promise<Queue> {
  const answer = await request.post(`/api/backoffice/queues/${what}`, {
    headers: { authorization: `Bearer ${token}` },
    data: body,
  });
  const { data } = (await answer.json()) as { data: Queue };
  expect(answer.ok(), `${what} of a lane`).toBe(true);
  return data;
}

/** Makes a draft that starts tomorrow, with lots in its run. Its version is 2. */
export async function draftWith(
  request: APIRequestContext,
  token: string,
  { name, lots }: { name: string; lots: readonly number[] },
): Promise<Queue> {
  const start = new Date((await serverNow(request)) + DAY_MS).toISOString();
  const { id_queue } = await compose(request, token, "create", { name, place: "Hall 2", start });
  return compose(request, token, "lots", { id_queue, version: 1, lots });
}

/** The numbers of the run's lots, from the top. */
export function runOf(page: Page): Promise<(string | null)[]> {
  return page.locator("[data-lot]").evaluateAll((rows) => rows.map((row) => row.getAttribute("data-lot")));
}
