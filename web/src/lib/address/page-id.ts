import { notFound } from "@tanstack/react-router";

/** As the contract writes ids: a positive integer of 31 bits, without leading zeros. */
const ID = /^[1-9]\d{0,9}$/;
const HIGHEST_ID = 2_147_483_647;

/** The id in an address, or null for anything else: "0", "-1", "abc", "1.0", "007". */
export function readId(text: string): number | null {
  const id = Number(text);
  return ID.test(text) && id <= HIGHEST_ID ? id : null;
}

/** The same for a route's loader: an address that names no possible id is a page that does not exist. Throws notFound. */
export function pageId(text: string): number {
  const id = readId(text);
  if (id === null) throw notFound();
  return id;
}
