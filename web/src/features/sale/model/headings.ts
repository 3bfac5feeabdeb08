/** Chooses the fields of a spreadsheet's own headings. */
import type { Preview } from "./rows.ts";

export type Heading = Preview["headings"][number];
/** A heading with its field; null: the column is left out. */
export type ChosenHeading = Pick<Heading, "title" | "field">;

/** The headings that a person chooses a field for: those that are not of the template. */
export function ownHeadings(headings: readonly Heading[]): readonly Heading[] {
  return headings.filter(({ source }) => source !== "template");
}

/** Whether a heading waits for a first choice. */
export function isOpen({ source }: Heading): boolean {
  return source === "proposed" || source === "unknown";
}

/** Returns one sentence for each heading whose field another one has before it, by its place. */
export function doubleFields(chosen: readonly ChosenHeading[]): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  chosen.forEach(({ field }, place) => {
    const first = chosen.findIndex((each) => each.field === field);
    if (field !== null && first < place) found.set(place, `“${chosen[first]!.title}” is this field already`);
  });
  return found;
}

/** Says how headings are read: "“Prix” as Start price". */
export function readAs(headings: readonly Heading[], columns: Preview["columns"]): string {
  return headings
    .flatMap(({ title, field }) => {
      const label = columns.find(({ name }) => name === field)?.label;
      return label === undefined ? [] : [`“${title}” as ${label}`];
    })
    .join(", ");
}
