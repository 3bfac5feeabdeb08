/** Collects defects of replies that checks of other operations met. */
import type { OperationId } from "../generated/operations.ts";
import type { Broken } from "./base/broken.ts";
import type { Check } from "./base/check.ts";

interface Found {
  readonly check: Check;
  readonly broken: Broken;
}

export class SideDefects {
  readonly #first = new Map<OperationId, Broken>();

  /** The first defect of an operation counts. */
  add(id: OperationId, finding: Broken): void {
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
