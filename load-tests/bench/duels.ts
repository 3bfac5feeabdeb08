/** Makes the lots and bidders of a bench. */
import type { Duel } from "./drive.ts";

/** AED. */
export const START_PRICE = 1000;
export const STEP = 1;

/** Makes fresh lots, and two bidders with a large deposit for each. */
export async function makeDuels(url: string, count: number): Promise<Duel[]> {
  const { ids } = await control<{ ids: number[] }>(`${url}/_mock/lots`, {
    count,
    seconds: 86_400,
    kind: "vehicle",
    start_price: START_PRICE,
    step: STEP,
    min_price: null,
    buy_now: null,
  });
  const people = await control<{ access_token: string }[]>(`${url}/_mock/tokens`, {
    count: 2 * count,
    deposit: 100_000_000,
  });
  return ids.map((lot, index) => ({
    lot,
    tokens: [people[2 * index]!.access_token, people[2 * index + 1]!.access_token],
    from: START_PRICE,
    step: STEP,
  }));
}

async function control<const Data>(url: string, body: object): Promise<Data> {
  const headers = { "Content-Type": "application/json" };
  const response = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { data: Data }).data;
}
