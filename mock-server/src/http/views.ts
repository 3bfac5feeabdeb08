import type { SessionUser } from "./sessions.ts";

/** Back-office people, and auctioneers in their lane. */
export function isStaff({ roles, ustatus }: Pick<SessionUser, "roles" | "ustatus">): boolean {
  return (
    roles.includes("backoffice") ||
    roles.includes("auctioneer") ||
    ustatus === "manager" ||
    ustatus === "admin"
  );
}

/**
 * Of the views that an operation has (LotPublic, LotOwner, LotStaff), those this reader can be given at all. Decided by
 * who asks and not by what the reply holds: that is what keeps a minimum price from leaking.
 */
export function viewsFor(user: SessionUser | null, views: readonly string[]): string[] {
  if (user && isStaff(user)) return [...views];
  return views.filter((view) => view.endsWith("Public") || (user !== null && view.endsWith("Owner")));
}
