/** Decides which views of a reply a reader may get. */
import { isStaff } from "@marsa/api-spec/roles";
import type { SessionUser } from "./sessions.ts";

/**
 * Returns the views of an operation (LotPublic, LotOwner, LotStaff) that this reader may get. The caller decides,
 * not the content of the reply: this keeps a minimum price from leaking.
 */
export function viewsFor(user: SessionUser | null, views: readonly string[]): string[] {
  if (user && isStaff(user)) return [...views];
  return views.filter((view) => view.endsWith("Public") || (user !== null && view.endsWith("Owner")));
}
