/** Where a picture of a lot is served. */

export const WIDTHS = [480, 960, 1200] as const;
export type Width = (typeof WIDTHS)[number];

/** Where one width of a named picture is served. */
export const pictureUrl = (name: string, width: Width): string => `/files/p/${name}-${width}.webp`;
