/** Limits that forms need before they send anything. */
export const publicLimits = {
  photoMb: 10,
  documentMb: 20,
  /** Phones of 50 megapixels make pictures of 8,160 × 6,144. */
  photoMegapixels: 64,
  photos: 30,
  codeLength: 6,
  /** Shortest time between two codes to one contact. */
  resendS: 60,
  passwordMinLength: 12,
  textMinLength: 10,
} as const;
