/** Returns the lot of an address (without /en); null for any other page. */
export function openLotId(pathname: string): number | null {
  const id = /^\/auction\/([1-9]\d{0,9})\/?$/.exec(pathname)?.[1];
  return id === undefined ? null : Number(id);
}
