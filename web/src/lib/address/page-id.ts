import { notFound } from "@tanstack/react-router";

/** The contract's form of ids: a positive integer of 31 bits, without leading zeros. */
const ID = /^[1-9]\d{0,9}$/;
const HIGHEST_ID = 2_147_483_647;

/** The id in an address, or null for anything else: "0", "-1", "abc", "1.0", "007". */
export function readId(text: string): number | null {
  const id = Number(text);
  return ID.test(text) && id <= HIGHEST_ID ? id : null;
}

/**
 * Reads the id of an address in a route's loader.
 * @throws notFound for anything but an id
 */
export function pageId(text: string): number {
  const id = readId(text);
  if (id === null) throw notFound();
  return id;
}
