/** Collects defects of replies that checks of other operations met. */
import type { OperationId } from "../generated/operations.ts";
import type { Check } from "./check.ts";

interface Found {
  readonly check: Check;
  readonly broken: string;
}

export class SideDefects {
  readonly #first = new Map<OperationId, string>();

  /** The first defect of an operation counts. */
  add(id: OperationId, finding: string): void {
    if (!this.#first.has(id)) this.#first.set(id, finding);
  }

  /** Returns one failed check for each operation with a defect. */
  checks(): Found[] {
    return [...this.#first].map(([id, broken]) => ({
      check: {
        group: "replies in other checks",
        name: `${id} follows the document in every check`,
        about: id,
        play: async () => undefined,
      },
      broken,
    }));
  }
}
