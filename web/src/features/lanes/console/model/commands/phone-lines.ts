/** The phone lines of a desk with the room; each letter is its key. */
export const LINES = ["A", "B", "C", "D", "E", "F", "G", "H"] as const;
export type PhoneLine = (typeof LINES)[number];
