/** The table of planted defects: each must be found by the level that it names. */
import type { Defect } from "./damage.ts";
import { agreementDefects } from "./agreement-defects.ts";
import { eventDefects } from "./event-defects.ts";
import { fullDefects } from "./full-defects.ts";
import { listDefects } from "./list-defects.ts";
import { readDefects } from "./read-defects.ts";
import { retryDefects } from "./retry-defects.ts";
import { shapeDefects } from "./shape-defects.ts";

export const defects: readonly Defect[] = [
  ...shapeDefects,
  ...readDefects,
  ...fullDefects,
  ...agreementDefects,
  ...listDefects,
  ...retryDefects,
  ...eventDefects,
];
