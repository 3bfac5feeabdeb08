import { WIDTHS } from "../../tables/lots/picture-url.ts";
import type { Store } from "../../store/store.ts";
import type { Pictures } from "./pictures.ts";
import { findNextPictures } from "./repository.ts";

/** As many cards as the first page of the list shows. */
const FIRST_PAGE = 24;
/** As many of them as a phone shows first, whose dense screen takes the next width. */
const FIRST_ON_PHONE = 3;

/** Has the pictures composed that a first visitor asks for first, in the width of a card. `now` in ms. */
export async function prepareFirstPage(pictures: Pictures, store: Store, now: number): Promise<void> {
  const names = await findNextPictures(store, now, FIRST_PAGE);
  pictures.prepare([
    ...names.map((name) => `${name}-${WIDTHS[0]}.webp`),
    ...names.slice(0, FIRST_ON_PHONE).map((name) => `${name}-${WIDTHS[1]}.webp`),
  ]);
}
