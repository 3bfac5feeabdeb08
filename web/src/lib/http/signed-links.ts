/** A signed link to a file is valid for five minutes. What has one is read again after this time, ms. */
export const LINKS_LIVE_MS = 4 * 60_000;
