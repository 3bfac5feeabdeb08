/** The lots and journals after a run, as lines of JSON in a file: one lot a line. */
import { createReadStream } from "node:fs";
import { appendFile } from "node:fs/promises";
import { createInterface } from "node:readline";
import type { LotAfter } from "./lot-after.ts";

/** Reads a lot after the run. */
export type ReadLot = (id: number) => Promise<LotAfter>;

/** The beginning of a line that holds a lot. */
export const LOT_AFTER = '{"type":"after"';

/** Returns a reader that writes each lot into the file, too. */
export function keepJournals(file: string, readLot: ReadLot): ReadLot {
  return async (id) => {
    const lot = await readLot(id);
    await appendFile(file, `${JSON.stringify({ type: "after", id, ...lot })}\n`);
    return lot;
  };
}

/**
 * Reads the lots of such a file. Other lines are left out, so a record may hold its journals.
 * @returns A reader that throws Error for a lot that the file does not have.
 */
export async function readJournals(file: string): Promise<ReadLot> {
  const lots = new Map<number, LotAfter>();
  for await (const text of createInterface({ input: createReadStream(file) })) {
    if (!text.startsWith(LOT_AFTER)) continue;
    const { id, live, journal } = JSON.parse(text) as LotAfter & { readonly id: number };
    lots.set(id, { live, journal });
  }
  return (id) => {
    const lot = lots.get(id);
    return lot ? Promise.resolve(lot) : Promise.reject(new Error(`${file} has no journal of lot ${id}.`));
  };
}
