/** The parts of the catalogue that other features use. */
export { countOwn } from "./repository-own.ts";
export { MY_LOTS, SALE_LOTS } from "./own-sections.ts";
export { comparableSales } from "./repository-comparables.ts";
