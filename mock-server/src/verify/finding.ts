/** An error in a database, which the rules cannot have written. */
export interface Finding {
  readonly table: string;
  /** Key of the row, or of the pair that it belongs to. */
  readonly row: string;
  readonly what: string;
}

/** A finding with the lot and person concerned. */
export interface Located extends Finding {
  /** The damaged lot; null: no single one. */
  readonly lotId: number | null;
  /** The person with the damaged deposit; null: none. */
  readonly userId: number | null;
}

/**
 * Compares a row with its expected content.
 * @returns the first field that differs, or null.
 */
export function difference<Row extends object>(is: Row, shouldBe: Row): string | null {
  for (const [field, expected] of Object.entries(shouldBe)) {
    const found = (is as Readonly<Record<string, unknown>>)[field];
    if (found !== expected) return `${field} is ${String(found)}, it should be ${String(expected)}`;
  }
  return null;
}
