/** Returns the addresses of a lot's pictures. */

export const WIDTHS = [480, 960, 1200] as const;
export type Width = (typeof WIDTHS)[number];

/** Returns the address of one width of a named picture. */
export const pictureUrl = (name: string, width: Width): string => `/files/p/${name}-${width}.webp`;
