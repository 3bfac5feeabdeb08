/** The order in which vitest runs test files: long ones first, so that none runs alone at the end. */
import { hash } from "node:crypto";
import { relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { root } from "../steps.ts";

/** Files of 20 s or more. */
const LONG = new Set([
  "mock-server/src/contract.test.ts",
  "mock-server/src/controls/scenes.test.ts",
  "mock-server/src/http/extreme-values.test.ts",
  "mock-server/src/planted-defects.test.ts",
  "mock-server/src/http/mount/mount.test.ts",
  "mock-server/src/main.test.ts",
  "mock-server/src/testing/start-marsa.test.ts",
  "mock-server/src/security/foreign-objects.test.ts",
]);

export default class LongFilesFirst extends BaseSequencer {
  /** Returns the long files, then the others; both in a random order that the seed of the run decides. */
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { seed } = this.ctx.config.sequence;
    const placeOf = (file: string) => `${LONG.has(file) ? 0 : 1}${hash("sha1", `${seed} ${file}`)}`;
    return files
      .map((spec) => ({ spec, place: placeOf(relative(root, spec.moduleId)) }))
      .toSorted((one, other) => (one.place < other.place ? -1 : 1))
      .map(({ spec }) => spec);
  }
}
