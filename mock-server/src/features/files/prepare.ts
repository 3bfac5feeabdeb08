/** Composes the first pictures ahead. */
import { WIDTHS } from "../../tables/lots/picture-url.ts";
import type { Store } from "../../store/store.ts";
import type { Pictures } from "./pictures.ts";
import { findNextPictures } from "./repository.ts";

/** Cards on the first page of the list. */
const FIRST_PAGE = 24;
/** Cards that a phone shows first; its dense screen takes the next width. */
const FIRST_ON_PHONE = 3;

/** Composes the pictures of a visitor's first page, in the width of a card. `now` in ms. */
export async function prepareFirstPage(pictures: Pictures, store: Store, now: number): Promise<void> {
  const names = await findNextPictures(store, now, FIRST_PAGE);
  pictures.prepare([
    ...names.map((name) => `${name}-${WIDTHS[0]}.webp`),
    ...names.slice(0, FIRST_ON_PHONE).map((name) => `${name}-${WIDTHS[1]}.webp`),
  ]);
}
