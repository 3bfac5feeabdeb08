/** All planted defects: each must be found by the level that it names. */
import type { Defect } from "./damage.ts";
import { fullDefects } from "./full-defects.ts";
import { readDefects } from "./read-defects.ts";
import { shapeDefects } from "./shape-defects.ts";

export const defects: readonly Defect[] = [...shapeDefects, ...readDefects, ...fullDefects];
