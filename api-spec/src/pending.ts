/** The calls that no handler answers yet. */
import type { OperationId } from "../generated/operations.ts";

/**
 * Calls of the document without a feature, each with the feature's name. The server answers 501 NOT_BUILT_YET after
 * it has checked sign-in, role and request. No other list of this kind exists.
 */
export const pending = {
  importLots: "selling",
  getImportTemplate: "selling",
} as const satisfies Partial<Record<OperationId, string>>;

/** Calls that this build answers. */
export type BuiltId = Exclude<OperationId, keyof typeof pending>;

/** Returns whether a call waits for its feature. */
export function isPending(id: OperationId): id is keyof typeof pending {
  return Object.hasOwn(pending, id);
}
