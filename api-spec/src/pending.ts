import type { OperationId } from "../generated/operations.ts";

/**
 * Calls of the document whose feature is still to come, each with the feature's name. The server answers them with
 * 501 NOT_BUILT_YET, after sign-in, role and request have been checked. There is no other list of this kind.
 */
export const pending = {
  importLots: "selling",
  getImportTemplate: "selling",
} as const satisfies Partial<Record<OperationId, string>>;

/** Calls that this build answers. */
export type BuiltId = Exclude<OperationId, keyof typeof pending>;

/** Whether a call waits for its feature. */
export function isPending(id: OperationId): id is keyof typeof pending {
  return Object.hasOwn(pending, id);
}
