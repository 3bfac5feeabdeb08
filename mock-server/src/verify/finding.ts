/** Something in a database that the rules cannot have written. */
export interface Finding {
  readonly table: string;
  /** Of the row, or of the pair that it belongs to. */
  readonly row: string;
  readonly what: string;
}

/** A finding, and whom it concerns. */
export interface Located extends Finding {
  /** The lot that cannot be trusted; null: no single one. */
  readonly lotId: number | null;
  /** The person whose deposit cannot be trusted; null: nobody. */
  readonly userId: number | null;
}

/** Compares a row with what it should be. @returns the first field that differs, or null. */
export function difference<Row extends object>(is: Row, shouldBe: Row): string | null {
  for (const [field, expected] of Object.entries(shouldBe)) {
    const found = (is as Readonly<Record<string, unknown>>)[field];
    if (found !== expected) return `${field} is ${String(found)}, it should be ${String(expected)}`;
  }
  return null;
}
