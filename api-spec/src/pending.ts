import type { OperationId } from "../generated/operations.ts";

/**
 * Calls of the document whose feature is still to come, each with the feature's name. The server answers them with
 * 501 NOT_BUILT_YET, after sign-in, role and request have been checked. There is no other list of this kind.
 */
export const pending = {} as const satisfies Partial<Record<OperationId, string>>;
